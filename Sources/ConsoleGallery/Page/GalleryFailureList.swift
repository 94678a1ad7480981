internal import ConsoleDriver

/// The part of a gallery with the walks that have ended early.
struct GalleryFailureList {
  let failures: [GalleryFailure]

  /// Empty without failures.
  var html: String {
    guard !failures.isEmpty else { return "" }
    let items = failures.map {
      "<li class=\"part\">\($0.place.escapedForXML): <span class=\"remark\">\("\($0.error)".escapedForXML)</span></li>"
    }
    return "<section id=\"failures\"><h2>Walks that ended early (\(failures.count))</h2>\n"
      + "<p>The page lacks the screens that follow, or shows older ones.</p>\n<ul>\n"
      + items.joined(separator: "\n") + "\n</ul></section>"
  }
}
