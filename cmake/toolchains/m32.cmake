# 32 bits by g++ -m32, for an x86-64 machine, which runs it. Debian's g++-12-multilib can be there beside the cross
# compilers, which g++-multilib can't; without the latter the kernel's headers are found only when they are named.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(CMAKE_C_COMPILER gcc-12 -m32 -idirafter /usr/include/x86_64-linux-gnu)
set(CMAKE_CXX_COMPILER g++-12 -m32 -idirafter /usr/include/x86_64-linux-gnu)
