internal import ConsoleDriver

extension [GalleryScreen] {
  private static var shownLinks: Int { 4 }

  /// Links to the screens; those after the first few are behind a summary, whose id has the parts of `names`.
  @MainActor func links(_ names: String?...) -> String {
    let links = map { "<a href=\"#\($0.id)\">\($0.label.escapedForXML)</a>" }
    // One link takes no more room than the summary.
    guard count > Self.shownLinks + 1 else { return links.joined(separator: "; ") }
    let others = links.dropFirst(Self.shownLinks)
    return links.prefix(Self.shownLinks).joined(separator: "; ")
      + " <details id=\"more-\(names.map { $0?.anchor ?? "" }.joined(separator: "-"))\"><summary>and \(others.count) more screens</summary>"
      + others.joined(separator: "; ") + "</details>"
  }
}

extension [String] {
  /// The markup of items of a list behind a summary; screen readers alone read the hidden part of its title.
  func group(id: String, title: String, hiddenTitle: String = "") -> String {
    let hidden = hiddenTitle.isEmpty ? "" : "<span class=\"hidden\">\(hiddenTitle)</span>"
    let items = map { "<li class=\"part\">\($0)</li>" }
    return
      "<details class=\"group\" id=\"\(id)\"><summary>\(title.escapedForXML)\(hidden)</summary><ul>\n"
      + items.joined(separator: "\n") + "\n</ul></details>"
  }
}

extension String {
  /// The markup as a link, or as it is if the link leads nowhere.
  func linked(to address: String?) -> String {
    address.map { "<a href=\"\($0)\">\(self)</a>" } ?? self
  }
}
