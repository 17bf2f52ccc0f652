# The project's commands; `make` lists them. Each installs what it needs first (tools/setup) and builds in build/.

# A fixed seed for the property tests, so that a run says the same twice. RC_PARAMS= tries new cases.
export RC_PARAMS ?= seed=1
MACHINE ?= s390x
FILES ?= $(wildcard tests/conformance/data/*.jsonl)
SHELL := bash
.SHELLFLAGS := -o pipefail -c

jobs := $(shell nproc 2>/dev/null || echo 2)
# build PRESET, without a word when there is nothing to do
build = cmake --build --preset $(1) -- --quiet | { grep -v '^ninja: no work to do' || :; }
# Ctrl-C ends the program, and make has nothing to say about it.
interruptible = trap : INT; $(1) $(ARGS) || [ $$? = 130 ]
sources = git ls-files -z --cached --others --exclude-standard '*.hpp' '*.cpp' '*.h' '*.c'

.PHONY: help demo play triqueta test conformance golden single python rust js bench fuzz format tidy docs full clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /    make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 24

demo: build/demo/build.ninja ## a game plays itself in the terminal; ARGS="--help" tells more
	@$(call build,demo --target triqueta_demo)
	@$(call interruptible,build/demo/examples/triqueta_demo)

play: build/demo/build.ninja ## a game against the program
	@$(call build,demo --target triqueta_play)
	@$(call interruptible,build/demo/examples/triqueta_play)

triqueta: build/demo/build.ninja ## the program for games that were written down, build/demo/examples/triqueta
	@$(call build,demo --target triqueta_triqueta)
	@build/demo/examples/triqueta help

test: build/test/build.ninja ## all tests
	cmake --build --preset test
	ctest --preset test -j $(jobs) --progress

conformance: build/test/build.ninja ## replay games that others played; FILES="a.jsonl b.jsonl"
	@$(call build,test --target conformance)
	@build/test/tests/conformance $(FILES)

golden: build/$(MACHINE)/build.ninja ## golden files on an emulated machine: MACHINE=s390x (big-endian), arm64 or m32
	cmake --build --preset $(MACHINE)
	ctest --preset $(MACHINE) -j $(jobs) --progress

single: ## the library as one header, build/single/triqueta.hpp
	@tools/setup single
	@tools/amalgamate

bench: build/bench/build.ninja ## how fast it is, as ratios to straight-line code; ARGS="--benchmark_filter=..."
	@$(call build,bench)
	build/bench/bench/triqueta_bench --benchmark_out=build/bench.json --benchmark_out_format=json $(ARGS)
	@if [ -e bench/table.py ]; then python3 bench/table.py build/bench.json; fi

fuzz: build/fuzz/build.ninja ## each fuzz target for FUZZ_SECONDS (10)
	@$(call build,fuzz)
	@tools/fuzz

format: ## lay out all sources by .clang-format
	@tools/setup format
	@$(sources) | xargs -0 -r clang-format-14 -i

tidy: build/tidy/build.ninja ## clang-tidy over headers and sources
	@tools/tidy

python: ## the Python package: its wheel, type checks and tests; ARGS="-k golden" for some
	@tools/python $(ARGS)

rust: ## the Rust crates: build, tests, lints, bindings, packages
	@tools/setup rust
	@bindings/rust/check

js: ## the package for JavaScript, tested in Node and in Chromium: build/js/triqueta-*.tgz
	@tools/setup js
	@bindings/js/check

docs: ## the reference of both APIs, with the guides: build/docs/html/index.html
	@tools/setup docs
	@mkdir -p build/docs/c_api
	@doxygen docs/Doxyfile.c_api
	@doxygen docs/Doxyfile
	@echo build/docs/html/index.html

full: ## every check there is, long ones too: .ci/full
	@bash .ci/full

clean: ## remove all that was built
	rm -rf build

# The checks of what is installed cost nothing to speak of, so they come before every use.
.PHONY: setup-%
setup-%:
	@tools/setup $*

build/%/build.ninja: CMakePresets.json | setup-%
	@echo "Building in build/$*: this takes a while the first time"
	@cmake --preset $* --log-level=WARNING > /dev/null
	@touch $@
