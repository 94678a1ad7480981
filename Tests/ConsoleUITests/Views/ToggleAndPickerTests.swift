import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@Suite @MainActor struct ToggleAndPickerTests {
  @Observable final class Settings {
    var isOn = false
    var theme = 0
  }

  @Test func `Space, Enter and a click change a toggle`() {
    let settings = Settings()
    let console = show(30, 4) { Toggle("Sound", isOn: settings.isOn) { settings.isOn = $0 } }

    console.press("space")
    #expect(console.screen.contains("[✓] Sound"))
    console.press("enter")
    #expect(console.screen.contains("[ ] Sound"))
    console.click(on: "Sound")

    #expect(settings.isOn)
    #expect(console.outline.contains("toggle \"Sound\" selected"))
  }

  @Test func `the arrows stop at the ends of a picker, and Enter wraps around`() {
    let settings = Settings()
    let console = show(30, 4) {
      Picker("Theme", ["Light", "Dark", "Own"], selection: settings.theme) { settings.theme = $0 }
    }

    console.press("left")
    #expect(settings.theme == 0)
    console.press("right right right")
    #expect(settings.theme == 2)
    console.press("enter")

    #expect(settings.theme == 0)
    #expect(console.outline.contains("picker \"Theme\" = Light"))
  }

  @Test func `a picker without a label has one row at any width`() {
    let console = show(12, 4) {
      Picker("", ["A long option"], selection: 0) { _ in }
      Text("below")
    }

    #expect(console.screen.split(separator: "\n")[1] == "below")
    console.resize(columns: 19, rows: 4)
    #expect(console.screen.hasPrefix("> ‹ A long option ›\nbelow"))
  }

  @Test(arguments: [-1, Int.max]) func `a picker accepts a selection out of range`(
    index: Int
  ) {
    let console = show(30, 4) {
      Picker("Theme", [], selection: index) { _ in }
      Picker("Colour", ["Red"], selection: index) { _ in }
    }

    console.press("left right enter space down left right")

    #expect(console.screen.contains("Colour"))
  }
}
