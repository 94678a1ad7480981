@testable import Headlines

extension FetchLimits {
  /// Such as no test reaches, however busy the machine is.
  static let patient = FetchLimits(silence: .seconds(3600), total: .seconds(3600))
}
