/* Checks without a framework. A failed CHECK says where and goes on, so that one run shows them all; a failed REQUIRE
 * ends the program, since what follows would mean nothing. `main` returns check_result(). */
#ifndef TRIQUETA_TESTS_C_API_CHECK_H
#define TRIQUETA_TESTS_C_API_CHECK_H

void check_that(int holds, const char* file, int line, const char* what);
void require_that(int holds, const char* file, int line, const char* what);

/* What is being checked just now, for the message of a failure; `name` has to live on. */
void check_in(const char* name);

/* Says how many checks there were; 0 if all held, and there were any. */
int check_result(void);

#define CHECK(condition) check_that((condition) != 0, __FILE__, __LINE__, #condition)
#define REQUIRE(condition) require_that((condition) != 0, __FILE__, __LINE__, #condition)

#endif
