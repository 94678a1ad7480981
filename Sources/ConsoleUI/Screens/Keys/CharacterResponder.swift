internal import Coordinators

/// A screen or a coordinator that takes the characters which no control and no command uses, such as for a command line
/// below the lists of a file manager.
///
/// The screen with the keys is asked first, then the coordinator that has shown it, its parent, and so on.
///
/// ```swift
/// final class FilesScreen: Screen, CharacterResponder {
///   var line = ""
///
///   var body: some View { Text("$ \(line)") }
///
///   func response(to character: Character) -> KeyResponse { .perform { self.line.append(character) } }
/// }
/// ```
///
/// It comes before the keys of the console that are characters: `?`, `/`, `q`, the digits of tabs, and second names of keys such
/// as `j`. Answer ``KeyResponse/unused`` to those that shall keep their meaning. In a box only the screen itself is asked. In the
/// linear form a line is a command and no text: offer a text field there, such as in a box that a command opens.
@MainActor public protocol CharacterResponder: AnyObject {
  /// What a character does; looking it up changes nothing.
  ///
  /// Each frame asks about several characters, for the status line and the help.
  func response(to character: Character) -> KeyResponse
}

extension ResponderChain {
  /// What the screen and the coordinators around it do with a character that no command uses.
  func takeCharacter(_ key: KeyPress) -> KeyResponse {
    commands.contains { $0.keys.contains(key) } ? .unused : typeCharacter(key)
  }

  /// What they do with a character that is pasted.
  fileprivate func typeCharacter(_ key: KeyPress) -> KeyResponse {
    guard key.isText, case .character(let character) = key.key, let active else { return .unused }
    for responder in active.characterResponders(in: window) {
      let response = responder.response(to: character)
      if response.kind != .unused { return response }
    }
    return .unused
  }
}

extension Console {
  /// Pastes a text into the focused control; where that takes none, its characters are typed one after the other, with a space for
  /// each line end and tab, as in a text field.
  func paste(_ text: String) {
    guard let active, active.focused?.takesText != true else {
      active?.focused?.paste(text)
      return
    }
    for character in text {
      guard outcome == nil, self.active === active, active.focused?.takesText != true else {
        return
      }
      let isBlank = character.isNewline || character == "\t"
      let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
      if isBlank || !isControl {
        chain.typeCharacter(isBlank ? .space : .character(character)).action?()
      }
    }
  }
}
