import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir


class TriquetaConan(ConanFile):
    name = "triqueta"
    license = "MIT"
    description = "The rules of two families of tabletop games as a header-only C++20 library, and as a C library"
    topics = ("board-game", "card-game", "rules", "simulation", "header-only")
    settings = "os", "arch", "compiler", "build_type"
    options = {"c_api": ["none", "static", "shared"]}
    default_options = {"c_api": "none"}
    exports_sources = (
        "CMakeLists.txt",
        "LICENSE",
        "cmake/*",
        "include/*",
        "c_api/CMakeLists.txt",
        "c_api/*.map",
        "c_api/include/*",
        "c_api/src/*",
    )
    no_copy_source = True

    def set_version(self):
        # version.hpp is the only place that defines the version.
        header = load(self, os.path.join(self.recipe_folder, "include", "triqueta", "version.hpp"))
        parts = (re.search(rf"#define TRIQUETA_VERSION_{p} (\d+)", header)[1] for p in ("MAJOR", "MINOR", "PATCH"))
        self.version = ".".join(parts)

    def configure(self):
        kind = str(self.options.c_api)
        self.package_type = "header-library" if kind == "none" else f"{kind}-library"

    def validate(self):
        # A C program may use the C API with any profile: that library sets C++20 itself.
        if self.options.c_api == "none":
            check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def package_id(self):
        if self.info.options.c_api == "none":
            self.info.clear()  # headers are the same for all settings
        else:
            self.info.settings.rm_safe("compiler.cppstd")

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False  # the project has its own presets
        toolchain.cache_variables["TRIQUETA_C_API"] = str(self.options.c_api)
        for part in ("TESTS", "EXAMPLES"):
            toolchain.cache_variables[f"TRIQUETA_{part}"] = False
        toolchain.cache_variables["CMAKE_INSTALL_MESSAGE"] = "NEVER"
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()
        # Conan's generators write the files for CMake and pkg-config, so remove those of CMake.
        for folder in ("share", os.path.join("lib", "cmake"), os.path.join("lib", "pkgconfig")):
            rmdir(self, os.path.join(self.package_folder, folder))
        # The package now has other files than CMake installed, so write its SBOM again.
        sbom = os.path.join(self.source_folder, "cmake", "sbom.cmake")
        output = os.path.join(self.package_folder, "share", "sbom", "triqueta.cdx.json")
        required = "" if self.options.c_api == "none" else "libc"
        self.run(
            f'cmake -D "output={output}" -D "root={self.package_folder}" -D ecosystem=conan -D required={required}'
            f' -P "{sbom}"'
        )

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "triqueta")
        # Not triqueta::triqueta: that is only the C++ library.
        self.cpp_info.set_property("cmake_target_name", "triqueta::all")

        cpp = self.cpp_info.components["cpp"]
        cpp.set_property("cmake_target_name", "triqueta::triqueta")
        cpp.set_property("pkg_config_name", "triqueta")
        cpp.bindirs = []
        cpp.libdirs = []

        if self.options.c_api != "none":
            c = self.cpp_info.components["c"]
            c.set_property("cmake_target_name", "triqueta::c")
            c.set_property("pkg_config_name", "triqueta-c")
            c.libs = ["triqueta"]
            bots = self.cpp_info.components["c_bots"]
            bots.set_property("cmake_target_name", "triqueta::c_bots")
            bots.set_property("pkg_config_name", "triqueta-c-bots")
            bots.libs = ["triqueta_bots"]
            if self.options.c_api == "static":
                c.defines = bots.defines = ["TQ_STATIC"]
