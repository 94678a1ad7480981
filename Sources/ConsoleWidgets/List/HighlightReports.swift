internal import ConsoleUI

/// Whether a list has reported a highlight, which the program may remember while the list is not shown.
@MainActor final class HighlightReports: ViewState {
  var hasAny = false

  var outlivesView: Bool { hasAny }
}
