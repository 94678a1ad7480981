/// Fields below each other, with their labels in one column.
///
/// ```
/// > Name:    Anna
///   Address: https://example.org
///   [ Save ]
/// ```
///
/// Enter leads from field to field, and in the last one reports `didSubmit`. Tell what is wrong with a
/// field through ``View/problem(_:)``.
///
/// ```swift
/// Form {
///   TextField("Name:", text: name) { self.name = $0 }
///   TextField("Address:", text: address) { self.address = $0 }.problem(addressProblem)
///   Button("Save") { self.save() }
/// } didSubmit: {
///   self.save()
/// }
/// ```
public struct Form: View {
  private let content: Views
  private let didSubmit: (() -> Void)?

  public init(@ViewBuilder content: () -> Views, didSubmit: (() -> Void)? = nil) {
    self.content = content()
    self.didSubmit = didSubmit
  }

  public func addElements(to tree: inout ElementTree) {
    let element = tree.within(FormScope(didSubmit: didSubmit)) { tree in
      StackElement(
        axis: .vertical, alignment: .leading, spacing: 0, children: tree.elements(of: content))
    }
    tree.add(element)
  }
}
