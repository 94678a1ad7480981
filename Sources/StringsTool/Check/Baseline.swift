import Foundation
import StringsFormats
import StringsSyntax

/// Findings that a project knows and that do not fail, each a line of a text file.
///
/// A line has the check, the language, the file relative to the baseline, and the key, separated by tabs. It has no line
/// number and no message, so that it stays the same while other texts change; equal findings are as many lines.
struct Baseline {
  private static let header = """
    # Known findings, which do not fail. Written by: sternik-strings check --baseline FILE --update-baseline

    """

  /// How often each finding is known.
  private var counts: [String: Int] = [:]
  /// The folder of the file, absolute.
  private let folder: [Substring]

  /// The baseline of a file that does not exist yet.
  init(at path: String) {
    folder = Self.components(path).dropLast()
  }

  /// Reads a baseline.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read or is no baseline.
  init(reading path: String) throws(Diagnostic) {
    self.init(at: path)
    let text = String(decoding: try InputFile.bytes(at: path, named: path), as: UTF8.self)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard line.count(where: { $0 == "\t" }) == 3 else {
        throw Diagnostic(
          file: path, position: SourcePosition(line: index + 1, column: 1), severity: .error,
          code: .unreadableFile,
          message: "this line is not of a baseline: expected four parts with tabs between them")
      }
      counts[String(line), default: 0] += 1
    }
  }

  /// Removes the known findings.
  ///
  /// - Returns: How many are removed, and how many of the baseline were not found.
  mutating func removeKnown(from diagnostics: inout [Diagnostic]) -> (known: Int, gone: Int) {
    let before = diagnostics.count
    diagnostics.removeAll { diagnostic in
      guard Self.mayBeKnown(diagnostic) else { return false }
      let line = line(of: diagnostic)
      guard let count = counts[line], count > 0 else { return false }
      counts[line] = count - 1
      return true
    }
    return (before - diagnostics.count, counts.values.reduce(0, +))
  }

  /// The text of the file that knows the diagnostics.
  func text(of diagnostics: [Diagnostic]) -> String {
    let lines = diagnostics.filter(Self.mayBeKnown).map { line(of: $0) + "\n" }
    return Self.header + lines.sorted().joined()
  }

  /// What cannot be read is never hidden: nothing is known about the texts in it.
  private static func mayBeKnown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code != .unreadableFile && diagnostic.code != .unknownSetting
  }

  private func line(of diagnostic: Diagnostic) -> String {
    [
      diagnostic.code.rawValue, diagnostic.languageTag ?? "", relative(diagnostic.file),
      diagnostic.key ?? "",
    ].map(\.visible).joined(separator: "\t")
  }

  /// The path of a file relative to the folder of the baseline.
  private func relative(_ file: String) -> String {
    let path = Self.components(file)
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + path.dropFirst(shared))
      .joined(separator: "/")
  }

  private static func components(_ path: String) -> [Substring] {
    let absolute =
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    return absolute.split(separator: "/").filter { $0 != "." }
  }
}
