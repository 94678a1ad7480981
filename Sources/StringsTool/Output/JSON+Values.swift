import StringsFormats
import StringsSyntax

extension JSON {
  /// Converts a value; data becomes `{"$data": …}` with its bytes in Base64.
  init(_ value: PropertyListValue) {
    self =
      switch value {
      case .string(let string): .string(string)
      case .array(let elements): .array(elements.map { JSON($0) })
      case .dictionary(let pairs): JSON(pairs)
      case .data(let bytes): .object([("$data", .string(Base64.text(bytes)))])
      }
  }

  /// Converts pairs into an object with its keys sorted by Unicode scalars; of equal keys the last pair counts.
  init(_ pairs: [PropertyListPair]) {
    let members = Dictionary(pairs.map { ($0.key, JSON($0.value)) }) { _, last in last }
    self = .object(members.sorted { $0.key.precedesInUTF8($1.key) })
  }

  init(_ diagnostic: Diagnostic) {
    var members: Members = [("code", .string(diagnostic.code.rawValue))]
    if let position = diagnostic.position { members.append(("column", .number(position.column))) }
    members.append(("file", .string(diagnostic.file)))
    if let key = diagnostic.key { members.append(("key", .string(key))) }
    if let tag = diagnostic.languageTag { members.append(("language", .string(tag))) }
    if let position = diagnostic.position { members.append(("line", .number(position.line))) }
    members.append(("message", .string(diagnostic.message)))
    if let related = diagnostic.related {
      members.append(
        (
          "related",
          .object([("column", .number(related.column)), ("line", .number(related.line))])
        ))
    }
    members.append(("severity", .string(diagnostic.severity.rawValue)))
    self = .object(members)
  }
}
