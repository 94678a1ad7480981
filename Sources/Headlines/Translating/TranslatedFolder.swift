import Foundation
import Observation
import Sternik
import StringsFormats
import StringsSyntax

/// A folder of translations that are shown while they are being edited.
@MainActor @Observable
final class TranslatedFolder {
  /// How often the folder is looked at; a change shows after two looks.
  private static let interval = Duration.milliseconds(200)

  /// The texts were read again.
  @ObservationIgnored var didRead: () -> Void = {}

  let folder: URL
  private(set) var texts: EditedTexts

  /// Reads the folder.
  init(_ folder: URL) {
    self.folder = folder
    texts = EditedTexts(folder)
  }

  /// What cannot be read, a line for each fault, with paths from the folder on.
  var faults: [String] {
    let root = folder.resolvingSymlinksInPath().path + "/"
    return texts.faults.map { fault in
      var fault = fault
      if fault.file.hasPrefix(root) { fault.file.removeFirst(root.count) }
      return "\(fault)"
    }
  }

  /// Reads the folder again.
  func read() { take(EditedTexts(folder, after: texts)) }

  /// Reads the folder again each time it has changed, until the task is cancelled.
  func follow() async {
    var watch = FolderWatch(await Self.look(at: folder))
    while true {
      do { try await Task.sleep(for: Self.interval) } catch { return }
      guard watch.shouldRead(await Self.look(at: folder)) else { continue }
      take(await Self.texts(in: folder, after: texts))
    }
  }

  private func take(_ texts: EditedTexts) {
    self.texts = texts
    didRead()
  }

  /// Away from the main actor, which is there for the reader's keys.
  @concurrent private static func look(at folder: URL) async -> FolderState {
    FolderState(of: folder)
  }

  @concurrent private static func texts(
    in folder: URL, after last: EditedTexts
  ) async -> EditedTexts {
    EditedTexts(folder, after: last)
  }
}
