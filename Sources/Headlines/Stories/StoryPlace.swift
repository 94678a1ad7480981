/// A place in a list of articles as it was when one of them was opened.
///
/// The list may change meanwhile, because news come or an article is not saved any more: the reader goes on
/// through what they saw.
struct StoryPlace {
  let story: Story
  private let stories: [Story]
  private let index: Int

  /// The place of an article; one that is not in the list stands alone.
  init(of story: Story, among stories: [Story]) {
    let index = stories.firstIndex { $0.id == story.id }
    self.init(story: story, stories: index == nil ? [story] : stories, index: index ?? 0)
  }

  private init(story: Story, stories: [Story], index: Int) {
    self.story = story
    self.stories = stories
    self.index = index
  }

  /// The place so many articles further down; nil where the list ends.
  func moved(by step: Int) -> StoryPlace? {
    guard stories.indices.contains(index + step) else { return nil }
    return StoryPlace(story: stories[index + step], stories: stories, index: index + step)
  }
}
