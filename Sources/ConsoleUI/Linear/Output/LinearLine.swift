/// A line of a ``LinearText``: usually one element, with a number if the user can choose it.
package struct LinearLine: Sendable, Hashable {
  /// The number that the user types to choose the element; `nil` if there is nothing to choose.
  package let number: Int?
  /// The sanitized text without the number and the marks.
  package let body: String
  /// The first fragment of the text, which is the name of the element.
  let label: String
  /// The words that mark a selected or focused element.
  let marks: [String]
  /// Whether the line is a message that goes by itself.
  let isToast: Bool
  /// Whether the line says what is wrong with the control above it.
  let isValidationError: Bool
  /// The text that is compared to find changes: ``body``, except that progress is rounded.
  private let comparedText: String

  /// The part of a line that decides whether the line has changed.
  struct ChangeKey: Hashable {
    let number: Int?
    let text: String
    let isToast: Bool
    var isMarked: Bool

    /// The key of the same line with a mark.
    var marked: ChangeKey {
      var marked = self
      marked.isMarked = true
      return marked
    }
  }

  init(
    _ body: String, number: Int? = nil, label: String = "", marks: [String] = [],
    comparedText: String? = nil, isValidationError: Bool = false, isToast: Bool = false,
    keepsIndentation: Bool = false
  ) {
    self.isValidationError = isValidationError
    self.number = number
    let indentation = keepsIndentation ? body.prefix { $0 == " " } : ""
    self.body = indentation + body.sanitized.trimmed
    self.label = label.sanitized.trimmed
    self.marks = marks
    self.isToast = isToast
    self.comparedText = comparedText ?? body
  }

  /// The line as it is written: `1 Apples, selected`.
  package var text: String {
    let text = ([body] + marks.map(\.sanitized)).filter { !$0.isEmpty }
      .joined(separator: ElementDescription.separator)
    guard let number else { return text }
    return text.isEmpty ? "\(number)" : "\(number) \(text)"
  }

  var isMarked: Bool { !marks.isEmpty }

  var changeKey: ChangeKey {
    ChangeKey(number: number, text: comparedText, isToast: isToast, isMarked: isMarked)
  }

  /// The lines of messages that go by themselves.
  static func toasts(_ texts: [String]) -> [LinearLine] {
    texts.flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { LinearLine(String($0), isToast: true) }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return "" }
    return String(start[...last])
  }
}
