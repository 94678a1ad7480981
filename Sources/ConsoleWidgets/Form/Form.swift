public import ConsoleUI

/// Fields one below the other, each with its label above it.
///
/// ```
/// Name
/// > Anna
/// Address
///   https://example.org
///   [ Save ]
/// ```
///
/// Enter moves the focus from field to field, also from a ``Picker`` or a ``Toggle``, which Space changes; in the last text field
/// it calls `didSubmit`. Leave it out where fields of other kinds follow the last text field, which would be submitted unseen.
/// Show what is wrong with a field by `validationError(_:)`. Where there is no room for all of them, they scroll to the field with
/// the focus.
///
/// ```swift
/// Form {
///   TextField("Name", text: name) { self.name = $0 }
///   TextField("Address", text: address) { self.address = $0 }.validationError(addressError)
///   Button("Save") { self.save() }
/// } didSubmit: {
///   self.save()
/// }
/// ```
public struct Form: View {
  private let content: Views
  private let didSubmit: (() -> Void)?

  /// Creates a form of fields and other views.
  public init(@ViewBuilder content: () -> Views, didSubmit: (() -> Void)? = nil) {
    self.content = content()
    self.didSubmit = didSubmit
  }

  public func addElements(to tree: inout ElementTree) {
    tree.sharing(FormScope(submit: didSubmit.map { tree.submitting($0) })) { tree in
      ScrollView { VStack { content } }.huggingContent().addElements(to: &tree)
    }
  }
}
