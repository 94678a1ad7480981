/// Operations of one kind, which a measurement repeats.
@MainActor
struct Workload {
  let name: String
  /// The number of operations of one call of `run`.
  let operations: Int
  /// Returns a value computed from all results, so that the optimizer keeps every operation.
  let run: @MainActor () -> Int
}
