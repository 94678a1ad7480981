/// The sources and folders that lie in a folder.
struct OPMLFolder {
  let name: String
  private(set) var subscriptions: [Subscription] = []
  private(set) var folders: [OPMLFolder] = []
  private var places: [String: Int] = [:]

  init(_ name: String = "", holding subscriptions: [Subscription] = []) {
    self.name = name
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
      folders.append(OPMLFolder(name))
    }
    folders[place].insert(subscription, into: path.dropFirst())
  }
}
