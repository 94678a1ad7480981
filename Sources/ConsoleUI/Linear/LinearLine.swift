/// A line of a ``LinearText``: the number that chooses what it tells of, if one does, then what that is.
public struct LinearLine: Sendable, Hashable {
  /// What to type to choose it.
  public let number: Int?
  /// What it says, harmless in any terminal, without the number and the marks.
  public let body: String
  /// The first that it says: the name of what can be chosen.
  let label: String
  /// That it is selected or has the focus, in words.
  let marks: [String]
  /// What a change is noticed by: as ``body``, but for what changes too often to be told each time.
  private let gist: String

  /// What of a line is compared with what was heard.
  struct Told: Hashable {
    let number: Int?
    let gist: String
    var isMarked: Bool

    var marked: Told {
      var marked = self
      marked.isMarked = true
      return marked
    }
  }

  init(
    _ body: String, number: Int? = nil, label: String = "", marks: [String] = [],
    gist: String? = nil
  ) {
    self.number = number
    self.body = body.sanitized.trimmed
    self.label = label.sanitized.trimmed
    self.marks = marks
    self.gist = gist ?? body
  }

  /// The line as it is written.
  public var text: String {
    let words = ([body] + marks.map(\.sanitized)).filter { !$0.isEmpty }.joined(separator: ", ")
    guard let number else { return words }
    return words.isEmpty ? "\(number)" : "\(number) \(words)"
  }

  var isMarked: Bool { !marks.isEmpty }

  var told: Told { Told(number: number, gist: gist, isMarked: isMarked) }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
