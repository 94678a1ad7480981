import ConsoleTesting
import Foundation
import Sternik
import Testing

/// Tests a flow of four screens in English and Polish at 80 by 24; an operation is a test.
@MainActor
enum FlowTestWorkloads {
  static var all: [Workload] {
    [
      Workload("testing", "a flow in two languages, eight snapshots", "Sternik") {
        let folder = TemporaryFolder()
        // As after the first run of a test, which records.
        try MainThread.wait {
          try await recordSnapshots(in: folder)
          try await expectSnapshots(in: folder)
        }
        // A difference would have a picture.
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + snapshots)
        guard files.count == 8 else { throw Failure("the snapshots differ: \(files)") }
        return Rounds(asynchronous: { try await expectSnapshots(in: folder) })
      },
      Workload("testing", "a flow in two languages, all texts fit", "Sternik") {
        let findings = try MainThread.wait { try await Self.findings() }
        if let finding = findings.first { throw Failure("\(finding)") }
        return Rounds(asynchronous: { keep(try await Self.findings().count) })
      },
    ]
  }

  private static let snapshots = "/__Snapshots__/OrderTests"

  private static func expectSnapshots(in folder: TemporaryFolder) async throws {
    try await OrderFlow.walkthrough.expectSnapshots(
      named: "order", filePath: folder.url.appending(path: "OrderTests.swift").path)
  }

  private static func findings() async throws -> [FitFinding] {
    try await OrderFlow.walkthrough.fitFindings(
      in: .available, isData: { OrderFlow.fruits.contains($0) })
  }

  /// Writes the files themselves, since recording is an issue, and not done where `CI` is set.
  private static func recordSnapshots(in folder: TemporaryFolder) async throws {
    var texts: [String: String] = [:]
    try await OrderFlow.walkthrough.walk { console, stop in
      texts["order-\(stop.name).\(stop.language.tag).txt"] = console.screen + "\n"
    }
    guard Set(texts.values).count == 8 else { throw Failure("the flow has not eight screens") }
    for (name, text) in texts {
      try folder.write(text, to: "\(snapshots)/\(name)")
    }
  }
}
