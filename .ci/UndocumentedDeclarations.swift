// Prints the declarations without a doc comment in the symbol graphs that the arguments name, and exits with 1 if there
// is one. `.ci/check-documentation` runs it.
import Foundation

struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Symbol: Decodable {
  struct Identifier: Decodable { let precise: String }
  struct Kind: Decodable { let identifier: String }
  struct DocComment: Decodable {}

  /// Where the declaration is; `nil` for a member that the compiler synthesized.
  struct Location: Decodable {
    struct Position: Decodable { let line: Int }

    let uri: String
    /// Zero-based.
    let position: Position
  }

  let identifier: Identifier
  let kind: Kind
  let pathComponents: [String]
  let docComment: DocComment?
  let location: Location?
}

struct Relationship: Decodable {
  /// The protocol requirement whose witness the source is.
  struct Origin: Decodable {}

  let source: String
  let kind: String
  let sourceOrigin: Origin?

  /// Whether the source has the documentation of a requirement or of an overridden member.
  var inheritsDocumentation: Bool {
    sourceOrigin != nil || kind == "defaultImplementationOf" || kind == "overrides"
  }
}

struct Finding: Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let name: String

  var description: String { "\(file):\(line): \(name) has no documentation" }

  static func < (first: Finding, second: Finding) -> Bool {
    (first.file, first.line) < (second.file, second.line)
  }
}

func findings(in graph: SymbolGraph) -> [Finding] {
  let inheriting = Set(graph.relationships.filter(\.inheritsDocumentation).map(\.source))
  let repository = URL(filePath: FileManager.default.currentDirectoryPath).absoluteString
  return graph.symbols.compactMap { symbol in
    // An extension of another module's type is a symbol of its own; its members are checked.
    guard symbol.docComment == nil, symbol.kind.identifier != "swift.extension",
      !inheriting.contains(symbol.identifier.precise), let location = symbol.location
    else { return nil }
    return Finding(
      file: location.uri.replacing("\(repository)/", with: ""), line: location.position.line + 1,
      name: symbol.pathComponents.joined(separator: "."))
  }
}

let all = try CommandLine.arguments.dropFirst().flatMap { file in
  findings(
    in: try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: file))))
}
for finding in all.sorted() { print(finding) }
exit(all.isEmpty ? 0 : 1)
