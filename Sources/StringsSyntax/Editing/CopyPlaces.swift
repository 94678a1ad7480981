/// Where entries of another document belong in this one, by their indices in both.
struct CopyPlaces {
  /// The entries to add above an entry.
  private(set) var above: [Int: [Int]] = [:]
  /// The entries to add below an entry.
  private(set) var below: [Int: [Int]] = [:]
  /// The entries to add to a document that has none of the source's keys: all or none.
  private(set) var alone: [Int] = []
  /// The keys that have a place.
  private(set) var keys: Set<String> = []

  /// `own` has the index of each key in this document.
  init(of wanted: Set<String>, in source: StringsDocument, among own: [String: Int]) {
    let sourceKeys = source.entries.map(\.key)
    let last = Dictionary(zip(sourceKeys, sourceKeys.indices)) { _, last in last }
    let sections = Self.sections(of: source)
    var next = Self.followers(of: sourceKeys, among: own)
    next.reverse()
    var previous: (own: Int, section: Int)?
    for (index, key) in sourceKeys.enumerated() {
      let follower = next.removeLast()
      if let known = own[key] { previous = (known, sections[index]) }
      guard wanted.contains(key), last[key] == index else { continue }
      keys.insert(key)
      if let previous, previous.section == sections[index] {
        below[previous.own, default: []].append(index)
      } else if let follower, previous == nil || sections[follower] == sections[index],
        let place = own[sourceKeys[follower]]
      {
        above[place, default: []].append(index)
      } else if let previous {
        below[previous.own, default: []].append(index)
      } else {
        alone.append(index)
      }
    }
  }

  /// For each entry, the number of the section that it is in.
  private static func sections(of source: StringsDocument) -> [Int] {
    var section = 0
    return source.entries.indices.map { index in
      if source.content.hasDetachedComment(above: index) { section += 1 }
      return section
    }
  }

  /// For each key, the index of the next one that this document has.
  private static func followers(of keys: [String], among own: [String: Int]) -> [Int?] {
    var followers: [Int?] = []
    var follower: Int?
    for (index, key) in keys.enumerated().reversed() {
      followers.append(follower)
      if own[key] != nil { follower = index }
    }
    return followers.reversed()
  }
}
