import CLibrary

enum Memory {
  /// The resident memory of the process in KiB; 0 if it is unknown.
  static var resident: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = String(
      decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
    )
    .split(separator: " ")
    return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize()) / 1024
  }
}
