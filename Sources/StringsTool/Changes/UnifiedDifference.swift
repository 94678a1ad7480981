import StringsSyntax

/// The difference of two texts as `diff -u` prints it, without control characters.
struct UnifiedDifference: CustomStringConvertible {
  let description: String

  private static let context = 3

  /// `old` is `nil` for a new file, and `new` for one that is removed.
  init(from old: String?, to new: String?, in file: String) {
    let (oldLines, newLines) = (Self.lines(old ?? ""), Self.lines(new ?? ""))
    let rows = Self.rows(oldLines, newLines)
    let none = "/dev/null"
    var text =
      "--- \(old == nil ? none : file.visible)\n+++ \(new == nil ? none : file.visible)\n"
    for hunk in Self.hunks(of: rows) {
      let before = rows[..<hunk.lowerBound]
      let inside = rows[hunk]
      let starts = [Row.Mark.removed, .added].map { mark in
        let count = inside.count { $0.mark == .common || $0.mark == mark }
        let start = before.count { $0.mark == .common || $0.mark == mark }
        return "\(count == 0 ? start : start + 1),\(count)"
      }
      text += "@@ -\(starts[0]) +\(starts[1]) @@\n"
      for row in inside { text += row.text }
    }
    description = text
  }

  private struct Row {
    enum Mark: String {
      case common = " "
      case removed = "-"
      case added = "+"
    }

    var mark: Mark
    var line: Substring

    /// The line with its mark; a tab is no control character that harms.
    var text: String {
      let hasEnd = line.utf8.last == UInt8(ascii: "\n")
      let content = hasEnd ? Substring(line.unicodeScalars.dropLast()) : line
      let visible = content.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).visible }.joined(separator: "\t")
      return mark.rawValue + visible + (hasEnd ? "\n" : "\n\\ No newline at end of file\n")
    }
  }

  /// The lines with their ends.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func rows(_ old: [Substring], _ new: [Substring]) -> [Row] {
    let start = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let (oldPart, newPart) = (old[start..<old.count - end], new[start..<new.count - end])
    return old[..<start].map { Row(mark: .common, line: $0) }
      + changedRows(Array(oldPart), Array(newPart))
      + old[(old.count - end)...].map { Row(mark: .common, line: $0) }
  }

  /// The rows between lines that both texts have once, in the same order; these keep the search for differences short.
  private static func changedRows(_ old: [Substring], _ new: [Substring]) -> [Row] {
    var rows: [Row] = []
    var (oldIndex, newIndex) = (0, 0)
    for (oldNext, newNext) in commonLines(old, new) + [(old.count, new.count)] {
      rows += rowsOfPart(Array(old[oldIndex..<oldNext]), Array(new[newIndex..<newNext]))
      if newNext < new.count { rows.append(Row(mark: .common, line: new[newNext])) }
      (oldIndex, newIndex) = (oldNext + 1, newNext + 1)
    }
    return rows
  }

  /// The places of lines that both texts have once: the most that are in the same order.
  private static func commonLines(_ old: [Substring], _ new: [Substring]) -> [(Int, Int)] {
    let oldPlaces = places(of: old)
    let pairs = places(of: new).compactMap { line, place in
      oldPlaces[line].map { (old: $0, new: place) }
    }.sorted { $0.new < $1.new }
    // The longest increasing subsequence: the pair that ends the best one of each length, and the one before each pair.
    var (ends, previous): ([Int], [Int?]) = ([], [])
    for (index, pair) in pairs.enumerated() {
      let place = ends.partitioningIndex { pairs[$0].old >= pair.old }
      previous.append(place > 0 ? ends[place - 1] : nil)
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var (common, last): ([(Int, Int)], Int?) = ([], ends.last)
    while let index = last {
      common.append((pairs[index].old, pairs[index].new))
      last = previous[index]
    }
    return common.reversed()
  }

  /// The places of the lines that occur once, by their bytes.
  private static func places(of lines: [Substring]) -> [[UInt8]: Int] {
    var places: [[UInt8]: Int?] = [:]
    for (index, line) in lines.enumerated() {
      let bytes = Array(line.utf8)
      places[bytes] = places[bytes] == nil ? .some(index) : .some(nil)
    }
    return places.compactMapValues { $0 }
  }

  private static func rowsOfPart(_ old: [Substring], _ new: [Substring]) -> [Row] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [Row] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        rows.append(Row(mark: .removed, line: old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        rows.append(Row(mark: .added, line: new[newIndex]))
        newIndex += 1
      } else {
        rows.append(Row(mark: .common, line: new[newIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return rows
  }

  /// The changed rows with three rows around them; ranges that touch are one.
  private static func hunks(of rows: [Row]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].mark != .common {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
