import Foundation
public import Testing

extension PseudoTerminal {
  /// Modes that programs switch on, and back off: the alternate screen, clicks and their form, focus, paste.
  private static let borrowed = [1049, 1000, 1002, 1003, 1004, 1006, 2004, 2026]
  /// Modes that programs switch off, and back on: the cursor, wrapping.
  private static let suspended = [25, 7]

  /// Expects that the terminal is as it was before the program began.
  public func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(modes == modesBefore, "settings of the line", sourceLocation: sourceLocation)
    for mode in Self.borrowed {
      #expect(isLeft(mode, as: "l"), "mode \(mode) is on", sourceLocation: sourceLocation)
    }
    for mode in Self.suspended {
      #expect(isLeft(mode, as: "h"), "mode \(mode) is off", sourceLocation: sourceLocation)
    }
  }

  private func isLeft(_ mode: Int, as letter: Character) -> Bool {
    let opposite = letter == "h" ? "l" : "h"
    guard let change = text.range(of: "\u{1B}[?\(mode)\(opposite)", options: .backwards) else {
      return true
    }
    return text[change.upperBound...].contains("\u{1B}[?\(mode)\(letter)")
  }
}
