/// A window in lines that say what each thing on it is: for those who hear a screen, and for logs.
///
/// It is made of the description that the drawn form is made of, too.
///
/// ```
/// Fruit, back to Shop
/// list, 2 rows
/// 1 Apples, selected
/// 2 Pears
/// Type: 1 to 2, back, help
/// ```
public struct LinearText: Sendable, Hashable {
  /// From the top: where the reader is, what is there in reading order, what can be typed.
  public let lines: [LinearLine]
  /// The line that says where the reader is; empty where nothing has a name.
  let heading: LinearLine
  /// Which screen this is.
  let place: ObjectIdentifier?

  init(heading: LinearLine, lines: [LinearLine], place: ObjectIdentifier?) {
    self.heading = heading
    self.lines = heading.body.isEmpty ? lines : [heading] + lines
    self.place = place
  }

  /// Whether this is another screen, or one that is called otherwise now.
  func isElsewhere(than other: LinearText) -> Bool {
    place != other.place || heading != other.heading
  }

  /// What is to be said to somebody who has heard another text before: everything on a new screen, else
  /// what has come or changed.
  ///
  /// What has left is not said, nor that something is no longer selected: what is there instead is.
  func news(since heard: LinearText?) -> [LinearLine] {
    guard let heard, !isElsewhere(than: heard) else { return lines }
    var known: [LinearLine.Told: Int] = [:]
    for line in heard.lines { known[line.told, default: 0] += 1 }
    return lines.filter { line in
      // A line that was marked and is no more is not news, so that it counts as known, too.
      for told in line.isMarked ? [line.told] : [line.told, line.told.marked] {
        if let count = known[told], count > 0 {
          known[told] = count - 1
          return false
        }
      }
      return true
    }
  }
}

extension LinearText: CustomStringConvertible {
  public var description: String { lines.map(\.text).joined(separator: "\n") }
}
