import Testing

@testable import Headlines

/// Unread articles only, the order of lists, and the next unread article.
@MainActor
struct `Lists of articles` {
  /// Two feeds, "a" and "b", whose articles have numbers as dates.
  private func library(_ articles: [(feed: String, numbers: [Int])]) async -> Library {
    let library = Library { TestApp.now }
    for (feed, numbers) in articles {
      library.add(Feed(id: feed))
      await library.apply([.response(FeedUpdate.contents(numbers), of: feed)])
    }
    return library
  }

  private func names(_ articles: Articles) -> [String] {
    articles.map { "\($0.feed.id)\($0.content.id)" }
  }

  @Test(
    arguments: [
      (.newest, ["b4", "a3", "b2", "a1"]), (.oldest, ["a1", "b2", "a3", "b4"]),
      (.feed, ["a3", "a1", "b4", "b2"]),
    ] as [(ArticleOrder, [String])])
  func `are in the order of the user, from both ends`(order: ArticleOrder, expected: [String]) async
  {
    let library = await library([("a", [3, 1]), ("b", [4, 2])])

    library.changeSettings { $0.order = order }

    let articles = library.articles(.headlines)
    #expect(names(articles) == expected)
    for index in 1..<4 {
      #expect(articles.article(1, from: articles[index - 1])?.id == articles[index].id)
      #expect(articles.article(-1, from: articles[index])?.id == articles[index - 1].id)
    }
    #expect(articles.article(1, from: articles[3]) == nil)
    #expect(articles.article(-1, from: articles[0]) == nil)
  }

  @Test(arguments: ArticleOrder.allCases)
  func `of several pages are in order`(order: ArticleOrder) async {
    let library = await library([("a", Array(1...120)), ("b", Array(100...220))])
    library.changeSettings { $0.order = order }
    let all = names(library.articles(.headlines))

    let articles = library.articles(.headlines)
    let backward = articles.indices.reversed().map {
      "\(articles[$0].feed.id)\(articles[$0].content.id)"
    }

    #expect(Set(all).count == 241)
    #expect(backward.reversed() == all)
  }

  @Test
  func `of unread ones keep what is read while they are shown, until the user shows them again`()
    async
  {
    let library = await library([("a", [1, 2, 3, 4])])
    let all = library.articles(.headlines)
    library.markAsRead(all[0])

    library.toggleUnreadOnly()
    #expect(names(library.articles(.headlines)) == ["a3", "a2", "a1"])
    library.markAsRead(library.articles(.headlines)[1])
    #expect(names(library.articles(.headlines)) == ["a3", "a2", "a1"])
    #expect(names(library.articles(.feed("a"))) == ["a3", "a2", "a1"])
    library.toggleUnreadOnly()
    library.toggleUnreadOnly()

    #expect(names(library.articles(.headlines)) == ["a3", "a1"])
    library.markAllAsRead(.headlines)
    #expect(library.articles(.headlines).isEmpty)
    library.toggleUnreadOnly()
    #expect(library.articles(.headlines).count == 4)
  }

  @Test func `have an article that is unread again, with its count`() async throws {
    let library = await library([("a", [1, 2])])
    let article = library.articles(.headlines)[0]
    library.markAsRead(article)
    #expect(library.isRead(article) && library.unreadCount(.all) == 1)

    library.markAsUnread(article)

    #expect(!library.isRead(article) && library.unreadCount(.all) == 2)
    library.remove("a")
    await library.finishWork()
    library.add(Feed(id: "a"))
    await library.apply([.response(FeedUpdate.contents([1, 2]))])
    #expect(library.unreadCount(.all) == 2)
  }

  @Test func `lead to the next unread article, then to those of other feeds`() async throws {
    let library = await library([("a", [6, 5, 3]), ("b", [4])])
    let (six, five, three) = (
      library.articles(.feed("a"))[0], library.articles(.feed("a"))[1],
      library.articles(.feed("a"))[2]
    )
    library.markAsRead(five)

    #expect(library.nextUnread(after: nil, in: .feed("a"))?.id == six.id)
    #expect(library.nextUnread(after: six, in: .feed("a"))?.id == three.id)
    // From the end back to the beginning.
    #expect(library.nextUnread(after: three, in: .feed("a"))?.id == six.id)
    library.markAsRead(six)
    library.markAsRead(three)
    let other = try #require(library.nextUnread(after: three, in: .feed("a")))
    #expect(other.feed.id == "b")
    library.markAsRead(other)
    #expect(library.nextUnread(after: three, in: .feed("a")) == nil)
  }

  @Test func `lose the articles of the program once the user has a feed, unless they want them`() {
    let library = Library { TestApp.now }
    #expect(library.feeds.map(\.id) == [""])

    library.add(Feed(id: "a"))
    #expect(library.feeds.map(\.id) == ["a"] && library.lacksBundledFeed)
    library.add(.bundled)
    #expect(library.feeds.map(\.id) == ["", "a"] && !library.lacksBundledFeed)
    library.remove("")
    library.remove("a")

    #expect(library.feeds.isEmpty)
  }

  @Test func `have the user's own name of a feed, which a refresh does not change`() async {
    let library = await library([("a", [1])])

    library.setName("Mine", of: "a")
    library.setFolder(FeedFolder(["News"]), of: "a")
    await library.apply([.response(FeedUpdate.contents([1, 2]))])

    #expect(library.articles(.headlines)[1].feed.displayName == "Mine")
    #expect(library.feeds(in: FeedFolder(["News"])).map(\.feed.title) == ["A"])
    library.toggleSaved(library.articles(.headlines)[0])
    #expect(library.articles(.saved)[0].feed.displayName == "Mine")
    library.setName("", of: "a")
    #expect(library.feeds[0].feed.displayName == "A")
  }
}
