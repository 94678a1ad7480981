import Foundation
import StringsFormats
import StringsSyntax

/// A file named on the command line, or standard input.
enum InputFile {
  case file(TranslationFile)
  case catalog(StringCatalog)

  /// The name of standard input in diagnostics.
  static let standardInputName = "<stdin>"

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  init(_ path: String) throws(Diagnostic) {
    let name = path == "-" ? Self.standardInputName : path
    let bytes = try Self.bytes(at: path, named: name)
    if path.hasSuffix(".xcstrings") || (path == "-" && Self.isCatalog(bytes)) {
      self = .catalog(StringCatalog(bytes: bytes, file: name))
    } else {
      self = .file(TranslationFile(bytes: bytes, name: name))
    }
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .file(let file): file.diagnostics
    case .catalog(let catalog): catalog.diagnostics
    }
  }

  /// Reads files, pipes and devices, up to the size limit.
  static func bytes(at path: String, named name: String) throws(Diagnostic) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(name, because: String(cString: strerror(errno)))
    }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(name, because: String(cString: strerror(errno)))
      }
      bytes += buffer[..<count]
      if bytes.count > TranslationFolder.largestFile {
        throw .unreadable(
          name, because: "it is larger than \(TranslationFolder.largestFile) bytes")
      }
    }
  }

  /// True if text from standard input looks like a String Catalog.
  private static func isCatalog(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return head.hasPrefix("{") && head.contains("\"sourceLanguage\"") && head.contains(":")
  }
}
