/// Makes editions: knows what counts as world news, and what the reader has opened.
struct Editor: Sendable {
  /// What world news are called, in small letters.
  let worldSections: Set<String>
  /// The marks of each source that is worked on.
  let marks: [Source.ID: ReadMarks]
  /// What was read before there were marks.
  let earlierReads: Set<Story.ID>

  func isRead(_ story: Story) -> Bool {
    marks[story.source.id]?.contains(story.article.id) ?? false || earlierReads.contains(story.id)
  }

  /// The articles of a kind, in their order.
  func picked(_ selection: StorySelection, from stories: [Story]) -> [Story] {
    switch selection {
    case .all: stories
    case .world:
      stories.filter { story in
        story.article.section.map { worldSections.contains($0.lowercased()) } ?? false
      }
    case .video: stories.filter { $0.article.duration != nil }
    }
  }

  /// How many articles of each kind were not opened yet.
  func unread(among stories: [Story]) -> [StorySelection: Int] {
    let unread = stories.filter { !isRead($0) }
    return Dictionary(
      uniqueKeysWithValues: StorySelection.allCases.map { ($0, picked($0, from: unread).count) })
  }

  /// The edition that follows another one when sources have changed, made beside the main actor.
  @concurrent
  func edition(after edition: Edition, putting shelves: [Shelf]) async -> Edition {
    var next = edition
    next.put(shelves, by: self)
    return next
  }
}
