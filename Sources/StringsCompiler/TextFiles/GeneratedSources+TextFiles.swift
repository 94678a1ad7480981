import StringsSyntax

extension GeneratedSources {
  /// Text files as constants named after them: `headlines.en.xml` becomes `headlines_en_xml`.
  static func textFiles(_ folder: TextFolder, path: String) -> GeneratedSources {
    var diagnostics = folder.diagnostics
    var owners: [String: String] = [:]
    var constants: [String] = []
    for file in folder.files {
      let name = constant(named: file.name)
      if let owner = owners.updateValue(file.path, forKey: name) {
        diagnostics.append(
          Diagnostic(
            file: file.path, position: nil, severity: .error, code: .sameName,
            message: "the name of this file gives the same constant as that of \(owner)"))
      } else {
        constants.append(
          """
            /// The text of `\(file.name)`.
            static let \(name): StaticString = \(SwiftLiteral.text(file.text))
          """)
      }
    }
    let source = """
      \(heading)

      /// The text files that are part of the program.
      enum EmbeddedTexts {
      \(constants.joined(separator: "\n\n"))
      }

      """
    return GeneratedSources(
      files: [GeneratedFile(path: path, source: source)], diagnostics: diagnostics)
  }

  /// A name that Swift takes for a constant's, from that of a file.
  private static func constant(named name: String) -> String {
    let body = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return body.first?.isNumber ?? true ? "_\(body)" : body
  }
}

extension Diagnostic.Code {
  static let sameName = Self(rawValue: "same-name")
}
