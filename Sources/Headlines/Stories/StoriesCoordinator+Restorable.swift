import Sternik

extension StoriesCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> Story.ID? {
    (child as? ArticleCoordinator)?.story.id
  }

  /// Opens an article again.
  ///
  /// - Throws: ``ArticleMissing`` when no source has it any more.
  func restore(_ id: Story.ID) throws {
    guard let story = list.library.story(id) else { throw ArticleMissing() }
    showArticle(story)
  }
}

/// An article that was open is there no more.
struct ArticleMissing: Error {}
