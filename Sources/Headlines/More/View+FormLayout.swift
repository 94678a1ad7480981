import Sternik

extension View {
  /// The width of a form in a box, which is then 64 wide with its edges and padding; in a narrow window it is what there is.
  func formLayout() -> some View {
    RoomReader { room in
      let columns = min(FormLayout.columns, room.columns - FormLayout.border)
      self.frame(minWidth: columns, maxWidth: .max)
    }
  }
}

private enum FormLayout {
  static let columns = 56
  /// The edges and the padding of the box.
  static let border = 8
}
