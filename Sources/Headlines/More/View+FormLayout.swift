import Sternik

extension View {
  /// The width and the margins of a screen with fields.
  func formLayout() -> some View {
    RoomReader { room in
      self.frame(maxWidth: 64).padding(columns: ReadingMargin.columns(in: room))
    }
  }
}
