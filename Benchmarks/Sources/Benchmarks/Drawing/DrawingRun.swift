/// The measurements of one run of a `DrawingProgram`; times are in seconds.
struct DrawingRun {
  var firstFrame = 0.0
  var frameTime = 0.0
  var frameProcessorTime = 0.0
  var frameBytes = 0.0
  var keyTimes: [Double] = []
  var keyProcessorTime = 0.0
  var idleBytes = 0
  var residentBytes = 0

  private static let columns: [(title: String, value: @Sendable (DrawingRun) -> Double)] = [
    ("frames/s", { 1 / $0.frameTime }), ("bytes/frame", { $0.frameBytes }),
    ("CPU us/frame", { $0.frameProcessorTime * 1e6 }), ("first ms", { $0.firstFrame * 1e3 }),
    ("MB", { Double($0.residentBytes) / 1e6 }), ("key p50 ms", { $0.keyTime(0.5) * 1e3 }),
    ("key p95 ms", { $0.keyTime(0.95) * 1e3 }), ("CPU ms/key", { $0.keyProcessorTime * 1e3 }),
    ("idle bytes", { Double($0.idleBytes) }),
  ]

  static var heading: String { columns.map { $0.title.padded(to: 12) }.joined(separator: " ") }

  /// The median of each column.
  static func medians(of runs: [DrawingRun]) -> String {
    columns.map { column in
      let values = runs.map(column.value).sorted()
      return format(values[values.count / 2]).padded(to: column.title.padded(to: 12).count)
    }.joined(separator: " ")
  }

  private func keyTime(_ fraction: Double) -> Double {
    let sorted = keyTimes.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
  }

  private static func format(_ value: Double) -> String {
    let digits = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
    let rounded = (value * digits).rounded() / digits
    return digits == 1 ? "\(Int(rounded))" : "\(rounded)"
  }
}
