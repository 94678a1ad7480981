import Sternik

/// What the program is, and what it is made of.
final class AboutScreen: Screen {
  private static let widestLine = 76

  var title: String { "about.title".localize }

  var body: some View {
    ScrollView {
      VStack(spacing: 1) {
        VStack {
          Text("app.title".localize).bold()
          Text("about.version".localize(HeadlinesCommand.version)).dim()
        }
        for key in ["about.description", "about.builtWith", "about.name", "about.articles"] {
          Text(key.localize)
        }
        Text("about.licence".localize).dim()
      }
      .frame(maxWidth: Self.widestLine)
      .padding(rows: 1, columns: 2)
    }
  }
}
