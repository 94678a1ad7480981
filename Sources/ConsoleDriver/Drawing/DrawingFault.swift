package import ConsoleUI

/// A text of a frame that the user cannot read as it was meant.
package struct DrawingFault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// There was no room for all of the text.
    case cut
    /// There was no room for all of a text that the program lets the view shorten.
    case shortened
    /// There was no room for any of the text, which belongs to an element of this role.
    case hidden(Semantics.Role)
    /// Another text was written over it.
    case overlapped(by: String)
    /// Something else was drawn over it, such as a message, which is no panel that the user closes.
    case covered
    /// It has a control character that has no meaning where the text is, such as a line end in a single row; a part of it
    /// that comes from another lookup has the fault, too.
    case control(Unicode.Scalar)
  }

  package let kind: Kind
  /// The whole text, as the view had it.
  package let text: String
  /// The tags of the part of the text that cannot be read, or `nil` for letters without any.
  ///
  /// Those of a number or a date name no lookup.
  package let mark: String?
  /// The tags of the other parts of the text.
  package let otherMarks: [String]
  /// The cells that the text was to be written in, relative to the window.
  package let rect: Rect
}
