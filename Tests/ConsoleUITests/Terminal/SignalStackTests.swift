import CTerminal
import Foundation
import Testing

/// The stacks for signal handlers, and the creation of threads, which gives them to all threads.
struct SignalStackTests {
  private static let compiler = "/usr/bin/cc"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: compiler), "needs \(compiler)"))
  func `a library that is loaded may wait for a thread that starts another one`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, library) = (
      folder.appending(path: "library.c"), folder.appending(path: "library.so")
    )
    try Data(Self.library.utf8).write(to: source)
    let compilation = try Process.run(
      URL(filePath: Self.compiler),
      arguments: ["-shared", "-fPIC", "-pthread", source.path(), "-o", library.path()])
    compilation.waitUntilExit()
    try #require(compilation.terminationStatus == 0)

    let handle = try #require(dlopen(library.path(), RTLD_NOW))

    let hasJoined = try #require(dlsym(handle, "has_joined"))
    #expect(hasJoined.load(as: Int32.self) == 1)
  }

  /// Its constructor gives up after a while, so that the test does not hang.
  private static let library = """
    #define _GNU_SOURCE
    #include <pthread.h>
    #include <time.h>

    int has_joined = 0;

    static void *do_nothing(void *argument) { return argument; }

    static void *start_another(void *argument) {
      pthread_t thread;
      if (pthread_create(&thread, NULL, do_nothing, NULL) == 0) pthread_join(thread, NULL);
      return argument;
    }

    __attribute__((constructor)) static void start(void) {
      pthread_t thread;
      struct timespec limit;
      clock_gettime(CLOCK_REALTIME, &limit);
      limit.tv_sec += 30;
      if (pthread_create(&thread, NULL, start_another, NULL) != 0) return;
      has_joined = pthread_timedjoin_np(thread, NULL, &limit) == 0;
    }
    """

  #if os(Linux)
  @Test func `a fault near address 0 is no stack overflow where the stack pointer is not known`() {
    // Without a stack pointer, as of a processor whose context this module does not read.
    var context = ucontext_t()
    var fault = siginfo_t()
    (fault.si_signo, fault.si_code) = (SIGSEGV, 1)

    #expect(!cterminal_is_stack_overflow(&fault, &context))
  }
  #endif
}
