import Foundation

/// A file that belongs to an item, such as the sound of a podcast.
struct FeedEnclosure {
  let address: String
  /// A MIME type, or only its part before the slash; empty if the feed does not say it.
  let type: String
  let title: String

  /// More files of an item are a mistake of the feed.
  static let maxCount = 50

  var media: MarkedText.Media {
    switch type.lowercased().prefix(while: { $0 != "/" }) {
    case "image": .image
    case "audio": .audio
    case "video": .video
    default: .file
    }
  }

  /// The title, or else the name of the file, without control characters.
  var name: String {
    if !title.isEmpty { return Self.cleaned(title) }
    let path = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst(2)
    let name = String(path.last ?? "")
    return Self.cleaned(name.removingPercentEncoding ?? name)
  }

  /// As the text of a feed.
  private static func cleaned(_ name: String) -> String {
    FeedText(bytes: Array(name.utf8), format: .plain).line
  }
}

extension ArticleBody {
  /// What the first picture or other file shows, or else its name or address; nil if there is none.
  var nameOfMedia: String? {
    for block in blocks {
      guard let span = block.text.spans.first(where: \.isMedia), let address = span.mark.address
      else { continue }
      let text = String(block.text.part(span.range))
      if text != MarkedText.unnamedMedia, !text.isEmpty { return text.onOneLine }
      let name = FeedEnclosure(address: address, type: "", title: "").name
      return (name.isEmpty ? address : name).onOneLine
    }
    return nil
  }

  /// Appends files as links, but for those that the text has already.
  mutating func append(_ enclosures: [FeedEnclosure]) {
    guard !enclosures.isEmpty else { return }
    var known = Set(blocks.lazy.flatMap(\.text.spans).compactMap(\.mark.address))
    for enclosure in enclosures where known.insert(enclosure.address).inserted {
      let text = enclosure.name.isEmpty ? MarkedText.unnamedMedia : enclosure.name
      blocks.append(
        ArticleBlock(
          text: MarkedText(
            text: text,
            spans: [
              MarkedText.Span(
                range: 0..<text.utf8.count, mark: .media(enclosure.media, enclosure.address))
            ])))
    }
  }
}
