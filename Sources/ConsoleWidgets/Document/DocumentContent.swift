internal import ConsoleUI

/// The blocks of a document with the list of its links, and its rows at the last two widths.
@MainActor final class DocumentContent {
  let source: [DocumentBlock]
  let linkListTitle: String?
  let isNumbered: Bool
  let numbers: LinkNumbers
  private let blocks: [DocumentBlock]
  /// A thumb changes the width, and a frame asks for both.
  private var layouts: [DocumentLayout] = []

  init(_ source: [DocumentBlock], isNumbered: Bool, linkListTitle: String?) {
    self.source = source
    self.isNumbered = isNumbered
    self.linkListTitle = linkListTitle
    numbers = LinkNumbers(isNumbered ? source : [])
    blocks = source + Self.linkList(numbers.links, title: linkListTitle)
  }

  func layout(width: Int) -> DocumentLayout {
    if let index = layouts.firstIndex(where: { $0.width == max(1, width) }) {
      return layouts[index]
    }
    let layout = DocumentLayout(blocks, numbers: numbers, width: width)
    layouts = layouts.suffix(1) + [layout]
    return layout
  }

  /// What the linear form says before it lists the links.
  var spokenText: String {
    source.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func linkList(_ links: [LinkURL], title: String?) -> [DocumentBlock] {
    guard let title, !links.isEmpty else { return [] }
    let items = links.enumerated().map { index, link in
      var item = DocumentBlock(
        .item(marker: "[\(index + 1)]"), StyledText(link.description, link: link))
      item.numbersLinks = false
      item.depth = 1
      return item
    }
    return [DocumentBlock(.heading, StyledText(title))] + items
  }
}
