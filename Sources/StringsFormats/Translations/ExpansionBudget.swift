/// The bytes that the texts of a file may take.
///
/// Where a part of a file can name another part many times, a small file has immense texts. What repeats nothing takes
/// no more than its file, whose size is limited.
struct ExpansionBudget {
  static let reason = "the texts are more than 16 times as long as the file"

  private var rest: Int

  init(ofFileWith count: Int) { rest = 16 * count + 1 << 20 }

  /// Takes the bytes of a text, before it is made; returns false if there are too few.
  mutating func take(_ count: Int) -> Bool {
    rest = rest.subtractingReportingOverflow(count).overflow ? -1 : rest - count
    return rest >= 0
  }
}
