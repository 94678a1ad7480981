/// Operations of one kind, to be carried out as often as it takes to measure them.
struct Workload {
  let name: String
  /// How many operations `run` carries out.
  let operations: Int
  /// Gives something computed from every result, so that none can be left out.
  let run: () -> Int
}
