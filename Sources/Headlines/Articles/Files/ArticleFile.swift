/// A file of an article that is not a picture, such as sound or film.
struct ArticleFile: Sendable, Hashable, Identifiable {
  /// Empty if the feed has none.
  let name: String
  let address: String
  let media: MarkedText.Media

  var id: String { address }

  /// Whether a player can play it.
  var isPlayable: Bool { media != .file }

  /// The files that programs can open, in the order of the text.
  static func list(of body: ArticleBody) -> [ArticleFile] {
    var known: Set<String> = []
    return body.blocks.map(\.text).flatMap { text in
      text.spans.compactMap { span in
        guard case .media(let media, let address) = span.mark, media != .image, media != .page,
          LinkPrograms.isWebAddress(address), known.insert(address).inserted
        else { return nil }
        let name = text.part(span.range)
        return ArticleFile(
          name: name == MarkedText.unnamedMedia ? "" : String(name), address: address, media: media)
      }
    }
  }
}
