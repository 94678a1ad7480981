/// The parts of links that belong to a route, such as `orders/{number}?{sort}&{tag}#{section}` or `files/{path...}`.
struct RoutePattern {
  enum Segment {
    case literal(String)
    case value
    /// All segments that are left, as one value.
    case remainder
  }

  let text: String
  let segments: [Segment]
  /// The names of the values in the query.
  let names: [String]
  let hasFragment: Bool

  /// The number of values, in the order of the text.
  var valueCount: Int {
    let values = segments.count { if case .literal = $0 { false } else { true } }
    return values + names.count + (hasFragment ? 1 : 0)
  }

  init(_ text: String) {
    let link = DeepLink(text)
    self.text = text
    segments = link.segments.map { segment in
      guard let name = Self.valueName(segment) else { return .literal(segment) }
      return name.hasSuffix(Self.remainderSuffix) ? .remainder : .value
    }
    names = link.query.map { Self.valueName($0.name) ?? $0.name }
    hasFragment = link.fragment != nil
  }

  private static let remainderSuffix = "..."

  /// Whether the last value is all segments that are left.
  var hasRemainder: Bool {
    if case .remainder = segments.last { true } else { false }
  }

  /// The index after the segments of this pattern in a link that it has at an index.
  func end(in link: DeepLink, from index: Int) -> Int {
    hasRemainder ? link.segments.count : index + segments.count
  }

  /// The name of the value that a part is; `nil` for a literal.
  private static func valueName(_ part: String) -> String? {
    guard part.hasPrefix("{"), part.hasSuffix("}") else { return nil }
    return String(part.dropFirst().dropLast())
  }

  /// What is wrong with the text; `nil` if it means what it shows.
  ///
  /// A pattern is parsed as a link is, but only separators in it are escaped, and nothing is left out.
  var mistake: String? {
    let link = DeepLink(text)
    for part in link.segments
    where ["", ".", ".."].contains(part)
      || (Self.valueName(part) ?? part).contains(where: "{}".contains)
    {
      return "has the part \"\(part)\""
    }
    if segments.dropLast().contains(where: { if case .remainder = $0 { true } else { false } }) {
      return "has a value of several parts that is not the last"
    }
    let (query, fragment) = (link.query.map(\.name), [link.fragment].compactMap(\.self))
    if let name = (query + fragment).first(where: { Self.valueName($0) == nil }) {
      return "has \"\(name)\" without braces"
    }
    let rest =
      (query.isEmpty ? "" : "?") + query.joined(separator: "&")
      + fragment.map { "#" + $0 }.joined()
    let plain = link.segments.map(Self.escapingSeparators).joined(separator: "/") + rest
    let escaped = DeepLink(
      link.segments, query: query.map { DeepLink.QueryItem($0, "") }, fragment: link.fragment)
    return [plain, escaped.description].contains { $0.lowercased() == text.lowercased() }
      ? nil : "means \"\(link.segments.joined(separator: "/") + rest)\""
  }

  private static func escapingSeparators(_ part: String) -> String {
    part.replacing("/", with: "%2F").replacing("?", with: "%3F").replacing("#", with: "%23")
  }

  /// The texts of the values of a link whose path continues with this pattern at an index; `nil` if it does not.
  func texts(in link: DeepLink, at index: Int) -> [[String]]? {
    let rest = link.segments[index...]
    guard rest.count >= segments.count - (hasRemainder ? 1 : 0) else { return nil }
    var texts: [[String]] = []
    for (offset, segment) in segments.enumerated() {
      if case .remainder = segment {
        let textsOfRest = Array(rest.dropFirst(offset))
        // They could not be read back, as an empty value could not.
        guard !textsOfRest.contains("") else { return nil }
        texts.append(textsOfRest)
        break
      }
      let text = rest[rest.startIndex + offset]
      switch segment {
      case .literal(let literal): guard text == literal else { return nil }
      case .value where text.isEmpty: return nil
      case .value: texts.append([text])
      case .remainder: break
      }
    }
    for name in names { texts.append(link.query.filter { $0.name == name }.map(\.value)) }
    if hasFragment { texts.append([link.fragment].compactMap(\.self)) }
    return texts
  }

  /// Whether no value in the path is an empty text, which could not be read back.
  func canName(_ texts: [[String]]) -> Bool {
    texts.prefix(valueCount - names.count - (hasFragment ? 1 : 0)).allSatisfy { !$0.contains("") }
  }

  /// The part of a link with these texts as values.
  func link(with texts: [[String]]) -> DeepLink {
    var (link, rest) = (DeepLink([]), texts[...])
    for segment in segments {
      switch segment {
      case .literal(let literal): link.segments.append(literal)
      case .value, .remainder: link.segments += rest.popFirst() ?? []
      }
    }
    for name in names { link.query += (rest.popFirst() ?? []).map { DeepLink.QueryItem(name, $0) } }
    if hasFragment { link.fragment = rest.popFirst()?.first }
    return link
  }
}
