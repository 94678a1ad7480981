@preconcurrency import CLibrary
internal import CTerminal

/// A child process, from its start until its termination status is read.
struct ChildProcess: Sendable {
  /// What the child shares with this process.
  enum LaunchMode: Sendable {
    /// The child inherits the standard streams and the process group.
    case attached
    /// The child inherits the standard streams and gets its own process group: a job in the sense of shells.
    ///
    /// If the system supports it, that group becomes the foreground group of this terminal before the
    /// program starts; it may stay in the foreground even if the start fails.
    case job(foregroundOf: Int32?)
    /// The child gets its own session without a terminal, and its standard streams are `/dev/null`.
    case detached
  }

  /// A change of state that `waitpid` reports.
  enum StatusChange: Sendable {
    case stopped(signal: Int32)
    case terminated(ExternalProgram.Status)
  }

  let id: pid_t

  /// Starts a program with default signal actions and an empty signal mask.
  ///
  /// - Throws: ``ExternalProgram/Failure/notFound(name:)`` or ``ExternalProgram/Failure/notStarted(name:reason:)``.
  init(_ program: ExternalProgram, as mode: LaunchMode) throws(ExternalProgram.Failure) {
    let words = [Array(program.name.utf8)] + program.argumentBytes
    let areNames = program.environment.keys.allSatisfy { !$0.isEmpty && !$0.contains("=") }
    guard areNames,
      Self.areStrings(words + [program.folderBytes ?? []] + program.environment.map(Self.variable))
    else {
      throw .notStarted(name: program.name, reason: String(cString: strerror(EINVAL)))
    }
    try Self.checkFolder(of: program)
    Self.keepExitStatuses()
    var id: pid_t = 0
    let failure = Self.withAttributes(of: mode) { attributes in
      Self.withFiles(of: mode, in: program.folderBytes) { files in
        Self.withStrings(words) { arguments in
          Self.withEnvironment(program.environment) { environment in
            posix_spawnp(&id, program.name, files, attributes, arguments, environment)
          }
        }
      }
    }
    switch failure {
    case 0: self.id = id
    case ENOENT: throw .notFound(name: program.name)
    default: throw .notStarted(name: program.name, reason: String(cString: strerror(failure)))
    }
  }

  /// Blocks until the child terminates; nil if other code in this process has reaped it.
  func waitForTermination() -> ExternalProgram.Status? {
    while true {
      guard waitForChange(WEXITED) else { return nil }
      if case .terminated(let status) = reapChange() { return status }
    }
  }

  /// Blocks until ``reapChange()`` has a change of these kinds (`WEXITED`, `WSTOPPED`); false if other code
  /// has reaped the child.
  func waitForChange(_ kinds: Int32) -> Bool {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, kinds | WNOWAIT) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Returns a change that has happened, if any; after termination ``id`` may belong to another process.
  func reapChange() -> StatusChange? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG | WUNTRACED) == id else { return nil }
    // What the macros `WIFEXITED`, `WIFSTOPPED` and `WTERMSIG` compute.
    switch status & 0x7F {
    case 0: return .terminated(.exited(status: (status >> 8) & 0xFF))
    case 0x7F: return .stopped(signal: (status >> 8) & 0xFF)
    case let signal: return .terminated(.killed(signal: signal))
    }
  }

  /// Stops ignoring SIGCHLD, which a process can inherit: the system would discard exit statuses.
  static func keepExitStatuses() {
    var action = sigaction()
    sigaction(SIGCHLD, nil, &action)
    if action.isIgnored { signal(SIGCHLD, SIG_DFL) }
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias Files = posix_spawn_file_actions_t?
  private static let setSessionFlag: Int32 = 0x400
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Files = posix_spawn_file_actions_t
  /// `POSIX_SPAWN_SETSID`, which Swift does not import from the headers.
  private static let setSessionFlag: Int32 = 0x80
  #endif

  private static func withAttributes(
    of mode: LaunchMode, _ body: (UnsafePointer<Attributes>) -> Int32
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
    switch mode {
    case .attached: break
    case .job: flags |= Int32(POSIX_SPAWN_SETPGROUP)
    case .detached: flags |= setSessionFlag
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return body(&attributes)
  }

  private static func withFiles(
    of mode: LaunchMode, in folder: [UInt8]?, _ body: (UnsafePointer<Files>) -> Int32
  ) -> Int32 {
    #if canImport(Darwin)
    var files: Files = nil
    #else
    var files = Files()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let folder {
      let path = folder.map { CChar(bitPattern: $0) } + [0]
      // Else it would run in the folder of this program.
      let failure = cterminal_add_folder(&files, path)
      if failure != 0 { return failure }
    }
    if case .job(foregroundOf: let terminal?) = mode { addForeground?(&files, terminal) }
    if case .detached = mode {
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
      return body(&files)
    }
    return Capture.withTerminal { output, error in
      if let output { posix_spawn_file_actions_adddup2(&files, output, 1) }
      if let error { posix_spawn_file_actions_adddup2(&files, error, 2) }
      return body(&files)
    }
  }

  private typealias AddForeground =
    @convention(c) (UnsafeMutablePointer<Files>, Int32) -> Int32

  /// Looked up at run time, because only newer systems have it.
  private static var addForeground: ((UnsafeMutablePointer<Files>, Int32) -> Void)? {
    // Safe because the type is that of the function with this name, since glibc 2.35.
    dlsym(nil, "posix_spawn_file_actions_addtcsetpgrp_np")
      .map { unsafeBitCast($0, to: AddForeground.self) }
      .map { add in { files, terminal in _ = add(files, terminal) } }
  }

  private static func withStrings(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    // Safe because the copies are freed after their last use; the list ends with nil, as C requires.
    let copies = strings.map { strdup($0.map { CChar(bitPattern: $0) } + [0]) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Runs `body` with the environment of this process and what differs from it.
  private static func withEnvironment(
    _ changes: [String: String?], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
  ) -> Int32 {
    guard !changes.isEmpty else { return body(environment) }
    var strings: [[UInt8]] = []
    var next = environment
    while let variable = next?.pointee {
      let bytes = UnsafeBufferPointer(start: variable, count: strlen(variable))
        .map(UInt8.init(bitPattern:))
      let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      if !changes.keys.contains(name) { strings.append(bytes) }
      next = next?.successor()
    }
    strings += changes.filter { $0.value != nil }.map(variable)
    return withStrings(strings) { list in list.withUnsafeBufferPointer { body($0.baseAddress) } }
  }

  /// A variable as the environment has it.
  private static func variable(_ name: String, _ value: String?) -> [UInt8] {
    Array("\(name)=\(value ?? "")".utf8)
  }

  private static func areStrings(_ strings: [[UInt8]]) -> Bool {
    !strings.contains { $0.contains(0) }
  }

  /// Without this, a missing folder would look like a missing program.
  private static func checkFolder(of program: ExternalProgram) throws(ExternalProgram.Failure) {
    guard let folder = program.folderBytes,
      access(folder.map { CChar(bitPattern: $0) } + [0], X_OK) != 0
    else { return }
    let reason = String(cString: strerror(errno))
    let path = String(decoding: folder, as: UTF8.self)
    throw .notStarted(name: program.name, reason: "\(path): \(reason)")
  }
}

#if canImport(Darwin)
private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  _NSGetEnviron().pointee
}
#else
private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
#endif
