/// A route with its values, as a line of a saved state has it.
///
/// It is the part of links that means the place, with spaces instead of slashes, since names of old states have slashes.
struct RouteName: Hashable, CustomStringConvertible {
  let link: DeepLink

  init(_ link: DeepLink) { self.link = link }

  /// Parses the words after `to`; `nil` if they are damaged.
  init?(words: ArraySlice<Substring>) {
    var segments: [String] = []
    for word in words {
      if word.hasPrefix("?") || word.hasPrefix("#") {
        guard word.startIndex == words.last?.startIndex else { return nil }
        let rest = DeepLink(String(word))
        link = DeepLink(segments, query: rest.query, fragment: rest.fragment)
        return
      }
      guard let segment = EscapedName(text: word).name else { return nil }
      segments.append(segment)
    }
    link = DeepLink(segments)
  }

  var description: String {
    var words = link.segments.map { segment in
      let text = EscapedName(segment).text
      return text.hasPrefix("?") ? "%3F" + text.dropFirst() : text
    }
    let rest = DeepLink(up: 0, [], query: link.query, fragment: link.fragment).description
      .dropFirst()
    if !rest.isEmpty { words.append(String(rest)) }
    return words.joined(separator: " ")
  }
}

extension Route {
  /// The name of a child or screen that this route leads to.
  func name(of part: AnyObject) -> RouteName? {
    guard isSaved, let texts = texts(part) else { return nil }
    return RouteName(group.map { DeepLink([$0]) } ?? pattern.link(with: texts))
  }

  /// The texts of the values of a name of this route; `nil` if the name belongs to another one.
  func texts(of name: RouteName) -> [[String]]? {
    if let group { return name.link == DeepLink([group]) ? [] : nil }
    guard name.link.segments.count == pattern.segments.count else { return nil }
    return pattern.texts(in: name.link, at: 0).flatMap(canonical)
  }
}
