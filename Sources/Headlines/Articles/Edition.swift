/// The articles of all sources, joined and picked by kind.
///
/// It is a value, so that the next one can be made while this one is read.
struct Edition: Sendable {
  /// The sources in the reader's order, each with its articles.
  private(set) var shelves: [Shelf] = []
  /// Another one after each change.
  private(set) var revision = 0
  private var picked: [StorySelection: [Story]] = [:]

  /// The articles of a kind, the newest first, and those of the same date in the order of their addresses.
  func stories(_ selection: StorySelection) -> [Story] { picked[selection] ?? [] }

  func shelf(_ id: Source.ID) -> Shelf? { shelves.first { $0.id == id } }

  /// Puts shelves in place of those with the same source, or behind the others.
  mutating func put(_ changed: [Shelf], by editor: Editor) {
    revision += 1
    var new: [Source.ID: [Story]] = [:]
    var replaced: Set<Source.ID> = []
    for var shelf in changed {
      shelf.unread = editor.unread(among: shelf.stories)
      guard let index = shelves.firstIndex(where: { $0.id == shelf.id }) else {
        new[shelf.id] = shelf.stories
        shelves.append(shelf)
        continue
      }
      // Most sources have nothing new most of the time.
      if !shelves[index].stories.elementsEqual(shelf.stories, by: ===) {
        if !shelves[index].stories.isEmpty { replaced.insert(shelf.id) }
        new[shelf.id] = shelf.stories
      }
      shelves[index] = shelf
    }
    for selection in StorySelection.allCases {
      var stories = picked[selection] ?? []
      if !replaced.isEmpty { stories.removeAll { replaced.contains($0.source.id) } }
      let added = new.values.map { editor.picked(selection, from: $0) }
      picked[selection] = .merged([stories, .merged(added)])
    }
  }

  /// Takes a shelf away with its articles.
  mutating func takeAway(_ source: Source.ID) {
    revision += 1
    shelves.removeAll { $0.id == source }
    for selection in StorySelection.allCases {
      picked[selection]?.removeAll { $0.source.id == source }
    }
  }

  /// Counts the articles of a source that were just opened.
  mutating func count(_ opened: [Story], of source: Source.ID, by editor: Editor) {
    guard let index = shelves.firstIndex(where: { $0.id == source }) else { return }
    let stories = shelves[index].stories
    guard opened.count <= Self.fewOpened,
      opened.allSatisfy({ story in stories.contains { $0 === story } })
    else { return count([source], by: editor) }
    revision += 1
    for selection in StorySelection.allCases {
      let count = editor.picked(selection, from: opened).count
      shelves[index].unread[selection, default: 0] -= count
    }
  }

  /// Of more it takes less to count all.
  private static let fewOpened = 8

  /// Counts anew what was not opened of some sources.
  mutating func count(_ sources: Set<Source.ID>, by editor: Editor) {
    revision += 1
    for index in shelves.indices where sources.contains(shelves[index].id) {
      shelves[index].unread = editor.unread(among: shelves[index].stories)
    }
  }
}

extension [Story] {
  /// Lists that are each the newest first, in one.
  fileprivate static func merged(_ lists: [[Story]]) -> [Story] {
    var lists = lists.filter { !$0.isEmpty }
    // Two at a time, so that nothing is moved more often than the number of lists can be halved.
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { index in
        index + 1 < lists.count ? lists[index].merged(with: lists[index + 1]) : lists[index]
      }
    }
    return lists.first ?? []
  }

  private func merged(with others: [Story]) -> [Story] {
    func isBefore(_ first: Story, _ second: Story) -> Bool {
      first.date == second.date
        ? first.source.id < second.source.id : first.date > second.date
    }
    var merged: [Story] = []
    merged.reserveCapacity(count + others.count)
    var next = 0
    for story in self {
      while next < others.count, isBefore(others[next], story) {
        merged.append(others[next])
        next += 1
      }
      merged.append(story)
    }
    return merged + others[next...]
  }
}
