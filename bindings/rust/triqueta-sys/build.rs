//! Builds the C API from its sources, as `c_api/CMakeLists.txt` does.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The sources that are compiled for speed: what is called at every step of a game.
const FAST: [&str; 4] = ["game.cpp", "view.cpp", "erased_matches.cpp", "batch.cpp"];
/// Of those of the opponents: what thinks.
const FAST_OF_BOTS: [&str; 1] = ["erased_bots.cpp"];
/// Those that are compiled for speed without much code. All others are compiled for size.
const KERNELS: [&str; 3] = ["kernel_baseline.cpp", "kernel_avx2.cpp", "kernel_avx512.cpp"];

/// The other sources of a folder.
fn small(folder: &Path, fast: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the sources are in the package");
    let files = entries.map(|entry| entry.expect("the folder is readable").path());
    let is_fast = |file: &Path| fast.iter().chain(&KERNELS).any(|&name| file.ends_with(name));
    let mut small: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|it| it == "cpp") && !is_fast(file)).collect();
    small.sort();
    small
}

fn main() {
    // Documentation and lints need no library.
    println!("cargo::rerun-if-env-changed=DOCS_RS");
    if env::var_os("DOCS_RS").is_some() {
        return;
    }

    let source = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("source");
    let folder = source.join("c_api/src");
    let header = source.join("c_api/include");

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

    let (mut for_size, mut for_kernels) = (build.clone(), build.clone());
    if env::var("OPT_LEVEL").is_ok_and(|level| level != "0") {
        for_size.opt_level_str("s");
        for_kernels.opt_level(2);
        if build.get_compiler().is_like_gnu() {
            for_kernels.flag_if_supported("-fpeel-loops");
        }
    }
    for_size.files(small(&folder, &FAST));
    build.files(FAST.map(|name| folder.join(name)));
    if env::var_os("CARGO_FEATURE_BOTS").is_some() {
        let bots = folder.join("bots");
        for_size.files(small(&bots, &FAST_OF_BOTS));
        build.files(FAST_OF_BOTS.map(|name| bots.join(name)));
    }
    let kernels = for_kernels.files(KERNELS.map(|name| folder.join(name))).compile_intermediates();
    let others = for_size.compile_intermediates();
    // Where several have the same function, the linker takes the first, the fast one.
    build.objects(kernels).objects(others).compile("triqueta");

    println!("cargo::metadata=include={}", header.display());
    for read in [&folder, &header, &source.join("include")] {
        println!("cargo::rerun-if-changed={}", read.display());
    }
}
