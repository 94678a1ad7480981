import Sternik

/// Why a feed could not be refreshed, in one row, above the articles that it had before.
struct FeedErrorBar: View {
  private let reason: String

  init(_ error: FetchError) { reason = error.sentence }

  var body: some View {
    HStack {
      Sign(.error)
      Text(reason).truncated().foreground(.error)
    }
  }
}
