import LocalizableStrings
import StringsFormats
import StringsSyntax

extension TypedKey {
  /// The constant or function of the key, with its documentation.
  func source(named name: String, access: String, indent: Int, developedIn language: Language?)
    -> [String]
  {
    documentation(indent: indent, developedIn: language).lines
      + declaration(named: SwiftName.escaped(name), access: access, room: 100 - indent)
  }

  private func declaration(named name: String, access: String, room: Int) -> [String] {
    let text = "\(SwiftLiteral.line(key)).localize"
    guard !arguments.isEmpty else {
      let head = "\(access)static var \(name): String {"
      let line = "\(head) \(text) }"
      return line.count <= room ? [line] : [head, "  \(text)", "}"]
    }
    let parameters = parameters
    let values = parameters.map { $0?.value ?? "\"\"" }.joined(separator: ", ")
    let declared = parameters.compactMap { $0?.declaration }
    return head("\(access)static func \(name)", declared, room: room)
      + ["  \(text)(\(values))", "}"]
  }

  /// A function's first lines, broken as there is room.
  private func head(_ start: String, _ parameters: [String], room: Int) -> [String] {
    let end = ") -> String {"
    let all = parameters.joined(separator: ", ")
    if start.count + 1 + all.count + end.count <= room { return ["\(start)(\(all)\(end)"] }
    if all.count + 2 <= room { return ["\(start)(", "  \(all)", end] }
    let commas = parameters.enumerated().map { index, parameter in
      "  \(parameter)\(index == parameters.count - 1 ? "" : ",")"
    }
    return ["\(start)("] + commas + [end]
  }

  /// How each argument is declared, and what it is called inside the function.
  private var parameters: [(declaration: String, value: String)?] {
    let labels = arguments.map { $0?.label.flatMap(SwiftName.init) }
    var used: Set<String> = []
    return arguments.indices.map { index in
      guard let type = arguments[index]?.type else { return nil }
      var value = "argument\(index + 1)"
      while labels.contains(where: { $0?.name == value }) { value += "_" }
      guard let label = labels[index] else { return ("_ \(value): \(type)", value) }
      guard used.insert(label.name).inserted else {
        return ("\(label.declared) \(value): \(type)", value)
      }
      return ("\(label.declared): \(type)", label.declared)
    }
  }

  private func documentation(indent: Int, developedIn language: Language?) -> DocComment {
    var documentation = DocComment(indent: indent)
    let origin = place.language == language ? "" : " (\(place.language))"
    if let text = Message(place.entry.value)?.shortText {
      documentation.add(SwiftLiteral.line(text) + origin)
    }
    if let comment = place.entry.comment, !comment.isEmpty { documentation.add(comment) }
    return documentation
  }
}

extension Message {
  /// The text with the form `other` in place of each variable.
  fileprivate var shortText: String {
    switch self {
    case .text(let format):
      return format.source
    case .plural(let plural):
      return plural.format.pieces.map { piece in
        switch piece {
        case .text(let text):
          return text
        case .placeholder(let placeholder):
          guard case .variable(let name) = placeholder.conversion,
            let form = plural.variables[name]?.form(.other)
          else { return placeholder.source }
          return form.source
        }
      }.joined()
    }
  }
}
