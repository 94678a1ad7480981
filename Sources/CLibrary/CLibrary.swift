// The C library of the system, by one name: `import CLibrary` in place of a condition in each file that calls it.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif
