import CLibrary

extension DescriptorWriter {
  /// Writes what arrives at another descriptor, until its end or until one of them fails.
  ///
  /// Reads from it block from now on.
  func forward(from source: Int32) {
    _ = fcntl(source, F_SETFL, 0)
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, write(Array(buffer[..<count])) else { return }
    }
  }
}
