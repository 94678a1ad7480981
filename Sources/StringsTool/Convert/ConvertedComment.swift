import StringsFormats

/// A comment of an entry as all formats have it.
struct ConvertedComment: Equatable {
  /// What Xcode writes where there is no comment.
  private static let placeholder = "No comment provided by engineer."

  private static let mark = TranslationTable.removedComment.split(separator: " ")

  /// `nil` if there is none.
  var text: String?
  /// Whether it says that the development language no longer has the key.
  var isRemoved: Bool

  init(_ comment: String?) {
    let lines = (comment ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let kept = lines.filter { line in
      !line.split(whereSeparator: \.isWhitespace).elementsEqual(Self.mark)
    }
    isRemoved = kept.count < lines.count
    let text = isRemoved ? kept.joined(separator: "\n") : comment ?? ""
    self.text = text.allSatisfy(\.isWhitespace) || text == Self.placeholder ? nil : text
  }

  /// The same words; spaces and line ends depend on the format.
  static func == (left: ConvertedComment, right: ConvertedComment) -> Bool {
    func words(_ comment: ConvertedComment) -> [Substring] {
      comment.text?.split(whereSeparator: \.isWhitespace) ?? []
    }
    return words(left) == words(right) && left.isRemoved == right.isRemoved
  }
}
