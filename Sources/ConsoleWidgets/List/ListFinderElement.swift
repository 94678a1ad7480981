internal import ConsoleUI

/// The line below a list in which the user types the text to find.
struct ListFinderElement: Element {
  let finder: ListFinder

  private static let prompt = "/"
  private static let searchingSign = "…"

  var semantics: Semantics {
    Semantics(.textField, label: Self.prompt, value: finder.prompt.query.text)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    axis == .vertical ? .fixed(1) : .filling(minimum: 1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    draw(in: rect, isFocused: false, of: &context)
  }

  func draw(in rect: Rect, isFocused: Bool, of context: inout DrawingContext) {
    PromptLine(
      prompt: Self.prompt, query: finder.prompt.query, isTyping: finder.prompt.isTyping,
      status: (status(context.strings), .error)
    ).draw(in: rect, isFocused: isFocused, of: &context)
  }

  private func status(_ strings: ConsoleStrings) -> String {
    if finder.isSearching { return Self.searchingSign }
    return finder.hasNoMatch ? strings.notFound : ""
  }
}
