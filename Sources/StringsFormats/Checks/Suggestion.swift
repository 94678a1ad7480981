import StringsSyntax

extension Check {
  /// The end of a message about a name of no check.
  package static func suggestion(for name: String) -> String {
    all.map(\.code.rawValue).suggestion(for: name)
  }
}

extension [String] {
  /// The end of a message, with the nearest name: `; did you mean 'untranslated'?`; empty if none is near.
  package func suggestion(for name: String) -> String {
    guard name.utf8.count <= 64 else { return "" }
    let nearest = map { (Self.edits(name, $0), $0) }.min { $0 < $1 }
    guard let (count, found) = nearest, count <= Swift.max(2, name.count / 3), count < found.count
    else { return "" }
    return "; did you mean '\(found)'?"
  }

  /// How many characters must be added, removed or replaced to make one text of another.
  private static func edits(_ first: String, _ second: String) -> Int {
    let second = [Character](second)
    var row = [Int](0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let above = row[column + 1]
        row[column + 1] =
          character == second[column] ? diagonal : 1 + Swift.min(diagonal, above, row[column])
        diagonal = above
      }
    }
    return row[second.count]
  }
}
