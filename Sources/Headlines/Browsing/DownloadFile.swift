import Foundation

/// A new, empty file in the folder for downloads, whose name no other download gets.
struct DownloadFile {
  let path: String

  private static let maxNumber = 10_000
  /// File systems allow 255 bytes; a number and the ending need some of them.
  private static let maxNameBytes = 200

  /// Creates a file with the name in an address, with a number behind it if there is such a file.
  ///
  /// - Throws: The error of the file system, if the folder or the file cannot be created.
  init(for link: String, in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (base, type) = Self.name(of: link)
    for number in 1...Self.maxNumber {
      let path = "\(folder)/\(base)\(number == 1 ? "" : " (\(number))")\(type)"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        close(descriptor)
        self.path = path
        return
      }
      guard errno == EEXIST else { throw POSIXError.last }
    }
    throw POSIXError(.EEXIST)
  }

  /// Whether nothing was written into the file.
  var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == 0
  }

  func remove() { unlink(path) }

  /// The name of the file at an address, and its ending with the dot.
  static func name(of link: String) -> (base: String, type: String) {
    let path = link.prefix { $0 != "?" && $0 != "#" }.drop { $0 != ":" }.dropFirst(3)
    let segments = path.split(separator: "/")
    let last = segments.count > 1 ? String(segments[segments.count - 1]) : ""
    let name = (last.removingPercentEncoding ?? last).filter { character in
      character != "/" && character.unicodeScalars.allSatisfy { !$0.properties.isUnsafeInFileName }
    }
    .drop { $0 == "." || $0 == " " }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (base, type) = (name[..<dot], name[dot...])
    let isEnding = type.utf8.count <= 10
    let short = (isEnding ? base : name[...]).prefix(utf8Count: maxNameBytes)
    return (short.isEmpty ? "download" : String(short), isEnding ? String(type) : "")
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isUnsafeInFileName: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

extension Substring {
  /// The first characters that take no more bytes than that.
  fileprivate func prefix(utf8Count: Int) -> Substring {
    var count = 0
    return prefix { character in
      count += character.utf8.count
      return count <= utf8Count
    }
  }
}
