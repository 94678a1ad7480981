import StringsSyntax

/// Writes the texts of a unit of XLIFF 2 with their placeholders as elements, so that a translator cannot break them.
struct InlineCodes {
  /// The placeholders of the unit, each once.
  private var originals: [String] = []
  /// The placeholders of the source; the identifier of each is one more than its index.
  private var source: [String] = []

  /// The elements with the placeholders as they are in the texts.
  var originalData: [String] {
    originals.enumerated().map { index, original in
      "<data id=\"d\(index + 1)\">\(XMLPropertyListText.escaped(original))</data>"
    }
  }

  /// The source text, which comes before its translation.
  mutating func elements(inSource text: String) -> String {
    Self.elements(in: text) { placeholder in
      source.append(placeholder)
      return element(placeholder, source.count)
    }
  }

  /// The translation: a placeholder has the identifier that it has in the source.
  mutating func elements(inTarget text: String) -> String {
    var free = Array(source.enumerated())
    var next = source.count
    return Self.elements(in: text) { placeholder in
      if let index = free.firstIndex(where: { $0.element == placeholder }) {
        return element(placeholder, free.remove(at: index).offset + 1)
      }
      next += 1
      return element(placeholder, next)
    }
  }

  private mutating func element(_ placeholder: String, _ identifier: Int) -> String {
    let index = originals.firstIndex(of: placeholder) ?? originals.count
    if index == originals.count { originals.append(placeholder) }
    let shown = XLIFFWriter.attribute(placeholder)
    return "<ph id=\"\(identifier)\" dataRef=\"d\(index + 1)\" disp=\"\(shown)\"/>"
  }

  private static func elements(in text: String, element: (String) -> String) -> String {
    Format(text).rewritten(words: withCodePoints) { placeholder in
      let isCode = !placeholder.isDoubtful && XMLText.isAllowed(placeholder.source)
      return isCode ? element(placeholder.source) : withCodePoints(placeholder.source)
    }
  }

  /// Characters that XML forbids are elements in XLIFF 2.
  private static func withCodePoints(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let one = String(scalar)
      if XMLText.isAllowed(one) {
        result += XMLPropertyListText.escaped(one)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        result += "<cp hex=\"\(zeros)\(digits)\"/>"
      }
    }
    return result
  }
}
