/// The line-by-line difference of two texts: `-` marks old lines, `+` new ones; common lines are kept.
struct TextDifference: CustomStringConvertible {
  let description: String

  init(from old: String, to new: String) {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in newLines.difference(from: oldLines) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        lines.append("- " + oldLines[oldIndex])
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append("+ " + newLines[newIndex])
        newIndex += 1
      } else {
        lines.append("  " + newLines[newIndex])
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    description = lines.joined(separator: "\n")
  }
}
