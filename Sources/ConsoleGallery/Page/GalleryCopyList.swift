internal import ConsoleDriver

/// The part of a gallery with the words that are the same as in the development language, by language.
///
/// Two languages may have them in common, or they are not translated yet.
@MainActor struct GalleryCopyList {
  let copies: [GalleryCopy]
  /// What a link to a key leads to; `nil` if no screen shows it.
  let link: (String) -> String?

  /// Empty without copies.
  var html: String {
    guard !copies.isEmpty else { return "" }
    let groups = copies.grouped(by: \.language).map { tag, copies in
      let items = copies.map { copy in
        let key = copy.key.escapedForXML.linked(to: link(copy.key))
        return
          "\(key): “<bdi>\(copy.text.escapedForXML)</bdi>” <code>\(copy.place.escapedForXML)</code>"
      }
      return items.group(id: "copies-\(tag.anchor)", title: "\(tag) (\(copies.count))")
    }
    return
      "<section id=\"copies\"><h2>Texts as in the development language (\(copies.count))</h2>\n"
      + "<p>These words are the same in both languages, or not translated yet.</p>\n"
      + groups.joined(separator: "\n") + "\n</section>"
  }
}
