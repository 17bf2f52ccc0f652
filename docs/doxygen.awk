# The headers as Doxygen should read them.

# Outside of code, "<" in a comment begins no tag of HTML.
FILENAME ~ /hpp$/ && /^ *\/\/\/ / && !/`/ { gsub(/</, "\\<") }

# In C++ what stands before the namespace is said of the header, not of the namespace.
FILENAME ~ /hpp$/ && !inside && /^\/\/\// { about = about $0 "\n"; next }
FILENAME ~ /hpp$/ && !inside && /^namespace/ {
    inside = 1
    about = "/// @file\n" about "\n"
}
# A comment behind an enumerator belongs to it.
/^ *enum / { listing = 1 }
/};/ { listing = 0 }
listing { sub(/,  +\/\/ /, ",  ///< ") }

# In C a line with a name is the beginning of a chapter of functions, once all types are there.
/^\/\* -+ library/ { chapters = 1 }
chapters && /^\/\* -+ .* \*\/$/ {
    gsub(/^\/\* -+ | \*\/$/, "")
    $0 = (open ? "/**@}*/" : "") "/** @name " toupper(substr($0, 1, 1)) substr($0, 2) " */ /**@{*/"
    open = 1
}
open && /^#ifdef __cplusplus/ { $0 = "/**@}*/\n" $0 }
{
    printf "%s%s\n", about, $0
    about = ""
}
