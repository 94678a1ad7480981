import ConsoleTesting
import Foundation
import Sternik
import Testing

/// The languages of a page that has some of those of its folder.
@MainActor
struct `A gallery of some languages` {
  @Test func `says that a language on request has lost its texts, and then shows the new ones`()
    async throws
  {
    let folder = TemporaryFolder([
      "en.lproj/Localizable.strings": "save = \"Save\";",
      "de.lproj/Localizable.strings": "save = \"Speichern\";",
    ])
    let program = Localizer(tables: [], preferring: [], developmentLanguage: "en")
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    for name in ["Shop", "Order"] {
      await gallery.add(
        Walkthrough(program, steps: []) { $0.show(TextScreen { Text("save".localize) }) },
        named: name, in: ["en", "de"])
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "de.lproj"))

    let lost = await gallery.update()
    let page = gallery.html
    try folder.write("save = \"Sichern\";", to: "de.lproj/Localizable.strings")
    let restored = await gallery.update()

    #expect(lost.languages == [])
    #expect(
      lost.errors == [
        "de: error: there are no texts in this language any more; its screens stay as they were"
      ])
    #expect(page.contains(">Speichern</a>"))
    #expect(restored.languages == ["de"] && restored.errors == [])
    #expect(gallery.html.contains(">Sichern</a>"))
  }

  @Test func `has a language without texts in those of the program, and does not call it lost`()
    async throws
  {
    let folder = TemporaryFolder(["en.lproj/Localizable.strings": "save = \"Save\";"])
    let program = Localizer(tables: [], preferring: [], developmentLanguage: "en")
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    await gallery.add(
      Walkthrough(program, steps: []) { $0.show(TextScreen { Text("save".localize) }) },
      named: "Shop", in: ["de"])
    try folder.write("save = \"Keep\";", to: "en.lproj/Localizable.strings")

    let update = await gallery.update()

    #expect(update.errors == [])
    #expect(gallery.html.contains(">Keep</a>"))
  }
}
