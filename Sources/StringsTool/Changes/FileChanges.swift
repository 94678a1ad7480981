import Foundation
import StringsFormats
import StringsSyntax

/// The files that a command changes, all planned before the first one is written.
struct FileChanges {
  private(set) var changes: [FileChange] = []
  /// What cannot be read or edited.
  var problems: [Diagnostic] = []
  /// Further lines for standard error.
  var remarks: [String] = []

  /// The content of a file after the changes so far; `nil` if there is no such file.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  func content(of path: String, named name: String) throws(Diagnostic) -> [UInt8]? {
    if let change = changes.last(where: { $0.path == path }) { return change.new }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try InputFile.bytes(at: path, named: name)
  }

  /// Reports why keys of a file stay: a problem if they were to be deleted, else a remark.
  mutating func reportKept(_ reason: String, in file: String, isProblem: Bool) {
    guard isProblem else { return remarks.append("\(file): \(reason)") }
    problems.append(
      Diagnostic(
        file: file, position: nil, severity: .error, code: .notEdited, message: reason))
  }

  /// Whether there is no such file after the changes so far; false for a file that cannot be looked for.
  func lacks(_ path: String) -> Bool {
    if let change = changes.last(where: { $0.path == path }) { return change.new == nil }
    var attributes = stat()
    return stat(path, &attributes) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Plans new content for a file, if it differs; `nil` removes it, after all others are written.
  ///
  /// A file that describes others of its folder is written twice: first with `announcement`, which is right whether or not
  /// the others are written after it, and with `new` when all of them are.
  mutating func replace(
    _ path: String, named name: String, _ old: [UInt8]?, by new: [UInt8]?, _ summary: String,
    announcement: [UInt8]? = nil
  ) {
    guard old != new else { return }
    var change = FileChange(
      path: path, name: name, old: old, new: new, summary: summary, announcement: announcement)
    guard let index = changes.firstIndex(where: { $0.path == path }) else {
      return changes.append(change)
    }
    let first = changes[index]
    change.old = first.old
    change.announcement = first.announcement
    if first.summary != summary { change.summary = "\(first.summary); \(summary)" }
    changes[index] = change
  }

  /// Writes the files, or prints the differences alone.
  func result(isDryRun: Bool) -> CommandResult {
    if isDryRun { return result(output: changes.map(\.difference.description).joined(), problems) }
    var problems = problems
    var output = ""
    var failed: [FileChange] = []
    for change in changes {
      guard let announcement = change.announcement, announcement != change.old else { continue }
      do throws(Diagnostic) {
        try FileReplacement.write(announcement, to: change.path, named: change.name)
      } catch {
        problems.append(error)
        failed.append(change)
      }
    }
    // A file that describes others no longer knows those that were removed.
    let ordered =
      changes.filter { $0.new != nil && $0.announcement == nil } + changes.filter { $0.new == nil }
      + changes.filter { $0.new != nil && $0.announcement != nil }
    for change in ordered
    where !failed.contains(where: { change.mustNotFollow($0) }) {
      do throws(Diagnostic) {
        if let new = change.new {
          try FileReplacement.write(
            new, to: change.path, named: change.name, makesFolder: change.old == nil)
        } else if failed.isEmpty {
          try FileReplacement.remove(change.path, named: change.name)
        } else {
          failed.append(change)
          continue
        }
        output += "\(change.name): \(change.summary)".visible + "\n"
      } catch {
        problems.append(error)
        failed.append(change)
      }
    }
    return result(output: output, problems)
  }

  private func result(output: String, _ problems: [Diagnostic]) -> CommandResult {
    let lines = problems.sortedByPosition().map(\.line) + remarks.map { $0.visible + "\n" }
    return CommandResult(
      output: output, errorOutput: lines.joined(), status: CommandResult.Status(problems))
  }
}
