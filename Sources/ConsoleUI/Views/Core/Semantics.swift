/// The meaning of an element in words, for screen readers, the linear form and tests.
public struct Semantics: Sendable, Hashable {
  /// What the element is.
  public var role: Role
  /// The text on the element, in the language of the user.
  public var label: String
  /// The current value, such as the text of a field.
  public var value: String?
  /// Whether the element is on, highlighted, or the selected one of several.
  public var isSelected: Bool
  /// An example of a value, as an empty field shows it, or the possible values of a control that does not list them.
  public var hint: String
  /// The highlighted row or the selected option, in an element that has several.
  public var position: Position?
  /// The completed part of the work, from 0 to 1, if it is known.
  public var fraction: Double?

  /// How deep the element is in a tree, from 1 on, if it is in one.
  public var level: Int?
  /// Whether the elements below this one in a tree are shown; `nil` if there are none.
  public var isOpen: Bool?

  /// The index of one of several things, such as the highlighted row of a list.
  public struct Position: Sendable, Hashable {
    /// The index, zero-based; meaningless if `count` is zero.
    public var index: Int
    /// The number of things.
    public var count: Int

    /// Creates a position from a zero-based index.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Creates the semantics of an element.
  public init(
    _ role: Role, label: String = "", value: String? = nil, isSelected: Bool = false,
    hint: String = "", position: Position? = nil, fraction: Double? = nil,
    level: Int? = nil, isOpen: Bool? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.hint = hint
    self.position = position
    self.fraction = fraction
    self.level = level
    self.isOpen = isOpen
  }
}

extension Semantics.Position: CustomStringConvertible {
  /// One-based: `3/12`, and `0/0` for an empty list.
  public var description: String { count == 0 ? "0/0" : "\(index.addingClamped(1))/\(count)" }
}
