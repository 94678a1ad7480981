import Foundation
import Synchronization

/// The snapshots that the tests of this process have compared, and at its end those that none has.
enum UsedSnapshots {
  /// The paths of the files by the path of the folder `__Snapshots__` that they are in.
  private static let used = Mutex<[String: Set<String>]>([:])

  /// Notes that a test uses a file.
  static func add(_ file: SnapshotFile) {
    let folder = file.url.deletingLastPathComponent().deletingLastPathComponent()
    let isFirst = used.withLock { used in
      defer {
        used[folder.standardizedFileURL.path(), default: []]
          .insert(file.url.standardizedFileURL.path())
      }
      return used.isEmpty
    }
    if isFirst, runsAllTests { atexit { UsedSnapshots.reportUnused() } }
  }

  /// The paths of the snapshots in a folder `__Snapshots__` that are not among the used ones, in order.
  static func unused(in folder: String, used: Set<String>) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { ["txt", "svg"].contains($0.pathExtension) }
      .map { $0.standardizedFileURL.path() }
    return paths.filter { !used.contains($0) && !$0.hasSuffix(".difference.svg") }.sorted()
  }

  private static func reportUnused() {
    for (folder, paths) in used.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      for path in unused(in: folder, used: paths) {
        FileHandle.standardError.write(
          Data(
            "\(path): warning: no test of this run compared this snapshot; if none failed or is disabled, remove it\n"
              .utf8))
      }
    }
  }

  private static var runsAllTests: Bool {
    runsAllTests(
      arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
  }

  /// Whether a process runs every test, so that a snapshot that it does not use is used by none.
  static func runsAllTests(arguments: [String], environment: [String: String]) -> Bool {
    let isExitTest = environment.keys.contains { $0.contains("EXIT_TEST") }
    return !isExitTest
      && !arguments.contains { argument in
        selections.contains { argument == $0 || argument.hasPrefix($0 + "=") }
      }
  }

  /// The options of `swift test` that leave tests out.
  private static let selections = ["--filter", "--skip", "--specifier", "-s"]
}
