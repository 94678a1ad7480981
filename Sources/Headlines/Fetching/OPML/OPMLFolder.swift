/// The sources and folders that lie in a folder.
struct OPMLFolder {
  private(set) var subscriptions: [Subscription] = []
  private(set) var folders: [(name: String, folder: OPMLFolder)] = []
  private var places: [String: Int] = [:]

  init(_ subscriptions: [Subscription] = []) {
    for subscription in subscriptions {
      insert(subscription, into: subscription.folders.prefix(Self.depthLimit))
    }
  }

  // Beyond it, folders are left out: XML parsers bound how deep elements lie.
  private static let depthLimit = 64

  private mutating func insert(_ subscription: Subscription, into path: ArraySlice<String>) {
    guard let name = path.first else {
      subscriptions.append(subscription)
      return
    }
    let place = places[name] ?? folders.count
    if place == folders.count {
      places[name] = place
      folders.append((name, OPMLFolder()))
    }
    folders[place].folder.insert(subscription, into: path.dropFirst())
  }
}
