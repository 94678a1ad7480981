/// What an element is, in words: the same for those who see the screen and those who hear it.
public struct Semantics: Sendable, Hashable {
  public var role: Role
  /// The text on it, in the reader's language.
  public var label: String
  /// What it holds just now, such as the text of a field.
  public var value: String?
  public var isSelected: Bool
  /// What it could hold, as an example shown in an empty field.
  public var hint: String
  /// Which of several things is chosen, where there are several.
  public var position: Position?
  /// How much is done, from 0 to 1, where that is known.
  public var fraction: Double?

  /// The index of one of several things, such as the highlighted row of a list.
  public struct Position: Sendable, Hashable {
    /// Zero-based.
    public var index: Int
    public var count: Int

    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  public init(
    _ role: Role, label: String = "", value: String? = nil, isSelected: Bool = false,
    hint: String = "", position: Position? = nil, fraction: Double? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.hint = hint
    self.position = position
    self.fraction = fraction
  }
}

extension Semantics.Position: CustomStringConvertible {
  /// One-based: `3/12`, and `0/0` for an empty list.
  public var description: String { count == 0 ? "0/0" : "\(index + 1)/\(count)" }
}
