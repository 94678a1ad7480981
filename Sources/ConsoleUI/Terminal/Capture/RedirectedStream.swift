import CLibrary

/// A standard stream that leads somewhere else until it is restored.
final class RedirectedStream: Sendable {
  /// A duplicate of the stream's descriptor as it was.
  let original: Int32
  let descriptor: Int32
  /// The file that the stream leads to.
  private let target: FileIdentity

  /// Makes the descriptor of a stream a duplicate of another one; nil if the system has no descriptor left.
  init?(_ descriptor: Int32, to target: Int32) {
    let original = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard original >= 0 else { return nil }
    self.original = original
    self.descriptor = descriptor
    self.target = FileIdentity(of: target)
    dup2(target, descriptor)
  }

  deinit {
    close(original)
  }

  /// Undoes the redirection, unless the program has redirected the stream itself since; async-signal-safe.
  func restore() {
    if FileIdentity(of: descriptor) == target { dup2(original, descriptor) }
  }

  /// Whether two descriptors are the same terminal, also if one is opened as `/dev/tty`.
  static func areSameTerminal(_ first: Int32, _ second: Int32) -> Bool {
    guard isatty(first) == 1, isatty(second) == 1 else { return false }
    if FileIdentity(of: first) == FileIdentity(of: second) { return true }
    // A session has one controlling terminal.
    let session = tcgetsid(first)
    return session != -1 && session == tcgetsid(second)
  }
}

/// The device and number of an open file.
private struct FileIdentity: Equatable {
  private var device: dev_t = 0
  private var number: ino_t = 0

  init(of descriptor: Int32) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { return }
    (device, number) = (information.st_dev, information.st_ino)
  }
}
