import Foundation
import StringsFormats
import StringsSyntax

/// Findings that a project knows and that do not fail, each a line of a text file.
///
/// A line has the check, the language, the file relative to the baseline, and the key, separated by tabs. It has no line
/// number and no message, so that it stays the same while other texts change; equal findings are as many lines. Where a language
/// lacks many texts of a file, one line has `*` instead of the key, and in a fifth part how many it may lack.
struct Baseline {
  private static let header = """
    # Known findings, which do not fail. Written by: sternik-strings check --baseline FILE --update-baseline

    """

  /// How often each finding is known.
  private var counts: [String: Int] = [:]
  /// How many texts of a file a language may lack, by the first four parts of a line.
  private var allowances: [String: Int] = [:]
  private static let anyKey = "*"
  /// A language that lacks more texts of a file has one line for them.
  private static let most = 20
  private static let greatestCount = 1_000_000
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
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      if parts.count == 5, parts[3] == Self.anyKey, let count = Int(parts[4]),
        (1...Self.greatestCount).contains(count)
      {
        allowances[parts.dropLast().joined(separator: "\t"), default: 0] += count
        continue
      }
      guard parts.count == 4 else {
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
      let lines = [line(of: diagnostic), line(of: diagnostic, key: "")]
      if let line = lines.first(where: { counts[$0, default: 0] > 0 }) {
        counts[line, default: 0] -= 1
        return true
      }
      let together = line(of: diagnostic, key: Self.anyKey)
      guard diagnostic.code == .missingTranslation, allowances[together, default: 0] > 0 else {
        return false
      }
      allowances[together, default: 0] -= 1
      return true
    }
    let checked = Set(files.map { relative($0).visible })
    let gone = [counts, allowances].joined().filter { checked.contains(Self.file(of: $0.key)) }
      .reduce(0) { $0 + $1.value }
    return (before - diagnostics.count, gone)
  }

  /// The text of the file that knows the findings in the files that were checked, and what it knew of others.
  ///
  /// What cannot be read is never in it: nothing is known about the texts there.
  mutating func text(of diagnostics: [Diagnostic], in files: Set<String>) -> String {
    let checked = Set(files.map { relative($0).visible })
    var lines = counts.filter { !checked.contains(Self.file(of: $0.key)) }
      .flatMap { Array(repeating: $0.key, count: $0.value) }
    lines += allowances.filter { !checked.contains(Self.file(of: $0.key)) }
      .map { "\($0.key)\t\($0.value)" }
    var missing: [String: [String]] = [:]
    for diagnostic in diagnostics where Check.named(diagnostic.code) != nil {
      if diagnostic.code == .missingTranslation {
        missing[line(of: diagnostic, key: Self.anyKey), default: []].append(line(of: diagnostic))
      } else {
        lines.append(line(of: diagnostic))
      }
    }
    for (together, each) in missing {
      lines += each.count > Self.most ? ["\(together)\t\(each.count)"] : each
    }
    return Self.header + lines.sorted().map { $0 + "\n" }.joined()
  }

  private static func file(of line: String) -> String {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    return String(parts[2])
  }

  private mutating func line(of diagnostic: Diagnostic, key: String? = nil) -> String {
    [
      diagnostic.code.rawValue, diagnostic.languageTag ?? "", relative(diagnostic.file),
      key ?? diagnostic.key ?? "",
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
