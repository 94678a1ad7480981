/// The text of a saved navigation state: a header, the lines, and the sections of what waits.
enum RestorationText {
  private static let headers = ["restoration 1", "restoration 2"]
  /// Begins a section whose lines begin at the root again.
  static let waits = "waits"

  /// The text of lines; the first version of the format, which older programs read, if it has such lines.
  static func text(of lines: [RestorationLine], waiting sections: [[String]]) -> String {
    let isOfFirstVersion = sections.isEmpty && lines.allSatisfy(\.isOfFirstVersion)
    let waiting = sections.flatMap { [waits] + $0 }
    return ([headers[isOfFirstVersion ? 0 : 1]] + lines.map(\.description) + waiting)
      .joined(separator: "\n") + "\n"
  }

  static func isHeader(_ line: String) -> Bool { headers.contains(line) }
}
