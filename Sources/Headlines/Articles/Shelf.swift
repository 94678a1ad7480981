/// The articles of one source, the newest first.
struct Shelf: Sendable, Identifiable {
  var source: Source
  var stories: [Story] = []
  /// How many articles were left out because the feed has more than the program takes.
  var omitted = 0
  /// How many articles of each kind were not opened yet.
  var unread: [StorySelection: Int] = [:]
  /// Why the source could not be read the last time.
  var failure: FetchError?
  /// What makes the next request conditional.
  var validators: Validators?
  /// Where the feed is now, when its server has said that it moved for good.
  var movedTo: String?
  /// Whether it stands for this run only, and is read from where it stands.
  var isGiven = false

  var id: Source.ID { source.id }

  /// Where it is asked for news.
  var address: String { movedTo ?? id }

  /// Whether it can be asked for news.
  var isRefreshable: Bool { !id.isEmpty }
}
