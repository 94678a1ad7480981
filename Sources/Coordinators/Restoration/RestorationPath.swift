/// The root coordinator and the children and screens down to the last restored line.
@MainActor
struct RestorationPath {
  private struct Entry {
    let part: AnyObject?
    let link: DeepLink
    /// The line that means it, as often as its parent has had one with the same name.
    let lines: [RestorationLine]
    /// How many lines with a name it has had.
    var counts: [PartName: Int] = [:]
  }

  private var entries: [Entry]

  init(root: AnyObject?) {
    entries = [Entry(part: root, link: DeepLink([]), lines: [])]
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
    let count = entries.last?.counts[name] ?? 1
    entries.append(
      Entry(part: part, link: link ?? self.link, lines: Array(repeating: line, count: count)))
  }

  /// The lines that lead to the last part, and no states.
  var lines: [RestorationLine] { entries.flatMap(\.lines) }
}
