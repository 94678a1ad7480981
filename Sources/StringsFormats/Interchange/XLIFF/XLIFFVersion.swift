/// A version of XLIFF that is written.
package enum XLIFFVersion: String, CaseIterable, Sendable {
  /// What Xcode writes and reads.
  case v1 = "1.2"
  case v2 = "2.1"
}
