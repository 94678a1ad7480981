import Foundation
import StringsFormats
import StringsSyntax

/// A file that was named on the command line.
enum InputFile {
  case file(TranslationFile)
  case catalog(StringCatalog)

  /// Standard input's name in diagnostics.
  static let standardInputName = "<stdin>"

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `Diagnostic` for what cannot be read.
  init(_ path: String) throws(Diagnostic) {
    let name = path == "-" ? Self.standardInputName : path
    let bytes = try Self.bytes(at: path, named: name)
    if path.hasSuffix(".xcstrings") || (path == "-" && Self.isCatalog(bytes)) {
      self = .catalog(StringCatalog(bytes: bytes, file: name))
    } else {
      self = .file(TranslationFile(bytes: bytes, file: name))
    }
  }

  var diagnostics: [Diagnostic] {
    switch self {
    case .file(let file): file.diagnostics
    case .catalog(let catalog): catalog.diagnostics
    }
  }

  /// Pipes and devices can be read too; what has no end is given up.
  private static func bytes(at path: String, named name: String) throws(Diagnostic) -> [UInt8] {
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
      if bytes.count > LocalizationFolder.largestFile {
        throw .unreadable(
          name, because: "it is larger than \(LocalizationFolder.largestFile) bytes")
      }
    }
  }

  /// Whether a text without a name is a string catalog.
  private static func isCatalog(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return head.hasPrefix("{") && head.contains("\"sourceLanguage\"") && head.contains(":")
  }
}

extension Diagnostic {
  static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, severity: .error, code: .unreadableFile,
      message: "cannot be read: \(reason)")
  }
}
