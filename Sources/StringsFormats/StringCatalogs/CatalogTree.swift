/// What is to be in an object of a catalog.
indirect enum CatalogTree {
  case string(String)
  /// JSON as it is written.
  case source(String)
  case object([String: CatalogTree])

  /// A text with its state.
  static func unit(_ text: String, _ state: String) -> CatalogTree {
    .object([
      "stringUnit": .object(["state": .string(state), "value": .string(text)])
    ])
  }

  subscript(path: [String]) -> CatalogTree? {
    get { nil }
    set {
      guard case .object(var members) = self, let first = path.first, let newValue else { return }
      if path.count == 1 {
        members[first] = newValue
      } else {
        var inner = members[first] ?? .object([:])
        inner[Array(path.dropFirst())] = newValue
        members[first] = inner
      }
      self = .object(members)
    }
  }

  /// The text on a line with an indentation, in the layout of edits.
  func text(_ layout: JSONEdits, _ indentation: String) -> String {
    switch self {
    case .string(let text): return JSONEdits.quoted(text)
    case .source(let json): return json
    case .object(let members):
      let inner = layout.deeper(indentation)
      return layout.object(
        members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.text(layout, inner)) },
        indentation: indentation)
    }
  }
}
