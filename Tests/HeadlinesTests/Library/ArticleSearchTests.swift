import Testing

@testable import Headlines

/// Which articles a search finds.
@MainActor
struct `A search` {
  /// A library with a feed, whose articles get these titles, the oldest first.
  private func library(_ titles: [String], feed: String = "a") async -> Library {
    let library = Library { TestApp.now }
    library.add(Feed(id: feed))
    // The newest articles of a document come first.
    let articles = titles.enumerated().reversed().map { index, title in
      ArticleContent(id: "\(index)", title: title)
    }
    await library.apply([
      .fetched(
        feed,
        FeedResponse(
          content: .document(
            FeedDocument(title: "Feed title", articles: articles), HTTPValidators())))
    ])
    library.updateSearch()
    await library.finishWork()
    return library
  }

  private func titles(_ query: String, in library: Library) -> [String] {
    library.search(query).map(\.content.title)
  }

  @Test func `finds long words by their beginnings, and in any order`() async {
    let library = await library(["The Councillors", "A counsel", "Łódzka council 2026", "Cönclave"])

    for (query, count) in [
      ("counc", 2), ("counci", 2), ("council", 2), ("councill", 1), ("councils", 0),
      ("2026 council", 1), ("lodzka COUNCI", 1), ("conclave", 1), ("council the", 1),
      ("council x", 0),
    ] {
      #expect(titles(query, in: library).count == count, "\(query)")
    }
  }

  @Test func `finds a rare word behind many newer ones with its beginning`() async {
    let library = await library(
      ["Interstellar one", "Interstellar two"] + (0..<2_100).map { "Interest \($0)" })

    #expect(titles("interstellar", in: library).count == 2)
    #expect(titles("interest", in: library).count == ArticleSearch.limit)
    #expect(titles("interest 2099", in: library) == ["Interest 2099"])
  }

  @Test func `finds the newest articles of a feed by its title`() async {
    let library = await library((0..<60).map { "Article \($0)" })

    #expect(titles("feed title", in: library).count == ArticleSearch.limit)
    #expect(titles("feed 59", in: library) == ["Article 59"])
  }

  @Test(arguments: [
    ("council", "counc"), ("e-mail-list", "e-mail-list"), ("cat", "cat"), ("ąćęłńó", "ąćęłń"),
    ("中 文", "中 文"),
  ])
  func `shortens long words only`(word: String, beginning: String) {
    #expect(SearchText.indexedBeginning(of: word) == beginning)
  }
}
