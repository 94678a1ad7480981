internal import CICU

/// The ICU this program runs with.
enum ICUVersion {
  /// As 72.
  static let major = Int(cicu_version())
}
