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
  /// The folder of the file, absolute and without links.
  private let folder: [String]
  /// The relative path of each file that was asked for.
  private var relativePaths: [String: String] = [:]

  /// The baseline of a file that does not exist yet.
  init(at path: String) {
    folder = Self.components(path).dropLast()
  }

  /// Reads a baseline.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read or is no baseline.
  init(reading path: String) throws(Diagnostic) {
    self.init(at: path)
    guard access(path, F_OK) == 0 || errno != ENOENT else {
      throw .unreadable(path, because: "No such file or directory; --update-baseline writes it")
    }
    var text = String(decoding: try InputFile.bytes(at: path, named: path), as: UTF8.self)[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
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
  /// - Returns: How many are removed, and how many known ones of the same files were not found.
  mutating func removeKnown(
    from diagnostics: inout [Diagnostic], of files: Set<String>
  ) -> (known: Int, gone: Int) {
    let before = diagnostics.count
    diagnostics.removeAll { diagnostic in
      guard Check.named(diagnostic.code) != nil else { return false }
      // The baseline of an earlier program has no key of what is wrong with the syntax of an entry.
      let lines = [line(of: diagnostic), line(of: diagnostic, withKey: false)]
      guard let line = lines.first(where: { counts[$0, default: 0] > 0 }) else { return false }
      counts[line, default: 0] -= 1
      return true
    }
    let checked = Set(files.map { relative($0).visible })
    let gone = counts.filter { checked.contains(Self.file(of: $0.key)) }.values.reduce(0, +)
    return (before - diagnostics.count, gone)
  }

  /// The text of the file that knows the findings in the files that were checked, and what it knew of others.
  ///
  /// What cannot be read is never in it: nothing is known about the texts there.
  mutating func text(of diagnostics: [Diagnostic], in files: Set<String>) -> String {
    let checked = Set(files.map { relative($0).visible })
    var lines = counts.filter { !checked.contains(Self.file(of: $0.key)) }
      .flatMap { Array(repeating: $0.key, count: $0.value) }
    for diagnostic in diagnostics where Check.named(diagnostic.code) != nil {
      lines.append(line(of: diagnostic))
    }
    return Self.header + lines.sorted().map { $0 + "\n" }.joined()
  }

  private static func file(of line: String) -> String {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    return String(parts[2])
  }

  private mutating func line(of diagnostic: Diagnostic, withKey: Bool = true) -> String {
    [
      diagnostic.code.rawValue, diagnostic.languageTag ?? "", relative(diagnostic.file),
      withKey ? diagnostic.key ?? "" : "",
    ].map(\.visible).joined(separator: "\t")
  }

  /// The path of a file relative to the folder of the baseline.
  private mutating func relative(_ file: String) -> String {
    if let known = relativePaths[file] { return known }
    let path = Self.components(file)
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let above = Array(repeating: "..", count: folder.count - shared)
    let relative = (above + path.dropFirst(shared)).joined(separator: "/")
    relativePaths[file] = relative
    return relative
  }

  /// The parts of a path, absolute; links are followed except at the end.
  private static func components(_ path: String) -> [String] {
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.pathComponents + [url.lastPathComponent]
  }
}
