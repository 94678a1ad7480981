#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// A process that this one has started and whose end it awaits.
struct ChildProcess: Sendable {
  /// What a process begins with besides its arguments.
  enum Standing: Sendable {
    /// The input, the output and the process group of this one.
    case companion
    /// The input and the output of this one, and a process group of its own: a job, as shells say.
    ///
    /// Where the system can, that is put in the foreground of a terminal before the program begins;
    /// it may be there even when the start fails.
    case job(foregroundOf: Int32?)
    /// A session of its own without a terminal, no input, and no output.
    case background
  }

  /// What waiting has brought.
  enum Change: Sendable {
    case stopped(signal: Int32)
    case ended(ProgramEnd)
  }

  let id: pid_t

  /// Starts a program; every signal does to it what it does by default.
  ///
  /// - Throws: ``ProgramError`` when there is none, or the system refuses.
  init(_ program: ExternalProgram, as standing: Standing) throws(ProgramError) {
    guard !([program.name] + program.arguments).contains(where: { $0.utf8.contains(0) }) else {
      throw .notStarted(name: program.name, reason: String(cString: strerror(EINVAL)))
    }
    Self.keepEnds()
    var id: pid_t = 0
    let failure = Self.withAttributes(of: standing) { attributes in
      Self.withFiles(of: standing) { files in
        Self.withArguments([program.name] + program.arguments) { arguments in
          posix_spawnp(&id, program.name, files, attributes, arguments, environment)
        }
      }
    }
    switch failure {
    case 0: self.id = id
    case ENOENT: throw .notFound(name: program.name)
    default: throw .notStarted(name: program.name, reason: String(cString: strerror(failure)))
    }
  }

  /// Waits until it has ended, which may be long; nil when its end was told to somebody else.
  func waitForEnd() -> ProgramEnd? {
    while true {
      guard waitForChange(WEXITED) else { return nil }
      if case .ended(let end) = takeChange() { return end }
    }
  }

  /// Waits until there is a change to take; `false` when there will be none.
  func waitForChange(_ kinds: Int32) -> Bool {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, kinds | WNOWAIT) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Takes a change that has happened, if there is one; after the end the number may belong to
  /// another process.
  func takeChange() -> Change? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG | WUNTRACED) == id else { return nil }
    // The parts of a status, as `WIFSTOPPED` and its sisters take it apart.
    switch status & 0x7F {
    case 0: return .ended(.exited(status: (status >> 8) & 0xFF))
    case 0x7F: return .stopped(signal: (status >> 8) & 0xFF)
    case let signal: return .ended(.killed(signal: signal))
    }
  }

  /// A program may be started with SIGCHLD ignored; then the system forgets how its children end.
  private static func keepEnds() {
    let before = signal(SIGCHLD, SIG_DFL)
    if unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(SIGCHLD, before)
    }
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias Files = posix_spawn_file_actions_t?
  private static let ownSession: Int32 = 0x400
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Files = posix_spawn_file_actions_t
  /// `POSIX_SPAWN_SETSID`, which the headers hide from Swift.
  private static let ownSession: Int32 = 0x80
  #endif

  private static func withAttributes(
    of standing: Standing, _ body: (UnsafePointer<Attributes>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
    var attributes: Attributes = nil
    #else
    var attributes = Attributes()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    switch standing {
    case .companion: break
    case .job: flags |= Int32(POSIX_SPAWN_SETPGROUP)
    case .background: flags |= ownSession
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return body(&attributes)
  }

  private static func withFiles(
    of standing: Standing, _ body: (UnsafePointer<Files>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
    var files: Files = nil
    #else
    var files = Files()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if case .job(foregroundOf: let terminal?) = standing { addForeground?(&files, terminal) }
    if case .background = standing {
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    }
    return body(&files)
  }

  private typealias AddForeground =
    @convention(c) (UnsafeMutablePointer<Files>, Int32) -> Int32

  /// Looked for at run time, because only newer systems have it.
  private static var addForeground: ((UnsafeMutablePointer<Files>, Int32) -> Void)? {
    // Safe because the type is that of the function with this name, since glibc 2.35.
    dlsym(nil, "posix_spawn_file_actions_addtcsetpgrp_np")
      .map { unsafeBitCast($0, to: AddForeground.self) }
      .map { add in { files, terminal in _ = add(files, terminal) } }
  }

  private static func withArguments(
    _ arguments: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    // Safe because they are freed after the last use only; the list ends with nil, as C wants it.
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

#if canImport(Darwin)
private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  _NSGetEnviron().pointee
}
#else
private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
#endif
