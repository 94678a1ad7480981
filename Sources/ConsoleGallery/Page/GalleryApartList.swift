internal import ConsoleUI

/// The part of a gallery with the texts that no screen can show.
@MainActor struct GalleryApartList {
  private let groups: [(name: String, keys: [String])]

  /// Finds the keys among those of the sources.
  init(_ gallery: Gallery) {
    groups = gallery.keysApart.map { name, patterns in
      (name, gallery.sources.keys.filter { key in patterns.contains(where: key.matches) }.sorted())
    }
  }

  /// All of the keys.
  var keys: Set<String> { Set(groups.flatMap(\.keys)) }

  /// Empty without any.
  var html: String {
    let count = keys.count
    guard count > 0 else { return "" }
    let parts = groups.filter { !$0.keys.isEmpty }.map { name, keys in
      let items = keys.map { "<li class=\"part\">\($0.escapedForXML)</li>" }
      return "<details><summary>\(name.escapedForXML) (\(keys.count))</summary><ul>"
        + items.joined() + "</ul></details>"
    }
    return "<section id=\"apart\"><h2>Texts that no screen can show (\(count))</h2>\n"
      + parts.joined(separator: "\n") + "\n</section>"
  }
}

extension String {
  /// Whether the key is the given one, or begins with it if that ends with `*`.
  package func matches(_ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}
