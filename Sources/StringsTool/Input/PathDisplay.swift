import StringsSyntax

/// Displays paths below a folder as the user wrote the folder on the command line.
struct PathDisplay {
  /// The absolute path of the folder, without links.
  var path = ""
  /// The path as the user wrote it.
  var displayedPath = ""

  func displayed(_ file: String) -> String {
    guard !path.isEmpty, file.hasPrefix(path) else { return file }
    let rest = file.dropFirst(path.count).drop { $0 == "/" }
    if rest.isEmpty { return displayedPath }
    if displayedPath == "." { return String(rest) }
    return displayedPath.hasSuffix("/") ? displayedPath + rest : "\(displayedPath)/\(rest)"
  }

  func displayed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = displayed(diagnostic.file)
    return diagnostic
  }
}
