/// A window as lines of plain text, for screen readers, pipes and logs.
///
/// It is made from the same elements as the drawn form.
///
/// ```
/// Fruit, back to Shop
/// list, 2 rows
/// 1 Apples, selected
/// 2 Pears
/// Type: 1 to 2, back, help
/// ```
package struct LinearText: Sendable, Hashable {
  /// The heading, the elements in reading order, and what the user can type.
  package let lines: [LinearLine]
  /// The line with the title and the position of the screen; empty if there is neither.
  let heading: LinearLine
  /// The number of the screen's state; `nil` if there is no screen.
  let screenNumber: Int?

  init(heading: LinearLine, lines: [LinearLine], screenNumber: Int?) {
    self.heading = heading
    self.lines = heading.body.isEmpty ? lines : [heading] + lines
    self.screenNumber = screenNumber
  }

  /// Whether this is another screen, or the same screen with another heading.
  func isOnOtherScreen(than other: LinearText) -> Bool {
    screenNumber != other.screenNumber || heading != other.heading
  }

  /// The same screen with other messages, in front of what the user can type.
  func replacingToasts(by texts: [String]) -> LinearText {
    let own = lines.dropFirst(heading.body.isEmpty ? 0 : 1).filter { !$0.isToast }
    return LinearText(
      heading: heading, lines: own.dropLast() + LinearLine.toasts(texts) + own.suffix(1),
      screenNumber: screenNumber)
  }

  /// The lines to announce after an earlier text: all lines of another screen, else those that are new or changed.
  ///
  /// A message that goes by itself is announced once, whichever screens follow.
  /// Removed lines are not announced, nor lines that only lost their mark: the newly marked line is
  /// announced instead.
  func changes(
    since earlier: LinearText?, repeatingErrorsAndFocus focusMark: String? = nil
  ) -> [LinearLine] {
    guard let earlier else { return lines }
    let isOnOtherScreen = isOnOtherScreen(than: earlier)
    var known: [LinearLine.ChangeKey: Int] = [:]
    for line in earlier.lines where line.isToast || !isOnOtherScreen {
      known[line.changeKey, default: 0] += 1
    }
    return lines.filter { line in
      if let focusMark, line.isValidationError || line.marks.contains(focusMark) { return true }
      // A line without a mark also matches an earlier line with one.
      let keys = line.isMarked ? [line.changeKey] : [line.changeKey, line.changeKey.marked]
      for key in keys {
        if let count = known[key], count > 0 {
          known[key] = count - 1
          return false
        }
      }
      return true
    }
  }
}

extension LinearText: CustomStringConvertible {
  package var description: String { lines.map(\.text).joined(separator: "\n") }
}
