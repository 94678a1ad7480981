import Sternik

/// The About page: what the program is, and how it is built.
final class AboutScreen: Screen {
  /// In cells.
  private static let maxLineWidth = 76

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
      .frame(maxWidth: Self.maxLineWidth)
      .padding(rows: 1, columns: 2)
    }
  }
}
