internal import ConsoleUI

/// The part of a gallery with the texts that no screen can show.
@MainActor struct GalleryApartList {
  private let groups: [(name: String, keys: [String])]

  /// Finds the keys among those of the sources that no screen shows.
  init(_ gallery: Gallery, shownKeys: Set<String>) {
    let keys = Set(gallery.sources.keys).subtracting(shownKeys).sorted()
    groups = gallery.keysApart.map { name, patterns in
      (name, keys.filter { key in patterns.contains(where: key.matches) })
    }
  }

  /// All of the keys.
  var keys: Set<String> { Set(groups.flatMap(\.keys)) }

  /// Empty without any.
  var html: String {
    let count = keys.count
    guard count > 0 else { return "" }
    let parts = groups.enumerated().filter { !$1.keys.isEmpty }.map { number, group in
      let (name, keys) = group
      let items = keys.map { "<li class=\"part\">\($0.escapedForXML)</li>" }
      let title = "\(name.escapedForXML) (\(keys.count))"
      return "<details class=\"group\" id=\"apart-\(number)\"><summary>\(title)</summary><ul>"
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
