public import ConsoleUI

/// A text of several lines that the user can edit.
///
/// ```
/// Note
/// > The storks are back. They sat on
///   the chimney of the old dairy this
///   morning, both of them.
/// ```
///
/// Long lines are wrapped to the width. Enter begins a new line, and Tab moves the focus. The arrows, Home, End and the page
/// keys move the cursor, by words with Control, and with Shift they select; so does the mouse with the button down. Ctrl-_
/// undoes and Alt-E redoes; Ctrl-X cuts, Alt-W copies, and Ctrl-Y pastes what was cut, copied, or deleted by a key for a word
/// or a part of a line. What is cut or copied goes to the clipboard of the terminal, too, if it has one, up to 74,991
/// bytes.
///
/// In the linear form each line of the text has a number, which replaces the line; the last number adds one. A blank
/// empties a line, and an empty line goes.
///
/// Letters are drawn in the order of the text from the left, also those of scripts that are written from the right, as in a
/// text field; the terminal may reorder them.
public struct TextEditor: View {
  private enum Content {
    case text(String, didChange: (String) -> Void)
    case document(TextDocument, didChange: () -> Void)
  }

  private let label: String
  private let content: Content
  private var placeholder = ""

  /// Creates an editor for a text of up to some thousand characters; each edit passes the whole text to `didChange`.
  ///
  /// The user's edits stay until the program passes another `text`, in which the cursor keeps its place; an empty label
  /// takes no row.
  public init(
    _ label: String, text: String = "", didChange: @escaping (String) -> Void = { _ in }
  ) {
    self.label = label
    content = .text(text, didChange: didChange)
  }

  /// Creates an editor for a document of any length; each edit calls `didChange`.
  ///
  /// An empty label takes no row.
  public init(
    _ label: String, document: TextDocument, didChange: @escaping () -> Void = {}
  ) {
    self.label = label
    content = .document(document, didChange: didChange)
  }

  /// Shows a text, such as an example, while the editor is empty.
  public func placeholder(_ text: String) -> TextEditor {
    var editor = self
    editor.placeholder = text
    return editor
  }

  public func addElements(to tree: inout ElementTree) {
    let state = tree.state(orMake: TextEditorState.init)
    var current = state.content
    let didChange: () -> Void
    switch content {
    case .text(let text, let report):
      current.update(text)
      didChange = { if let text = state.content.changedText() { report(text) } }
    case .document(let document, let report):
      current.update(document)
      didChange = report
    }
    tree.afterDrawing { [current] in state.content = current }
    tree.addControl(
      TextEditorElement(
        state: state, document: current.document, label: label, placeholder: placeholder,
        copy: tree.copy, isInPanel: tree.isInPanel, didChange: didChange))
  }
}
