/// The user's settings, feeds and profiles.
struct UserState: Sendable, Equatable {
  /// The tag of the language that the user chose, if any.
  var language: String?
  /// The name of the theme that the user chose, if any.
  var theme: String?
  /// Whether lists show each article on one line.
  var hasCompactRows = false
  var wasWelcomed = false
  /// The feeds that the user has added.
  var feeds: [Feed] = []
  /// The new addresses of feeds after permanent redirects.
  var movedAddresses: [Feed.ID: String] = [:]
  /// Whether the user keeps the feed that comes with the program.
  var includesBundledFeed = true
  /// All profiles that have ever signed in.
  var profiles: [Profile] = []
  /// The name of the profile that is signed in.
  var currentProfile: String?
  /// The read articles of earlier versions of the program, which had no ``ReadMarks``.
  private(set) var legacyReadIDs: Set<Article.ID> = []

  init() {}

  init(language: String? = nil, legacyReadIDs: Set<Article.ID> = []) {
    self.language = language
    self.legacyReadIDs = legacyReadIDs
  }
}

extension UserState: StoredContent {
  static let version = 2

  func merged(with theirs: UserState, since base: UserState) -> UserState {
    var merged = UserState(legacyReadIDs: theirs.legacyReadIDs.union(legacyReadIDs))
    func merge<Value: Equatable>(_ property: WritableKeyPath<UserState, Value>) {
      merged[keyPath: property] = ThreeWayMerge.value(
        ours: self[keyPath: property], theirs: theirs[keyPath: property],
        base: base[keyPath: property])
    }
    merge(\.language)
    merge(\.theme)
    merge(\.hasCompactRows)
    merge(\.wasWelcomed)
    merge(\.includesBundledFeed)
    merge(\.currentProfile)
    merged.movedAddresses = ThreeWayMerge.dictionary(
      ours: movedAddresses, theirs: theirs.movedAddresses, base: base.movedAddresses)
    merged.feeds = ThreeWayMerge.list(ours: feeds, theirs: theirs.feeds, base: base.feeds)
    merged.profiles = ThreeWayMerge.list(
      ours: profiles, theirs: theirs.profiles, base: base.profiles)
    return merged
  }
}
