import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir


class TriquetaConan(ConanFile):
    name = "triqueta"
    license = "MIT"
    description = "The rules of two families of tabletop games as a header-only C++20 library"
    topics = ("board-game", "card-game", "rules", "simulation", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = "CMakeLists.txt", "LICENSE", "cmake/*", "include/*"
    no_copy_source = True

    def set_version(self):
        # version.hpp is the one place that states it.
        header = load(self, os.path.join(self.recipe_folder, "include", "triqueta", "version.hpp"))
        parts = (re.search(rf"#define TRIQUETA_VERSION_{p} (\d+)", header)[1] for p in ("MAJOR", "MINOR", "PATCH"))
        self.version = ".".join(parts)

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def package_id(self):
        self.info.clear()  # the same headers for everybody

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False  # the project has presets of its own
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
        rmdir(self, os.path.join(self.package_folder, "share"))  # CMakeDeps writes the consumer's CMake files

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "triqueta")
        self.cpp_info.set_property("cmake_target_name", "triqueta::triqueta")
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
