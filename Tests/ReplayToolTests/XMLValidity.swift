import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Whether a text is well-formed XML.
enum XMLValidity {
  static func isValid(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    // On Linux the parser succeeds also if elements are left open.
    return parser.parse() && parser.parserError == nil
  }
}
