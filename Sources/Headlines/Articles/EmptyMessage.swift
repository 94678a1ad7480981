import Sternik

/// What an empty list says, a third down and centred: what is so, and what to do.
struct EmptyMessage: View {
  private let text: String
  private let hint: String
  private let isError: Bool

  init(_ text: String, hint: String = "", isError: Bool = false) {
    self.text = text
    self.hint = hint
    self.isError = isError
  }

  private static let maxLineWidth = 60
  private static let margin = 4

  var body: some View {
    RoomReader { room in
      VStack(spacing: 1) {
        Text(self.sentence).aligned(.center)
        if !self.hint.isEmpty { Text(self.hint).aligned(.center).foreground(.muted) }
      }
      .frame(maxWidth: Self.maxLineWidth)
      .frame(maxWidth: .max, alignment: .center)
      .padding(rows: room.rows / 3, columns: Self.margin)
    }
  }

  private var sentence: StyledText {
    isError ? StyledText(text, .error) : StyledText(text, .strong)
  }
}
