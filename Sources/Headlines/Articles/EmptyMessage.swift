import Sternik

/// What an empty list says, a third down and centred: what is so or what is wrong, and what to do.
struct EmptyMessage: View {
  /// A key that helps, and what it does.
  struct Key: Identifiable {
    let name: String
    let label: String

    init(_ name: String, _ label: String) {
      self.name = name
      self.label = label
    }

    var id: String { name }
  }

  private let text: String
  private let hint: String
  private let keys: [Key]
  private let isError: Bool

  init(_ text: String, hint: String = "", keys: [Key] = []) {
    (self.text, self.hint, self.keys, isError) = (text, hint, keys, false)
  }

  /// Makes a message about what is wrong.
  init(error text: String, reason: String, keys: [Key]) {
    (self.text, hint, self.keys, isError) = (text, reason, keys, true)
  }

  private static let maxLineWidth = 60
  private static let margin = 4

  var body: some View {
    RoomReader { room in
      if self.isError {
        // The reasons of many feeds may need more rows than there are.
        ScrollView { self.content(in: room) }
      } else {
        self.content(in: room)
      }
    }
  }

  private func content(in room: Size) -> some View {
    VStack {
      // Nothing is reserved below, where a low window needs the rows for the keys.
      Spacer().frame(height: room.rows / 3)
      VStack(spacing: 1) {
        if self.isError {
          HStack {
            Sign(.error)
            Text(self.text).bold()
          }
          .frame(maxWidth: .max, alignment: .center)
        } else {
          Text(self.text).bold().aligned(.center)
        }
        if !self.hint.isEmpty { Text(self.hint).aligned(.center).foreground(.muted) }
        if !self.keys.isEmpty { self.keyLine.frame(maxWidth: .max, alignment: .center) }
      }
      .frame(maxWidth: Self.maxLineWidth)
      .frame(maxWidth: .max, alignment: .center)
      .padding(columns: Self.margin)
    }
  }

  private var keyLine: some View {
    HStack(spacing: 2) {
      ForEach(keys) { key in
        HStack {
          KeyCap(key.name)
          Text(key.label).lineLimit(2).foreground(.muted)
        }
      }
    }
  }
}
