@testable import Headlines

extension FetchLimits {
  /// Timeouts that no test reaches, however slow the machine is.
  static let patient = FetchLimits(silence: .seconds(3600), total: .seconds(3600))
}
