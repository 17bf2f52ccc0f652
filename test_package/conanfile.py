import os

from conan import ConanFile
from conan.errors import ConanException
from conan.tools.build import can_run
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout


class TestPackage(ConanFile):
    settings = "os", "arch", "compiler", "build_type"
    generators = "CMakeDeps"

    def requirements(self):
        self.requires(self.tested_reference_str)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.user_presets_path = False  # leaves this folder as it is
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()
        if self._has_c_library:
            cmake.configure(build_script_folder="c", subfolder="c")
            cmake.build(subfolder="c")

    def test(self):
        package = self.dependencies["triqueta"].package_folder
        for file in ("licenses/LICENSE", "share/sbom/triqueta.cdx.json"):
            if not os.path.isfile(os.path.join(package, file)):
                raise ConanException(f"the package lacks {file}")
        if can_run(self):
            self.run(os.path.join(self.cpp.build.bindir, "test_package"), env="conanrun")
            if self._has_c_library:
                self.run(os.path.join(self.cpp.build.bindir, "c", "test_package_c"), env="conanrun")

    @property
    def _has_c_library(self):
        return self.dependencies["triqueta"].options.c_api != "none"
