import Sternik

/// A feed in links and in the saved navigation state.
struct FeedPlace: LinkValue {
  // The id of the bundled feed is empty, and a part of a link must not be.
  static let prefix = "source "

  let id: Feed.ID

  init?(_ kind: ArticleList.Kind) {
    guard case .feed(let id) = kind else { return nil }
    self.id = id
  }

  init?(linkTexts: [String]) {
    guard let text = linkTexts.first, text.hasPrefix(Self.prefix) else { return nil }
    id = Feed.ID(text.dropFirst(Self.prefix.count))
  }

  var linkTexts: [String] { [Self.prefix + id] }
}

/// A folder in links and in the saved navigation state.
struct FolderPlace: LinkValue {
  static let prefix = "folder "

  let folder: FeedFolder

  init?(_ kind: ArticleList.Kind) {
    guard case .folder(let folder) = kind else { return nil }
    self.folder = folder
  }

  init?(linkTexts: [String]) {
    guard let text = linkTexts.first, text.hasPrefix(Self.prefix) else { return nil }
    folder = FeedFolder(String(text.dropFirst(Self.prefix.count)))
  }

  var linkTexts: [String] { [Self.prefix + folder.description] }
}

extension DeepLink {
  private static let feeds = "sources"

  /// Reads a link of the command line, where an address has its slashes, and a folder is the path that the user reads.
  init(typed text: String) {
    let rest = text.dropFirst(Self.feeds.count + 1)
    guard text.hasPrefix(Self.feeds + "/"), rest.contains("/") else {
      self.init(text)
      return
    }
    if rest.hasPrefix(FeedPlace.prefix), rest.contains("://") {
      self.init([Self.feeds, String(rest)])
    } else if rest.hasPrefix(FolderPlace.prefix) {
      var path = rest.dropFirst(FolderPlace.prefix.count)
      // The number of an article in the folder.
      let last = path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]
      if Int(last) != nil { path.removeLast(last.count + 1) }
      let folder = FolderPlace.prefix + FeedFolder(path: String(path)).description
      self.init([Self.feeds, folder] + (Int(last) == nil ? [] : [String(last)]))
    } else {
      self.init(text)
    }
  }
}
