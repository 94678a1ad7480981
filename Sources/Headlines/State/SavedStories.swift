/// The articles that readers have saved, with their texts, so that they stay readable offline.
struct SavedStories: Equatable {
  /// The articles of each profile, the last saved first; those of who is not signed in under "".
  private(set) var shelves: [String: [Story]] = [:]

  init() {}

  func stories(of profile: String?) -> [Story] { shelves[profile ?? ""] ?? [] }

  func contains(_ story: Story, of profile: String?) -> Bool {
    shelves[profile ?? ""]?.contains { $0.id == story.id } ?? false
  }

  /// Saves an article or, if it was saved, lets it go.
  mutating func toggle(_ story: Story, of profile: String?) {
    var shelf = stories(of: profile)
    if let index = shelf.firstIndex(where: { $0.id == story.id }) {
      shelf.remove(at: index)
    } else {
      shelf.insert(story, at: 0)
    }
    shelves[profile ?? ""] = shelf.isEmpty ? nil : shelf
  }
}

extension SavedStories: StoredContent {
  static let version = 1

  func merged(with theirs: SavedStories, since base: SavedStories) -> SavedStories {
    var merged = SavedStories()
    for profile in Set(shelves.keys).union(theirs.shelves.keys) {
      let shelf = ThreeWayMerge.list(
        ours: shelves[profile] ?? [], theirs: theirs.shelves[profile] ?? [],
        base: base.shelves[profile] ?? [])
      // Where both have the same articles, ours is the order.
      let order = Dictionary(
        (shelves[profile] ?? []).enumerated().map { ($1.id, $0) },
        uniquingKeysWith: { first, _ in first })
      merged.shelves[profile] =
        shelf.isEmpty ? nil : shelf.sorted { order[$0.id] ?? .max < order[$1.id] ?? .max }
    }
    return merged
  }
}
