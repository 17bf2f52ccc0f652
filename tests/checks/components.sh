#!/usr/bin/env bash
# components.sh BUILD OUT: what the folder BUILD installs, component by component into OUT. Each brings what it should
# and nothing else; without another it is found by CMake, and who asks for that other one is told what is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$1
out=$2
rm -rf "$out"
mkdir -p "$out/asking"

fail() {
    printf '%s\n' "$@"
    exit 1
}

# install FOLDER [ARGUMENT...]; the prefix isn't where the files lie, as in a package that is being made.
install() {
    mkdir -p "$out/$1/usr" # static, there is no c_runtime
    DESTDIR=$out/$1 cmake --install "$build" --prefix /usr "${@:2}" > /dev/null
}
installed() {
    (cd "$out/$1/usr" && find . ! -type d | sort)
}

for component in cpp c c_runtime; do
    install $component --component $component
done
install c_whole --component c
install c_whole --component c_runtime
install all
echo '--- everything belongs to a component'
diff <(installed all) <(for component in cpp c c_runtime; do installed $component; done | sort -u)

echo '--- the C++ library is the same for every machine'
others=$(installed cpp | grep -vE '^\./(include/triqueta/.*\.hpp|share/.*)$') && fail "$others"
echo '--- the C API brings no C++'
others=$(installed c | grep -F .hpp) && fail "$others"

echo '--- a program that was built with the shared libraries needs only c_runtime'
if installed all | grep -F .so > /dev/null; then
    for name in libtriqueta.so libtriqueta_bots.so; do
        library=$(find "$out/c_runtime" -name "$name.*" -type f)
        soname=$(readelf --dynamic --wide "$library" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p')
        [[ $soname == "$name."? ]] || fail "its SONAME is '$soname'"
        [ "$(readlink "$(dirname "$library")/$soname")" = "$(basename "$library")" ] || fail "no link leads from $soname"
    done
    # beside the libraries and the links their SBOM
    [ "$(installed c_runtime | wc -l)" = 5 ] || fail "$(installed c_runtime)"
fi

echo '--- each component has an SBOM, which lists what the component brings and nothing else'
for component in cpp c c_runtime; do
    sbom=share/sbom/triqueta-$component.cdx.json
    files=$(cd "$out/$component/usr" && find . -type f ! -path "./$sbom" -printf '%P\n' | sort)
    [ -n "$files" ] || continue # static, there is no c_runtime
    for folder in $component all; do
        diff <(cd "$out/$folder/usr" && xargs -d '\n' sha256sum <<< "$files" | sed -E 's/^(\S+) +(.*)/\2 \1/') \
            <(sed -n 's/.*"type": "file", "name": "\([^"]*\)".*"content": "\([0-9a-f]*\)".*/\1 \2/p' "$out/$folder/usr/$sbom")
    done
done

echo '--- no file says where it was made or laid'
named=$(grep -rlF -e "$PWD" -e "$out" "$out/all") && fail "$named"

cat > "$out/asking/CMakeLists.txt" << 'END'
cmake_minimum_required(VERSION 3.23)
project(asking LANGUAGES C)
find_package(triqueta REQUIRED CONFIG COMPONENTS ${asked})
foreach(target IN LISTS expected)
    if(NOT TARGET triqueta::${target})
        message(FATAL_ERROR "there is no triqueta::${target}")
    endif()
endforeach()
END
# ask FOLDER COMPONENTS EXPECTED: as a CMake project; EXPECTED are targets, or words of the message if they have blanks.
ask() {
    local said expected=$3
    echo "--- asking $1 for '$2': $3"
    [[ $3 == *' '* ]] && expected=
    # an explicit folder, lest another triqueta of this machine is found
    rm -rf "$out/asked"
    if said=$(cmake -S "$out/asking" -B "$out/asked" -DCMAKE_PREFIX_PATH="$out/$1/usr" \
        -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF -Dasked="$2" -Dexpected="$expected" 2>&1); then
        [ -n "$expected" ] || fail "$said"
    elif [ -n "$expected" ] || ! tr -s ' \n' ' ' <<< "$said" | grep -qF "$3"; then
        fail "$said"
    fi
}
ask all '' 'triqueta;c;c_bots'
ask all 'cpp;c' 'triqueta;c'
ask cpp '' 'triqueta'
ask c_whole '' 'c;c_bots'
ask c_whole 'c' 'c'
ask cpp 'cpp;c' "component 'c', the library of the C API, isn't installed"
ask c_whole 'cpp' "component 'cpp', the headers of the C++ library, isn't installed"
ask all 'cobol' "there is no component 'cobol'"
