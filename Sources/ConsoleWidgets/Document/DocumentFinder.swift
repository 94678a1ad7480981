internal import ConsoleUI

/// The search for words in a document: what the user has typed, and where it was found.
struct DocumentFinder {
  var prompt = FindPrompt()
  /// The row that was at the top before, from which typing searches.
  let origin: Int
  /// What was found, in reading order: the text, and where it is in it.
  private(set) var hits: [(text: Int, range: Range<Int>)] = []
  /// The index of the hit that the user is at.
  var current: Int?

  /// More hits than anybody goes through.
  private static let maxHits = 10_000

  init(origin: Int) { self.origin = origin }

  var hasNoMatch: Bool { !prompt.query.text.isEmpty && hits.isEmpty }

  /// Edits the query; returns whether it has changed.
  @MainActor mutating func perform(_ edit: EditedText.Edit, in layout: DocumentLayout) -> Bool {
    guard prompt.perform(edit) else { return false }
    find(in: layout)
    return true
  }

  @MainActor mutating func insert(_ text: String, in layout: DocumentLayout) {
    prompt.insert(text)
    find(in: layout)
  }

  /// The hits in a text.
  func hits(in text: Int) -> ArraySlice<(text: Int, range: Range<Int>)> {
    hits[index(of: text)..<index(of: text + 1)]
  }

  /// Goes to the next hit, or with a step of -1 to the previous one; after the last comes the first.
  mutating func move(by step: Int) {
    guard !hits.isEmpty else { return }
    current = ((current ?? -1) + step + hits.count) % hits.count
  }

  @MainActor private mutating func find(in layout: DocumentLayout) {
    hits = []
    for (index, text) in layout.texts.enumerated() where hits.count < Self.maxHits {
      hits += text.ranges(of: prompt.query.text).map { (index, $0) }
    }
    let origin = origin == 0 ? 0 : layout.places[min(origin, layout.rows.count - 1)]
    current = hits.isEmpty ? nil : hits.firstIndex { layout.place(of: $0) >= origin } ?? 0
  }

  private func index(of text: Int) -> Int {
    var (low, high) = (0, hits.count)
    while low < high {
      let middle = (low + high) / 2
      if hits[middle].text < text { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
