import Sternik

/// What an empty list says: a third down, and centred.
struct EmptyMessage: View {
  private let text: String

  init(_ text: String) { self.text = text }

  private static let maxLineWidth = 60
  private static let margin = 4

  var body: some View {
    RoomReader { room in
      Text(self.text).aligned(.center).frame(maxWidth: Self.maxLineWidth)
        .frame(maxWidth: .max, alignment: .center)
        .padding(rows: room.rows / 3, columns: Self.margin)
    }
  }
}
