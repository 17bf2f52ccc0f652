# The project's commands; `make` lists them. Each first installs the packages that it needs (tools/setup), and builds in
# build/.

# A fixed seed makes the property tests reproducible. RC_PARAMS= tries new cases.
export RC_PARAMS ?= seed=1
MACHINE ?= s390x
NETS ?= base_game_2 base_game hidden_wolves hidden_wolves_duel mayhem race
FILES ?= $(wildcard tests/conformance/data/*.jsonl)
SHELL := bash
.SHELLFLAGS := -o pipefail -c

jobs := $(shell nproc 2>/dev/null || echo 2)
# build PRESET: silent if there is nothing to do
build = cmake --build --preset $(1) -- --quiet | { grep -v '^ninja: no work to do' || :; }
# Ctrl-C ends the program without an error message of make.
interruptible = trap : INT; $(1) $(ARGS) || [ $$? = 130 ]
sources = git ls-files -z --cached --others --exclude-standard '*.hpp' '*.cpp' '*.h' '*.c'

.PHONY: help demo play triqueta test conformance golden single python rust js table table-server table-test bench bench-instructions bench-peers ladder train fuzz format tidy docs full clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /    make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 28

demo: build/demo/build.ninja ## show a whole game in the terminal; ARGS="--help" lists options
	@$(call build,demo --target triqueta_demo)
	@$(call interruptible,build/demo/examples/triqueta_demo)

play: build/demo/build.ninja ## play against the program in the terminal
	@$(call build,demo --target triqueta_play)
	@$(call interruptible,build/demo/examples/triqueta_play)

triqueta: build/demo/build.ninja ## build the tool for recorded games, build/demo/examples/triqueta
	@$(call build,demo --target triqueta_triqueta)
	@build/demo/examples/triqueta help

test: build/test/build.ninja ## build and run all tests
	cmake --build --preset test
	ctest --preset test -j $(jobs) --progress

conformance: build/test/build.ninja ## replay games of other engines; FILES="a.jsonl b.jsonl"
	@$(call build,test --target conformance)
	@build/test/tests/conformance $(FILES)

golden: build/$(MACHINE)/build.ninja ## test formats on an emulated machine: MACHINE=s390x (big-endian), arm64 or m32
	cmake --build --preset $(MACHINE)
	ctest --preset $(MACHINE) -j $(jobs) --progress

single: ## write the library as one header, build/single/triqueta.hpp
	@tools/setup single
	@tools/amalgamate

bench: build/bench/build.ninja ## measure speed, as ratios to straight-line code; ARGS="--benchmark_filter=..."
	@$(call build,bench --target triqueta_bench)
	build/bench/bench/triqueta_bench --benchmark_out=build/bench.json --benchmark_out_format=json $(ARGS)
	@if [ -e bench/table.py ]; then python3 bench/table.py build/bench.json && \
	    python3 bench/picture.py build/bench.json build/bench.svg; fi

bench-instructions: build/bench/build.ninja ## count instructions a decision; ARGS="race/unchecked/4" selects
	@tools/setup valgrind
	@$(call build,bench --target triqueta_bench triqueta_bench_avx2)
	@bench/instructions.sh $(ARGS)

bench-peers: ## measure the Python package beside other libraries of games; ARGS=--write puts the table into docs/speed.md
	@tools/python --wheel
	@python3 bench/peers.py $(ARGS)

ladder: build/tools/build.ninja ## measure how strong opponents are: table, build/ladder.json and .svg; ARGS="--game race"
	@$(call build,tools --target triqueta_ladder)
	@build/tools/tools/ladder --json build/ladder.json --svg build/ladder.svg $(ARGS)

train: build/tools/build.ninja ## learn the weights of opponents anew; NETS="race mayhem"
	@$(call build,tools --target triqueta_train)
	@mkdir -p build/weights
	@for net in $(NETS); do echo $$net; nice build/tools/tools/train $$net - - build/weights || exit; done

fuzz: build/fuzz/build.ninja ## run each fuzz target for FUZZ_SECONDS (default 10)
	@$(call build,fuzz)
	@tools/fuzz

format: ## format all sources with clang-format
	@tools/setup format
	@$(sources) | xargs -0 -r clang-format-14 -i

tidy: build/tidy/build.ninja ## run clang-tidy on all headers and sources
	@tools/tidy

python: ## build and test the Python package; ARGS="-k golden" selects tests, ARGS=--wheel none, ARGS=--clusters those on Dask and Ray
	@tools/python $(ARGS)

rust: ## build, test, lint and package the Rust crates
	@tools/setup rust
	@bindings/rust/check

js: ## build and test the JavaScript package, build/js/triqueta-*.tgz; ARGS=--package tests nothing
	@tools/setup js
	@bindings/js/check $(ARGS)

table: ## build the table in the browser, build/table, and open it
	@tools/setup js
	@table/build
	@cd table; $(call interruptible,node_modules/.bin/vite preview --open)

table-server: ## serve the table, with rooms for people on several devices; ARGS=--home for all of the home network
	@tools/setup js table
	@table/build
	@table/server/build
	@$(call interruptible,node build/table-server/server/main.js)

table-test: ## test the table in headless Chromium, and its server; ARGS="-g undo" selects tests
	@tools/setup js table
	@table/build
	@table/server/build
	@[ -n "$(ARGS)" ] || node --test build/table-server/server/test/*.test.js
	@cd table && node_modules/.bin/playwright test $(ARGS)

docs: ## write the reference of both APIs: build/docs/html/index.html
	@tools/setup docs
	@mkdir -p build/docs/c_api
	@doxygen docs/Doxyfile.c_api
	@doxygen docs/Doxyfile
	@echo build/docs/html/index.html

full: ## run every check, including the long ones (.ci/full)
	@bash .ci/full

clean: ## remove build/
	rm -rf build

# Checking for installed packages is fast, so every command does it.
.PHONY: setup-%
setup-%:
	@tools/setup $*

build/%/build.ninja: CMakePresets.json | setup-%
	@echo "Building in build/$* (the first time takes minutes)"
	@cmake --preset $* --log-level=WARNING > /dev/null
	@touch $@
