/// A column of a ``Table``: its name, and the text that each element has in it.
public struct TableColumn<Element> {
  let title: String
  let alignment: Alignment
  let text: (Element) -> String

  public init(
    _ title: String, alignment: Alignment = .leading, text: @escaping (Element) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.text = text
  }
}
