import Sternik

/// The files of an article to choose from.
final class FileListScreen: Screen {
  var didSelect: (ArticleFile) -> Void = { _ in }

  private let files: [ArticleFile]
  private let action: LinkAction

  /// The height of a long list.
  private static let maxRows = 8

  init(_ files: [ArticleFile], _ action: LinkAction) {
    self.files = files
    self.action = action
  }

  var title: String { action == .play ? Texts.files.play : Texts.files.download }

  var presentation: Presentation { .box }

  var body: some View {
    List(files) { file in
      VStack {
        Text(file.name.isEmpty ? file.address : file.name).truncated()
        if !file.name.isEmpty { Text(file.address).truncated().foreground(.muted) }
      }
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(action == .play ? Texts.keys.play : Texts.keys.download)
    .frame(minHeight: min(files.count * 2, Self.maxRows))
    .formLayout()
  }
}
