internal import ConsoleDriver

/// A list of findings or remarks, in which many of one kind are one line to open.
struct GalleryItemList {
  /// A finding or remark.
  struct Item {
    /// What it has in common with others, in words.
    let kind: String?
    let html: String
  }

  /// The longest list that needs no line to open.
  private static let longestList = 5

  /// The beginning of the ids of the parts to open.
  let id: String
  let items: [Item]

  /// The items of kinds with few, then each kind with many.
  var html: String {
    let byKind = Dictionary(grouping: items, by: \.kind)
    func isShort(_ item: Item) -> Bool {
      item.kind.flatMap { byKind[$0]?.count } ?? 0 <= Self.longestList
    }
    let short = items.filter(isShort)
    let kinds = items.filter { !isShort($0) }.compactMap(\.kind).unique
    let lists = (short.isEmpty ? [] : [list(short)]) + kinds.map { part($0, byKind[$0] ?? []) }
    return lists.joined(separator: "\n")
  }

  private func part(_ kind: String, _ items: [Item]) -> String {
    """
    <div id="\(id)-\(kind.anchor)"><details class="group"><summary>\(kind.escapedForXML) (\(items.count))</summary>
    \(list(items))</details></div>
    """
  }

  private func list(_ items: [Item]) -> String {
    let lines = items.map { "<li class=\"part\">\($0.html)</li>" }
    return "<ul>\n\(lines.joined(separator: "\n"))\n</ul>"
  }
}
