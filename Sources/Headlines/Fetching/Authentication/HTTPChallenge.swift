/// What a server asks for before it sends something (RFC 9110, section 11.6.1).
struct HTTPChallenge: Sendable, Hashable {
  /// In lower case, such as `basic`.
  let scheme: String
  /// The part of the server that the credentials are for; empty if the server names none.
  var realm = ""

  /// The challenges in the value of a `WWW-Authenticate` header.
  static func list(_ value: String) -> [HTTPChallenge] {
    var challenges: [HTTPChallenge] = []
    for item in items(of: value) {
      var parameter = item
      let word = item.prefix { $0 != " " && $0 != "\t" && $0 != "=" }
      let rest = item[word.endIndex...].drop { $0 == " " || $0 == "\t" }
      // A parameter has its equals sign behind its name; a scheme stands alone or before its first parameter.
      if rest.first != "=" {
        challenges.append(HTTPChallenge(scheme: word.lowercased()))
        parameter = rest
      }
      guard let equals = parameter.firstIndex(of: "="), !challenges.isEmpty,
        parameter[..<equals].filter({ $0 != " " && $0 != "\t" }).lowercased() == "realm"
      else { continue }
      challenges[challenges.count - 1].realm = unquoted(
        parameter[parameter.index(after: equals)...])
    }
    return challenges
  }

  /// The text between the commas that are not in quotation marks.
  private static func items(of value: String) -> [Substring] {
    var items: [Substring] = []
    var (start, isQuoted, isEscaped) = (value.startIndex, false, false)
    for index in value.indices {
      switch value[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isQuoted: isEscaped = true
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        items.append(value[start..<index])
        start = value.index(after: index)
      default: break
      }
    }
    items.append(value[start...])
    return items.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = text.drop { $0 == " " || $0 == "\t" }
    guard text.first == "\"" else { return String(text.prefix { $0 != " " && $0 != "\t" }) }
    var (value, isEscaped) = ("", false)
    for character in text.dropFirst() {
      if !isEscaped, character == "\"" { break }
      isEscaped = !isEscaped && character == "\\"
      if !isEscaped { value.append(character) }
    }
    return value
  }
}
