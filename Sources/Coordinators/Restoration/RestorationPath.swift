/// The root coordinator and the children and screens down to the last restored line.
@MainActor
struct RestorationPath {
  private struct Entry {
    var part: AnyObject?
    let link: DeepLink
    let line: RestorationLine?
    /// How many lines of its parent have had its name, it included.
    let number: Int
    /// How many lines with a name it has had.
    var counts: [PartName: Int] = [:]
  }

  private var entries: [Entry]

  init(root: AnyObject?) {
    entries = [Entry(part: root, link: DeepLink([]), line: nil, number: 1)]
  }

  /// Forgets what is deeper than a line; `false` if the line is too deep.
  mutating func cut(to line: RestorationLine) -> Bool {
    guard line.depth < entries.count else { return false }
    entries.removeSubrange((line.depth + 1)...)
    if case .part(let name) = line.step { entries[line.depth].counts[name, default: 0] += 1 }
    return true
  }

  /// The coordinator or screen that the line belongs to.
  var part: AnyObject? { entries.last?.part }

  /// The link to it.
  var link: DeepLink { entries.last?.link ?? DeepLink([]) }

  mutating func append(_ part: AnyObject, link: DeepLink?, for line: RestorationLine) {
    guard case .part(let name) = line.step else { return }
    let number = entries.last?.counts[name] ?? 1
    entries.append(Entry(part: part, link: link ?? self.link, line: line, number: number))
  }

  /// The path without what it leads to, which it would keep alive.
  var withoutParts: RestorationPath {
    var path = self
    for index in entries.indices { path.entries[index].part = nil }
    return path
  }

  /// The path, of which the last part is known.
  func leading(to part: AnyObject) -> RestorationPath {
    var path = self
    path.entries[entries.count - 1].part = part
    return path
  }

  /// The lines, without states, that lead to the coordinator that a line belongs to.
  func lines(to line: RestorationLine) -> [RestorationLine] {
    entries.prefix(line.depth + 1).flatMap { entry in
      entry.line.map { Array(repeating: $0, count: entry.number) } ?? []
    }
  }

  /// How many lines before this one have had each name, in the coordinator that it belongs to.
  func earlierNames(than line: RestorationLine) -> [PartName: Int] {
    var counts = entries[line.depth].counts
    if case .part(let name) = line.step { counts[name, default: 1] -= 1 }
    return counts
  }
}
