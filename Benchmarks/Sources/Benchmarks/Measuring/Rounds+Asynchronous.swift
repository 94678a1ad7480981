import Foundation

extension Rounds {
  /// Times an asynchronous round, with what the main actor does meanwhile.
  init(asynchronous round: @escaping @MainActor () async throws -> Void) {
    self.init { count in
      try MainThread.wait {
        let start = ProcessorTime.now
        for _ in 0..<count { try await round() }
        return Sample(nanoseconds: ProcessorTime.now - start)
      }
    }
  }
}

/// The main thread of the program, which is not in a task.
@MainActor
enum MainThread {
  /// Runs the main queue until the work has ended.
  static func wait<Value: Sendable>(
    for work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    Task {
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
    }
    while true {
      if let result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}
