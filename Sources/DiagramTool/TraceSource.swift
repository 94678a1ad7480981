import Coordinators
import Foundation

/// Where a trace comes from.
enum TraceSource {
  case standardInput
  case file(String)

  /// Reads the whole trace.
  ///
  /// - Throws: ``DiagramError``
  func lines() throws(DiagramError) -> [TraceLine] {
    let data: Data
    do {
      data = try read()
    } catch {
      throw DiagramError(source: name, reason: .unreadable(DiagramError.text(of: error)))
    }
    do {
      // Bytes that are no text become a character that no trace has.
      return try TraceLine.lines(of: String(decoding: data, as: UTF8.self))
    } catch {
      throw DiagramError(source: name, reason: .noTrace(error))
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
