# The headers as Doxygen should read them. What stands before the namespace is said of the header, not of the namespace;
# and a comment behind an enumerator belongs to it.
/^\/\/\// && !inside { about = about $0 "\n"; next }
/^namespace/ && !inside {
    inside = 1
    about = "/// @file\n" about "\n"
}
/^ *enum / { listing = 1 }
/};/ { listing = 0 }
listing { sub(/,  +\/\/ /, ",  ///< ") }
{
    printf "%s%s\n", about, $0
    about = ""
}
