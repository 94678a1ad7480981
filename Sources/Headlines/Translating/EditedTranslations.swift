import Foundation
import Observation
import Sternik
import StringsFormats
import StringsSyntax

/// A translation folder whose texts are shown while they are being edited.
@MainActor @Observable
final class EditedTranslations {
  /// The folder was read again.
  @ObservationIgnored var didRead: () -> Void = {}

  private var update: TranslationUpdate
  let url: URL

  /// Reads the folder.
  init(_ url: URL) {
    self.url = url
    update = TranslationUpdate(of: url)
  }

  var folder: TranslationFolder { update.folder }

  /// The tables of the folder, then those of the program, for languages and texts that it lacks.
  var stringsTables: [StringsTable] { folder.stringsTables + Localizations.tables }

  /// True if the folder has no language, not even one without texts.
  var isEmpty: Bool { folder.languages.isEmpty }

  /// A line for each error, with paths relative to the folder.
  var errorLines: [String] { folder.errorLines }

  /// Reads the folder again.
  func read() { apply(TranslationUpdate(of: url, after: update)) }

  /// Reads the folder now and again after each change, until the task is cancelled.
  func follow(on clock: any Clock<Duration>) async {
    for await update in TranslationFolder.updates(of: url, on: clock) { apply(update) }
  }

  private func apply(_ update: TranslationUpdate) {
    self.update = update
    didRead()
  }
}
