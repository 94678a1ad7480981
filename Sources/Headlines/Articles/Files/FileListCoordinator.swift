import Sternik

/// Lets the user choose one of the files of an article.
final class FileListCoordinator: NavigationCoordinator<FileListScreen> {
  @Once var done: (ArticleFile) -> Void = { _ in }

  private let files: [ArticleFile]
  private let action: LinkAction

  init(_ files: [ArticleFile], _ action: LinkAction, presenter: any Presenter) {
    self.files = files
    self.action = action
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = FileListScreen(files, action)
    screen.didSelect = { file in
      self.finish()
      self.done(file)
    }
    show(screen)
  }
}
