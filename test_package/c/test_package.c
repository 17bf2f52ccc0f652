#include <triqueta.h>

#include <stdio.h>

int main(void) {
    const int32_t version = tq_version();
    printf("triqueta %d.%d.%d for C\n", (int)(version / 10000), (int)(version / 100 % 100), (int)(version % 100));
    return 0;
}
