internal import ConsoleUI

/// The numbers of the links of a document, from one on; links to one address have the same.
struct LinkNumbers {
  private(set) var links: [LinkURL] = []
  /// The text of each link.
  private(set) var names: [String] = []
  private var numbers: [LinkURL: Int] = [:]

  init(_ blocks: [DocumentBlock]) {
    for block in blocks where block.numbersLinks {
      for text in block.texts {
        for (link, name) in text.namedLinks where numbers[link] == nil {
          links.append(link)
          names.append(name)
          numbers[link] = links.count
        }
      }
    }
  }

  /// The text with the number of each link behind it, as in `word[3]`.
  func numbering(_ text: StyledText) -> StyledText {
    guard !links.isEmpty else { return text }
    return text.appendingToLinks { link in
      StyledText(numbers[link].map { "[\($0)]" } ?? "", .muted)
    }
  }
}
