extension String {
  /// The text as one line that is safe to send to a terminal.
  ///
  /// Control characters become U+FFFD, tabs and line ends become spaces; bidirectional controls and
  /// zero-width characters are dropped.
  public var sanitized: String {
    var result: [UInt8] = []
    ClusterScan.forEach(in: utf8Span) { cluster in
      switch cluster.kind {
      case .scalar(let scalar):
        result.append(scalar: scalar)
      case .multiScalar(let text): result += text.utf8
      case .tab, .lineEnd: result.append(contentsOf: repeatElement(0x20, count: cluster.columns))
      case .control: result.append(contentsOf: [0xEF, 0xBF, 0xBD])
      case .softHyphen, .invisible: break
      }
      return true
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with its invisible characters made visible, such as in the name of a file: `␇` for a control character, `<U+202E>` for a
  /// bidirectional control or a character without width.
  ///
  /// ```swift
  /// Text(article.title.showingControls)
  /// ```
  public var showingControls: String {
    var previous: Unicode.Scalar?
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F: text.unicodeScalars.append(scalar.controlPicture ?? scalar)
      case 0x80..<0xA0, 0xAD, 0x2028, 0x2029: text += scalar.named
      case _ where scalar.isUnseen(after: previous): text += scalar.named
      default: text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
  }
}

extension Unicode.Scalar {
  /// The sign of an ASCII control character, such as `␇`; `nil` for any other.
  package var controlPicture: Unicode.Scalar? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    default: nil
    }
  }

  /// The number of the scalar, as in `<U+202E>`.
  fileprivate var named: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether the scalar is invisible; joiners and variation selectors after letters and emoji are part of what is seen.
  fileprivate func isUnseen(after previous: Unicode.Scalar?) -> Bool {
    let isFormat = properties.generalCategory == .format && String(self).columns == 0
    guard isFormat || properties.isDefaultIgnorableCodePoint else { return false }
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF:
      return previous.map { $0.isASCII || $0.properties.generalCategory == .control } ?? true
    default: return true
    }
  }
}
