import Sternik

/// How far the fetching of the sources is.
struct RefreshBar: View {
  private let progress: RefreshProgress

  init(_ progress: RefreshProgress) { self.progress = progress }

  var body: some View {
    ProgressBar(
      progress.part, label: Texts.refresh.progress(progress.done, progress.total))
  }
}
