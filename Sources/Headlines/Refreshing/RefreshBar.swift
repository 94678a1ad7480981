import Sternik

/// The progress of a refresh, in one row.
struct RefreshBar: View {
  private let progress: RefreshProgress

  init(_ progress: RefreshProgress) { self.progress = progress }

  /// In a narrower room the number of failed feeds would leave none for the rest; an alert names them at the end.
  private static let minColumnsForFailures = 16
  private static let minColumnsForWords = 40
  private static let minColumnsForBar = 60
  private static let maxBarColumns = 48
  /// What is beside the bar, with some room to spare.
  private static let columnsBesideBar = 40

  var body: some View {
    RoomReader { room in
      HStack(spacing: 2) {
        Spinner(room.columns < Self.minColumnsForWords ? self.count : Texts.refresh.title)
        if room.columns >= Self.minColumnsForBar {
          ProgressBar(self.progress.fraction, label: self.count)
            .frame(maxWidth: min(Self.maxBarColumns, room.columns - Self.columnsBesideBar))
          Spacer()
        } else if room.columns >= Self.minColumnsForWords {
          Text(self.count)
        }
        if self.progress.failed > 0, room.columns >= Self.minColumnsForFailures {
          HStack {
            Sign(.error)
            Text(room.columns < Self.minColumnsForBar ? self.failedCount : self.failures)
              .foreground(.error)
          }
        }
      }
      .accessibilityLabel(self.description)
    }
  }

  private var count: String { Texts.refresh.progress(progress.completed, total: progress.total) }

  private var failedCount: String { Localizer.current.number(progress.failed) }

  private var failures: String { Texts.refresh.errors(sources: progress.failed) }

  private var description: String {
    ([Texts.refresh.title, count] + (progress.failed > 0 ? [failures] : []))
      .joined(separator: ", ")
  }
}
