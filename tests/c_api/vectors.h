/* Reads vectors: files of JSON with one object in each line. */
#ifndef TRIQUETA_TESTS_C_API_VECTORS_H
#define TRIQUETA_TESTS_C_API_VECTORS_H

#include "check.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A value of a vector, which stands behind its name in the line. */
static inline const char* value_of(const char* line, const char* name) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"%s\":", name);
    const char* const found = strstr(line, wanted);
    REQUIRE(found != NULL);
    return found + strlen(wanted) + (found[strlen(wanted)] == ' ');
}
static inline size_t hex(const char* from, uint8_t* to, size_t capacity) {
    size_t size = 0;
    from += *from == '"';
    for (unsigned byte = 0; size < capacity && sscanf(from, "%2x", &byte) == 1 && *from != '"'; from += 2)
        to[size++] = (uint8_t)byte;
    return size;
}
/* The numbers of a list. */
static inline size_t numbers(const char* from, int32_t* to) {
    size_t size = 0;
    REQUIRE(*from++ == '[');
    while (*from != ']') {
        char* end = NULL;
        to[size++] = (int32_t)strtol(from, &end, 10);
        from = end + strspn(end, ", ");
    }
    return size;
}

#endif
