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
    if isFirst, runsAllTests { reportAtExit() }
  }

  /// Reports unused snapshots when the process ends, unless a test has failed and so may not have compared its own.
  private static func reportAtExit() {
    #if canImport(Glibc)
    _ = on_exit({ status, _ in UsedSnapshots.reportUnused(exitStatus: status) }, nil)
    #else
    atexit { UsedSnapshots.reportUnused(exitStatus: EXIT_SUCCESS) }
    #endif
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

  private static func reportUnused(exitStatus: CInt) {
    for warning in warnings(used: used.withLock(\.self), exitStatus: exitStatus) {
      FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
  }

  /// What to print at the end of a process about unused snapshots: nothing after a failure.
  static func warnings(used: [String: Set<String>], exitStatus: CInt) -> [String] {
    guard exitStatus == EXIT_SUCCESS else { return [] }
    return used.sorted { $0.key < $1.key }.flatMap { folder, paths in
      unused(in: folder, used: paths).map {
        "\($0): warning: no test of this run compared this snapshot; if none is disabled, remove it"
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
