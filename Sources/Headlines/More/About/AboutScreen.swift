import Sternik

/// The About page: what the program is, and how it is built.
final class AboutScreen: Screen {
  var title: String { "about.title".localize }

  var body: some View {
    RoomReader { room in
      ScrollView {
        VStack(spacing: 1) {
          VStack {
            Text("app.title".localize).bold()
            Text("about.version".localize(HeadlinesCommand.version)).foreground(.muted)
          }
          for key in ["about.description", "about.builtWith", "about.name", "about.articles"] {
            Text(key.localize)
          }
          Text("about.licence".localize).foreground(.muted)
        }
        .frame(maxWidth: ReadingMargin.maxLineColumns)
        .padding(columns: ReadingMargin.columns(in: room))
      }
    }
  }
}
