/// Whether a list has reported a highlight, which the program may remember while the list is not shown.
@MainActor final class HighlightReports: ViewState {
  static let outlivesView = true
  var hasAny = false

  func copy() -> HighlightReports {
    let copy = HighlightReports()
    copy.hasAny = hasAny
    return copy
  }
}
