# 32 bits, with g++ -m32 on an x86-64 machine, which runs the programs. Debian's g++-multilib conflicts with the cross
# compilers, so this uses g++-12-multilib. That package lacks the path of the kernel's headers: -idirafter adds it.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(CMAKE_C_COMPILER gcc-12 -m32 -idirafter /usr/include/x86_64-linux-gnu)
set(CMAKE_CXX_COMPILER g++-12 -m32 -idirafter /usr/include/x86_64-linux-gnu)
