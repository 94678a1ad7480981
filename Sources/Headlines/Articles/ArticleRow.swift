import Sternik

/// An article in a list: its title, and below it the section, the length, the source and the age.
struct ArticleRow: View {
  /// How much of an article a row shows.
  enum Layout {
    /// The title on one line, the age at its right, and details below.
    case wide
    /// The title on up to two lines, and details below.
    case narrow
    /// One line; with the section and the age if there is room.
    case compact(isWide: Bool)

    private static let wideColumns = 60
    private static let minRowsForDetails = 14

    init(in room: Size, isCompact: Bool) {
      let isWide = room.columns >= Self.wideColumns
      self =
        isCompact || room.rows < Self.minRowsForDetails
        ? .compact(isWide: isWide) : isWide ? .wide : .narrow
    }

    /// The blank lines between the rows of a list.
    func spacing(in room: Size) -> Int {
      if case .compact = self { return 0 }
      return room.rows >= Self.minRowsForSpacing ? 1 : 0
    }

    private static let minRowsForSpacing = 28
  }

  let article: Article
  let isSaved: Bool
  let showsFeedName: Bool
  let now: Timestamp
  let layout: Layout

  private static let sectionColumns = 15

  var body: some View {
    HStack {
      Sign(article.isRead ? .none : .unread)
      switch layout {
      case .wide:
        VStack {
          // One column on each side of the spacer.
          HStack(spacing: 1) {
            title.truncated()
            Spacer()
            Text(age).foreground(.faint)
          }
          let line = detailLine([])
          if !line.isEmpty { Text(line).truncated() }
        }
      case .narrow:
        VStack {
          title.lineLimit(2)
          let line = detailLine([age])
          if !line.isEmpty { Text(line).truncated() }
        }
      case .compact(let isWide):
        HStack(spacing: 1) {
          title.truncated()
          Spacer()
          if isWide {
            if !label.isEmpty {
              Text(label).foreground(.section(label)).truncated()
                .frame(width: Self.sectionColumns)
            }
            Text(age).foreground(.faint)
          }
        }
      }
    }
    .accessibilityLabel(
      ([article.content.displayTitle] + unread + spokenDetails).joined(separator: ", "))
  }

  private var title: Text {
    let title = Text(article.content.displayTitle)
    return article.isRead ? title.foreground(.muted) : title.bold()
  }

  private var unread: [String] { article.isRead ? [] : [Texts.article.unread] }

  private var section: String { article.content.section ?? "" }

  /// What a row of one line has beside the title: the section, else the feed.
  private var label: String {
    section.isEmpty && showsFeedName ? article.feed.displayName : section
  }

  private var age: String {
    article.content.published.map { Localizer.current.relative($0, to: now) } ?? ""
  }

  /// What follows the section.
  private var details: [String] {
    [
      article.content.duration?.playingTime, isSaved ? Texts.article.saved : nil,
      showsFeedName ? article.feed.displayName : nil,
    ]
    .compactMap(\.self)
  }

  private var spokenDetails: [String] {
    ([section, age] + details).filter { !$0.isEmpty }
  }

  private func detailLine(_ more: [String]) -> StyledText {
    let rest = (details + more).filter { !$0.isEmpty }.joined(separator: " · ")
    let faint = Style(foreground: .faint)
    guard !section.isEmpty else { return StyledText(rest, style: faint) }
    let name = StyledText(section, style: Style(foreground: .section(section)))
    return rest.isEmpty ? name : name + StyledText(" · " + rest, style: faint)
  }
}
