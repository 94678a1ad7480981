extension Menu {
  /// An action of a ``Menu``.
  public struct Item {
    let title: String
    let isSelected: Bool
    let action: () -> Void

    /// Creates an item; a selected one has a check mark, such as the order in which a list is sorted now.
    public init(_ title: String, isSelected: Bool = false, action: @escaping () -> Void) {
      self.title = title
      self.isSelected = isSelected
      self.action = action
    }
  }
}
