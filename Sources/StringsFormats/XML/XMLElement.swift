import StringsSyntax

/// An element of an XML document with its position.
struct XMLElement {
  enum Child {
    case text(String)
    case element(XMLElement)
  }

  /// The name without a namespace prefix.
  let name: String
  /// By name without a namespace prefix.
  let attributes: [String: String]
  var children: [Child] = []
  /// The start of its tag.
  let position: SourcePosition
  /// The bytes of the element, tags included.
  var range: Range<Int>
  /// The bytes between its tags.
  var content: Range<Int>

  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text of the element without that of the elements in it.
  var text: String {
    children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  /// The first element with a name.
  subscript(name: String) -> XMLElement? { elements.first { $0.name == name } }
}
