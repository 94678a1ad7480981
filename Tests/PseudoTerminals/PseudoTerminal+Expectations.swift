import Foundation
public import Testing

extension PseudoTerminal {
  /// Modes that programs switch on and must switch off: alternate screen, mouse, focus, paste, frames.
  private static let switchedOn = [1049, 1000, 1002, 1003, 1004, 1006, 2004, 2026]
  /// Modes that programs switch off and must switch on: the cursor, autowrap.
  private static let switchedOff = [25, 7]

  /// Expects the terminal's settings and modes as they were before the program started.
  public func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(settings == initialSettings, "settings of the terminal", sourceLocation: sourceLocation)
    for mode in Self.switchedOn {
      #expect(isLeft(mode, as: "l"), "mode \(mode) is on", sourceLocation: sourceLocation)
    }
    for mode in Self.switchedOff {
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
