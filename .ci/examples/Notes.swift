import Foundation
import Sternik
import SternikFoundation

struct Note: Identifiable {
  let id: Int
  var title: String { "" }
}

@MainActor let notes = Notes()

@MainActor final class Notes {
  var all: [Note] = []
  var areLoaded = true
  func note(_ id: Int) -> Note? { nil }
}

final class NotesApp: AppCoordinator {
  init(_ notes: Notes, window: Window) { super.init(window: window) }
}

extension RestoringNavigationState_md {
  final class EditorCoordinator: NavigationCoordinator<EditorScreen> {
    let note: Note

    init(_ note: Note, presenter: any Presenter) {
      self.note = note
      super.init(presenter: presenter)
    }
  }
}

final class ConvertingScreen: Screen, CodableStatePreserving {
  struct Preserved: Codable { var draft = "" }

  var preservedValue = Preserved()
  var body: some View { Text("") }

  // RestoringNavigationState.md: struct OlderPreserved: Codable { var draft: String }
}
