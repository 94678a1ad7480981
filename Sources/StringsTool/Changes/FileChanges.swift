import Foundation
import StringsFormats
import StringsSyntax

/// The files that a command changes, all planned before the first one is written.
struct FileChanges {
  private(set) var changes: [FileChange] = []
  /// What cannot be read or edited.
  var problems: [Diagnostic] = []
  /// What is said on standard error besides.
  var remarks: [String] = []

  /// The content of a file after the changes so far; `nil` if there is no such file.
  ///
  /// - Throws: The `Diagnostic` of a file that cannot be read.
  func content(of path: String, named name: String) throws(Diagnostic) -> [UInt8]? {
    if let change = changes.last(where: { $0.path == path }) { return change.new }
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try InputFile.bytes(at: path, named: name)
  }

  /// Plans new content for a file, if it differs.
  mutating func replace(
    _ path: String, named name: String, _ old: [UInt8]?, by new: [UInt8], _ summary: String,
    describesOthers: Bool = false
  ) {
    guard old != new else { return }
    if let index = changes.firstIndex(where: { $0.path == path }) {
      let first = changes[index]
      let both = first.summary == summary ? summary : "\(first.summary); \(summary)"
      changes[index] = FileChange(
        path: path, name: name, old: first.old, new: new, summary: both,
        describesOthers: describesOthers)
    } else {
      changes.append(
        FileChange(
          path: path, name: name, old: old, new: new, summary: summary,
          describesOthers: describesOthers))
    }
  }

  /// Writes the files, or prints the differences alone.
  func result(isDryRun: Bool) -> CommandResult {
    var problems = problems
    var (output, isComplete) = ("", true)
    for change in changes where isComplete || !change.describesOthers {
      if isDryRun {
        output += change.difference.description
        continue
      }
      do throws(Diagnostic) {
        try FileReplacement.write(change.new, to: change.path, named: change.name)
        output += "\(change.name): \(change.summary)".visible + "\n"
      } catch {
        problems.append(error)
        isComplete = false
      }
    }
    let lines = problems.map(\.line) + remarks.map { $0.visible + "\n" }
    return CommandResult(
      output: output, errorOutput: lines.joined(), status: CommandResult.Status(problems))
  }
}
