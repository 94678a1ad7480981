/// The parts of links that belong to a route, such as `orders/{number}?{sort}&{tag}#{section}`.
struct RoutePattern {
  enum Segment {
    case literal(String)
    case value
  }

  let text: String
  let segments: [Segment]
  /// The names of the values in the query.
  let names: [String]
  let hasFragment: Bool

  /// The number of values, in the order of the text.
  var valueCount: Int {
    let values = segments.count { if case .value = $0 { true } else { false } }
    return values + names.count + (hasFragment ? 1 : 0)
  }

  init(_ text: String) {
    let link = DeepLink(text)
    self.text = text
    segments = link.segments.map {
      $0.hasPrefix("{") && $0.hasSuffix("}") ? .value : .literal($0)
    }
    names = link.query.map { String($0.name.drop { $0 == "{" }.prefix { $0 != "}" }) }
    hasFragment = link.fragment != nil
  }

  /// The texts of the values of a link whose path continues with this pattern at an index; `nil` if it does not.
  func texts(in link: DeepLink, at index: Int) -> [[String]]? {
    let rest = link.segments[index...]
    guard rest.count >= segments.count else { return nil }
    var texts: [[String]] = []
    for (text, segment) in zip(rest, segments) {
      switch segment {
      case .literal(let literal): guard text == literal else { return nil }
      case .value where text.isEmpty: return nil
      case .value: texts.append([text])
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
      case .value: link.segments += rest.popFirst() ?? []
      }
    }
    for name in names { link.query += (rest.popFirst() ?? []).map { DeepLink.QueryItem(name, $0) } }
    if hasFragment { link.fragment = rest.popFirst()?.first }
    return link
  }
}
