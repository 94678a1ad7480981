import StringsSyntax

/// Names files as they were named on the command line.
struct ShownPaths {
  /// A folder's absolute path, without links.
  var real = ""
  /// The folder as it was named.
  var shown = ""

  func name(_ path: String) -> String {
    guard !real.isEmpty, path.hasPrefix(real) else { return path }
    let rest = path.dropFirst(real.count).drop { $0 == "/" }
    if rest.isEmpty { return shown }
    if shown == "." { return String(rest) }
    return shown.hasSuffix("/") ? shown + rest : "\(shown)/\(rest)"
  }

  func renaming(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = name(diagnostic.file)
    return diagnostic
  }
}
