import StringsFormats
import StringsSyntax

extension JSON {
  /// Data becomes `{"$data": …}` with its bytes in Base64.
  init(_ value: PropertyListValue) {
    self =
      switch value {
      case .string(let string): .string(string)
      case .array(let elements): .array(elements.map { JSON($0) })
      case .dictionary(let pairs): JSON(pairs)
      case .data(let bytes): .object(["$data": .string(Base64.text(bytes))])
      }
  }

  /// Of pairs with equal keys the last one counts.
  init(_ pairs: [PropertyListPair]) {
    self = .object(Dictionary(pairs.map { ($0.key, JSON($0.value)) }) { _, last in last })
  }

  init(_ diagnostic: Diagnostic) {
    var members: [String: JSON] = [
      "file": .string(diagnostic.file), "severity": .string(diagnostic.severity.rawValue),
      "code": .string(diagnostic.code.rawValue), "message": .string(diagnostic.message),
    ]
    if let position = diagnostic.position {
      members["line"] = .number(position.line)
      members["column"] = .number(position.column)
    }
    if let related = diagnostic.related {
      members["related"] = .object([
        "line": .number(related.line), "column": .number(related.column),
      ])
    }
    self = .object(members)
  }
}
