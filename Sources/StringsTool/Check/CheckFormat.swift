import StringsSyntax

/// The format of the findings of `check`.
enum CheckFormat: String, CaseIterable {
  case text
  case json
  /// Annotations of GitHub Actions.
  case github
  /// The format of tools for code scanning (SARIF 2.1.0).
  case sarif

  /// Writes findings, one after the other: many would not fit into memory as one text.
  func write(_ diagnostics: [Diagnostic], _ write: (String) -> Void) {
    switch self {
    case .text: for diagnostic in diagnostics { write(diagnostic.line) }
    case .json:
      writeArray(diagnostics, indent: "", write) { JSON($0).write(to: &$1, indent: "  ") }
    case .github: for diagnostic in diagnostics { write(diagnostic.annotation) }
    case .sarif:
      write(SARIF.beginning)
      writeArray(diagnostics, indent: "      ", write, SARIF.writeResult)
      write(SARIF.end)
    }
  }

  private func writeArray(
    _ diagnostics: [Diagnostic], indent: String, _ write: (String) -> Void,
    _ writeElement: (Diagnostic, inout [UInt8]) -> Void
  ) {
    let inner = indent + "  "
    write("[")
    var text: [UInt8] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      text += (index == 0 ? "\n" : ",\n").utf8
      text += inner.utf8
      writeElement(diagnostic, &text)
      write(String(decoding: text, as: UTF8.self))
      text.removeAll(keepingCapacity: true)
    }
    write((diagnostics.isEmpty ? "]" : "\n\(indent)]") + (indent.isEmpty ? "\n" : ""))
  }
}

extension Diagnostic {
  /// The command of GitHub Actions that annotates the place, with its line end.
  fileprivate var annotation: String {
    var properties = "file=\(file.escapedProperty)"
    if let position { properties += ",line=\(position.line),col=\(position.column)" }
    return "::\(severity.rawValue) \(properties),title=\(code)::\(message.escapedMessage)\n"
  }
}

extension String {
  fileprivate var escapedMessage: String { escaping("%\r\n") }

  fileprivate var escapedProperty: String { escaping("%\r\n:,") }

  /// The visible text with the bytes of ASCII characters as hexadecimal digits.
  private func escaping(_ characters: StaticString) -> String {
    let escaped = characters.withUTF8Buffer { [UInt8]($0) }
    guard utf8.contains(where: escaped.contains) else { return visible }
    var result = ""
    for scalar in unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), escaped.contains(byte) {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.visible
  }
}
