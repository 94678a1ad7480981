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

  private(set) var folder: TranslationFolder
  let url: URL

  /// Reads the folder.
  init(_ url: URL) {
    self.url = url
    folder = TranslationFolder(url)
  }

  /// The tables of the folder, then those of the program, for languages and texts that it lacks.
  var stringsTables: [StringsTable] { folder.stringsTables + Localizations.tables }

  /// True if the folder has no language, not even one without texts.
  var isEmpty: Bool { folder.languages.isEmpty }

  /// A line for each error, with paths relative to the folder.
  var errorLines: [String] { folder.errorLines }

  /// Reads the folder again.
  func read() { apply(TranslationFolder(url, keepingEntriesOf: folder)) }

  /// Reads the folder again after each change, until the task is cancelled.
  func follow(on clock: any Clock<Duration>) async {
    var watch = FolderWatch(await Self.fingerprint(of: url))
    while (try? await watch.waitForChange(of: url, on: clock)) != nil {
      apply(await Self.read(url, after: folder))
    }
  }

  private func apply(_ folder: TranslationFolder) {
    self.folder = folder
    didRead()
  }

  // Files are read off the main actor, so that keys need not wait.

  @concurrent private static func fingerprint(of url: URL) async -> FolderFingerprint {
    FolderFingerprint(of: url)
  }

  @concurrent private static func read(
    _ url: URL, after earlier: TranslationFolder
  ) async -> TranslationFolder {
    TranslationFolder(url, keepingEntriesOf: earlier)
  }
}
