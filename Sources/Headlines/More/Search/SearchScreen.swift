import Sternik
import SternikFoundation

/// A search field and its results.
final class SearchScreen: ArticleListing, CodableStatePreserving {
  struct Preserved: Codable {
    /// The text in the field, which has perhaps not been searched for.
    var draft = ""
    var query = ""
    var highlighted: Article.ID?
  }

  /// The user types, or submits what is typed.
  var didSearch: (_ query: String) -> Void = { _ in }
  var didSelect: (Article) -> Void = { _ in }
  var didTapNextUnread: () -> Void = {}

  var highlighted: Article.ID?
  private var draft = ""

  private enum Part {
    case results
  }

  private let results: SearchResults
  private let library: Library
  private let actions: ArticleActions
  private let focus = FocusState<Part>()
  /// The time that ages are relative to.
  private var time: Timestamp

  init(
    _ results: SearchResults, library: Library, actions: ArticleActions,
    now: @escaping () -> Timestamp
  ) {
    self.results = results
    self.library = library
    self.actions = actions
    time = now()
    every(.seconds(10)) { $0.time = now() }
  }

  var preservedValue: Preserved? {
    get {
      draft.isEmpty && results.query.isEmpty
        ? nil : Preserved(draft: draft, query: results.query, highlighted: highlighted)
    }
    set {
      draft = newValue?.draft ?? ""
      if let query = newValue?.query, !query.isEmpty { didSearch(query) }
      highlighted = newValue?.highlighted
    }
  }

  var title: String { Texts.more.search }

  var body: some View {
    let articles = results.articles
    VStack {
      TextField(
        Texts.search.words, text: draft, didChange: { self.change($0) },
        didSubmit: {
          self.didSearch($0)
          if !self.results.articles.isEmpty { self.focus.move(to: .results) }
        }
      )
      .submitLabel(Texts.keys.search)
      .padding(columns: 2)
      Text(status).foreground(.muted).padding(columns: 4)
      if !articles.isEmpty {
        RoomReader { room in
          let layout = ArticleRow.Layout(in: room, isCompact: self.library.settings.hasCompactRows)
          List(articles) { article in
            ArticleRow(
              article: article,
              isSaved: self.library.isSaved(article),
              showsFeedName: self.library.feeds.count > 1, now: self.time, layout: layout)
          } didSelect: {
            self.didSelect($0)
          }
          .highlighted(self.highlighted)
          .didHighlight { self.highlighted = $0.id }
          .rowSpacing(layout.spacing(in: room))
          .focused(self.focus, on: .results)
        }
      }
    }
  }

  var commands: [KeyCommand] {
    let articles = results.articles
    return [
      KeyCommand(actions.keys[.nextUnread], Texts.keys.nextUnread) { self.didTapNextUnread() }
        .disabled(library.unreadCount(.all) == 0),
      KeyCommand(actions.keys[.toggleRead], Texts.keys.toggleRead) {
        let highlighted = articles.first { $0.id == self.highlighted } ?? articles.first
        if let highlighted { self.actions.didToggleRead(highlighted) }
      }.disabled(articles.isEmpty),
    ]
  }

  private func change(_ text: String) {
    draft = text
    didSearch(text)
  }

  /// The number of results, or a hint.
  private var status: String {
    if results.query.isEmpty { return Texts.search.hint }
    if results.isTruncated { return Texts.search.cut(articles: results.articles.count) }
    if results.articles.isEmpty {
      return library.hasHiddenWords ? Texts.search.nothingShown : Texts.search.nothing
    }
    return Texts.search.found(articles: results.articles.count)
  }
}
