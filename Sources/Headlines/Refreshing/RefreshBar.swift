import Sternik

/// The progress bar of a refresh.
struct RefreshBar: View {
  private let progress: RefreshProgress

  init(_ progress: RefreshProgress) { self.progress = progress }

  var body: some View {
    ProgressBar(
      progress.fraction, label: Texts.refresh.progress(progress.completed, progress.total)
    )
    .padding(columns: 2)
    .background(.surface)
  }
}
