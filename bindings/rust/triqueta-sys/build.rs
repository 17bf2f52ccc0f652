//! Builds the C API from its sources, as `c_api/CMakeLists.txt` does.

use std::env;
use std::path::Path;

/// What is called at every step of a game is made to be fast, ...
const FAST: [&str; 4] = ["game.cpp", "view.cpp", "erased_matches.cpp", "batch.cpp"];
/// ... the rest to be small.
const SMALL: [&str; 9] = [
    "erased_match_data.cpp",
    "erased_view_data.cpp",
    "erased_views.cpp",
    "games.cpp",
    "serialization.cpp",
    "construction.cpp",
    "results.cpp",
    "catalog.cpp",
    "words.cpp",
];

fn main() {
    // Documentation and lints need no library.
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    if env::var_os("DOCS_RS").is_some() {
        return;
    }

    let source = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("source");
    let folder = source.join("c_api/src");
    let header = source.join("c_api/include");
    let paths = |names: &[&str]| names.iter().map(|name| folder.join(name)).collect::<Vec<_>>();

    let mut build = cc::Build::new();
    build
        .cpp(true)
        .std("c++20")
        .cpp_link_stdlib(None)
        .define("TQ_BUILDING", None)
        .define("TQ_STATIC", None)
        .include(&folder)
        .include(&header)
        .include(source.join("include"));
    // Its assertions would need the C++ run-time library; nothing here unwinds a stack.
    for flag in [
        "-fno-exceptions",
        "-fno-rtti",
        "-fno-asynchronous-unwind-tables",
        "-fvisibility=hidden",
        "-fvisibility-inlines-hidden",
        "-U_GLIBCXX_ASSERTIONS",
    ] {
        build.flag_if_supported(flag);
    }

    let mut small = build.clone();
    if env::var("OPT_LEVEL").is_ok_and(|level| level != "0") {
        small.opt_level_str("s");
    }
    build.files(paths(&FAST)).objects(small.files(paths(&SMALL)).compile_intermediates()).compile("triqueta");

    println!("cargo::metadata=include={}", header.display());
    for read in [&folder, &header, &source.join("include")] {
        println!("cargo::rerun-if-changed={}", read.display());
    }
}
