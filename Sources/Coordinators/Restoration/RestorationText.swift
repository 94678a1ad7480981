/// The text of a saved navigation state: a header, the lines, and the sections of what waits.
enum RestorationText {
  static let header = "restoration 1"
  /// Begins a section whose lines begin at the root again.
  static let waits = "waits"

  static func text(of lines: [RestorationLine], waiting sections: [[String]]) -> String {
    let waiting = sections.flatMap { [waits] + $0 }
    return ([header] + lines.map(\.description) + waiting).joined(separator: "\n") + "\n"
  }
}
