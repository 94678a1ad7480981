import StringsSyntax

extension Check {
  /// The end of a message, with the check whose name is nearest: `; did you mean 'untranslated'?`; empty if none is near.
  package static func suggestion(for name: String) -> String {
    guard name.utf8.count <= 64 else { return "" }
    let nearest = all.map(\.code.rawValue).map { (edits(name, $0), $0) }.min { $0 < $1 }
    guard let (count, code) = nearest, count <= max(2, name.count / 3) else { return "" }
    return "; did you mean '\(code)'?"
  }

  /// How many characters must be added, removed or replaced to make one text of another.
  private static func edits(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] =
          character == second[column] ? diagonal : 1 + min(diagonal, above, row[column])
        diagonal = above
      }
    }
    return row[second.count]
  }
}
