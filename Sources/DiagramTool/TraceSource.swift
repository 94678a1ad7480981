import Coordinators
import Foundation

/// A file with a trace, or standard input.
enum TraceSource {
  case standardInput
  case file(String)

  /// Reads and parses the whole trace.
  ///
  /// - Throws: ``DiagramError``
  func lines() throws(DiagramError) -> [TraceLine] {
    let data: Data
    do {
      data = try read()
    } catch {
      throw DiagramError(source: name, reason: .unreadable(DiagramError.message(of: error)))
    }
    do {
      // Invalid UTF-8 becomes U+FFFD, which is not valid in a trace.
      return try TraceLine.lines(of: String(decoding: data, as: UTF8.self))
    } catch {
      throw DiagramError(source: name, reason: .invalidTrace(error))
    }
  }

  private var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }

  private func read() throws -> Data {
    switch self {
    case .standardInput: try FileHandle.standardInput.readToEnd() ?? Data()
    case .file(let path):
      try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    }
  }
}
