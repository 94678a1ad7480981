/// What the program remembers of its reader from one run to the next, besides the articles themselves.
struct ReaderState: Sendable, Equatable {
  /// The tag of the language that the reader chose; nil while they never chose one.
  var language: String?
  /// The name of the look that the reader chose; nil while they never chose one.
  var look: String?
  /// Whether the reader was welcomed.
  var wasWelcomed = false
  /// What the reader reads besides what comes with the program.
  var sources: [Source] = []
  /// Where those of them are now that have moved for good.
  var moved: [Source.ID: String] = [:]
  /// Whether the articles that come with the program are among what is read.
  var readsBundled = true
  /// Everybody who has ever signed in here.
  var profiles: [Profile] = []
  /// The name of who is signed in.
  var profile: String?
  /// What was read in earlier versions of the program, which kept all of it here.
  private(set) var earlierReads: Set<Story.ID> = []

  init() {}

  init(language: String? = nil, earlierReads: Set<Story.ID> = []) {
    self.language = language
    self.earlierReads = earlierReads
  }
}

extension ReaderState: StoredContent {
  static let version = 2

  func merged(with theirs: ReaderState, since base: ReaderState) -> ReaderState {
    var merged = ReaderState(earlierReads: theirs.earlierReads.union(earlierReads))
    func join<Value: Equatable>(_ part: WritableKeyPath<ReaderState, Value>) {
      merged[keyPath: part] = ThreeWayMerge.value(
        ours: self[keyPath: part], theirs: theirs[keyPath: part], base: base[keyPath: part])
    }
    join(\.language)
    join(\.look)
    join(\.wasWelcomed)
    join(\.readsBundled)
    join(\.profile)
    merged.moved = ThreeWayMerge.dictionary(ours: moved, theirs: theirs.moved, base: base.moved)
    merged.sources = ThreeWayMerge.list(
      ours: sources, theirs: theirs.sources, base: base.sources)
    merged.profiles = ThreeWayMerge.list(
      ours: profiles, theirs: theirs.profiles, base: base.profiles)
    return merged
  }
}
