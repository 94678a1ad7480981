import Coordinators
import Testing

@testable import ConsoleUI

/// The documented defaults of the public API.
@Suite @MainActor struct `Default values` {
  @Test func `of capabilities are those of a modern terminal`() {
    let capabilities = Capabilities()

    #expect(capabilities.colors == .trueColor && capabilities.ambiguousWidth == .narrow)
    #expect(capabilities.movesCursor && capabilities.scrollsRegions && capabilities.copiesText)
    #expect(capabilities.reportsMouse && capabilities.isUTF8)
    #expect(!capabilities.synchronizesFrames && !capabilities.showsLinks)
  }

  @Test func `of terminals without a canvas on the screen exclude what only a screen can do`() {
    for terminal in [FinalScreenTerminal(), LineModeTerminal()] as [any Terminal] {
      let capabilities = terminal.capabilities

      #expect(capabilities.colors == .none && !capabilities.movesCursor)
      #expect(!capabilities.scrollsRegions && !capabilities.copiesText)
      #expect(!capabilities.synchronizesFrames)
      #expect(!capabilities.showsLinks && terminal.isShown)
      #expect(capabilities.isUTF8 == Capabilities.current.isUTF8)
      #expect(capabilities.ambiguousWidth == Capabilities.current.ambiguousWidth)
    }
    // The final screen is a picture of what a terminal would show, help for the mouse included.
    #expect(FinalScreenTerminal().capabilities.reportsMouse)
    #expect(!LineModeTerminal().capabilities.reportsMouse)
    let colorful = FinalScreenTerminal(colors: .palette, ambiguousWidth: .wide).capabilities
    #expect(colorful.colors == .palette && colorful.ambiguousWidth == .wide)
  }

  @Test func `of columns`() {
    let layout = SplitViewController().layout

    #expect(layout.sidebar == ColumnLayout.Width(min: 20, max: 30, percent: 20))
    #expect(layout.list == ColumnLayout.Width(min: 30, max: 56, percent: 40))
    #expect(layout.detail == ColumnLayout.Width(min: 48, max: .max, percent: 40))
    #expect(layout.minRows == 10)
  }

  @Test func `of programs, commands, tabs and semantics`() {
    #expect(ExternalProgram("less").usesTerminal && ExternalProgram("less").arguments.isEmpty)
    #expect(KeyCommand(.character("s"), "save") {}.isEnabled)
    #expect(!TabBarController().goesBackToPreviousTab)
    let semantics = Semantics(.text)
    #expect(semantics.label.isEmpty && semantics.hint.isEmpty && !semantics.isSelected)
    #expect(semantics.value == nil && semantics.position == nil && semantics.fraction == nil)
    #expect(semantics.level == nil && semantics.isOpen == nil)
  }

  @Test(
    arguments: [
      (.closed, 0), (.endOfInput, 0), (.signal(.hangup), 129), (.signal(.interrupt), 130),
      (.signal(.quit), 131), (.signal(.terminate), 143),
    ] as [(Console.Outcome, Int32)])
  func `of exit statuses are those that a shell expects`(outcome: Console.Outcome, status: Int32) {
    #expect(outcome.exitStatus == status)
  }
}
