internal import CICU

/// The version of the ICU library that this program is linked to.
enum ICUVersion {
  /// The major version, such as 72.
  static let major = Int(cicu_version())
}
