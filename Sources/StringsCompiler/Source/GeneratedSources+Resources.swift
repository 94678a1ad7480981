import StringsSyntax

extension GeneratedSources {
  /// Generates a constant for each file, named after it: `headlines_en_xml` for `headlines.en.xml`.
  init(_ folder: ResourceFolder, path: String) {
    var diagnostics = folder.diagnostics
    var owners: [String: String] = [:]
    var constants: [String] = []
    for file in folder.files {
      let name = Self.constantName(of: file.name)
      if let owner = owners.updateValue(file.path, forKey: name) {
        diagnostics.append(
          Diagnostic(
            file: file.path, position: nil, severity: .error, code: .sameName,
            message: "this file has the same constant name as \(owner)"))
      } else {
        constants.append(
          """
            /// The text of `\(file.name)`.
            static let \(name): StaticString = \(SwiftLiteral.text(file.text))
          """)
      }
    }
    let source = """
      \(Self.heading)

      /// The text files that are embedded in the program.
      enum EmbeddedTexts {
      \(constants.joined(separator: "\n\n"))
      }

      """
    self.init(
      files: [GeneratedFile(path: path, source: source)], diagnostics: diagnostics)
  }

  /// The name of a file as an identifier.
  private static func constantName(of file: String) -> String {
    let body = String(file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return body.first?.isNumber ?? true ? "_\(body)" : body
  }
}

extension Diagnostic.Code {
  static let sameName = Self(rawValue: "same-name")
}
