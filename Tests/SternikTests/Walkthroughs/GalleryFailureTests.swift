import ConsoleTesting
import Foundation
import Sternik
import Testing

/// A page of a folder, some of whose walks end early after an edit.
@MainActor
struct `A gallery with failures` {
  private let folder = ShopTexts.makeFolder()
  private let texts = ShopTexts.ofProgram

  @Test func `renders the other languages after a failure in one, and that one later`() async throws
  {
    let disk = Disk()
    let walkthrough = Walkthrough(texts, steps: []) { window in
      if disk.isFull, "title".localize.count == 5 { throw CocoaError(.fileWriteOutOfSpace) }
      window.show(TextScreen { Text("save".localize) })
    }
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    await gallery.add(walkthrough, named: "Shop", in: ["de", "pl"])
    disk.isFull = true
    try folder.write("save = \"Sichern\";", to: "de.lproj/Localizable.strings")
    try folder.write(
      "save = \"Zachowaj\"; title = \"Nagłówek\";", to: "pl.lproj/Localizable.strings")

    let failed = await gallery.update()
    let page = gallery.html
    disk.isFull = false
    let mended = await gallery.update()

    #expect(failed.languages == ["pl"])
    #expect(
      failed.errors.count == 2 && failed.errors[0].hasPrefix("Shop, de, 40 by 20, at the start: "))
    #expect(page.contains(">Zachowaj</a>") && page.contains(">Speichern</a>"))
    #expect(mended.languages == ["de"] && mended.errors.isEmpty)
    #expect(gallery.html.contains(">Sichern</a>"))
  }

  @Test func `keeps the screens after a step that cannot be done any more as they were`()
    async throws
  {
    let walkthrough = Walkthrough(
      texts, steps: [.press("tab").named("tab"), .click(on: "Tytuł").named("title")]
    ) { window in
      window.show(TextScreen { Button("save".localize + " / " + "title".localize) {} })
    }
    var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
    await gallery.add(walkthrough, named: "Shop", in: ["pl"], sizes: [Size(columns: 40, rows: 4)])
    let before = gallery.html
    let texts = "save = \"Zachowaj\"; title = \"Nagłówek\";"

    try folder.write(texts, to: "pl.lproj/Localizable.strings")
    let failed = await gallery.update()
    let page = gallery.html
    try folder.write(
      texts.replacing("Nagłówek", with: "Tytuł"), to: "pl.lproj/Localizable.strings")
    let mended = await gallery.update()

    #expect(before.contains(">Zapisz</a>") && gallery.failures.isEmpty)
    #expect(failed.screenCount == 2 && failed.errors.count == 1)
    #expect(page.ranges(of: "<figure ").count == 3)
    #expect(
      page.ranges(of: ">Zachowaj</a>").count == 2 && page.ranges(of: ">Zapisz</a>").count == 1)
    #expect(mended.screenCount == 3 && mended.errors.isEmpty)
    #expect(!gallery.html.contains(">Zapisz</a>"))
  }

  @Test func `lists a step of a walkthrough that cannot be done, which is an issue, too`()
    async throws
  {
    var gallery = Gallery(title: "Shop")
    let line = #line + 1
    let walkthrough = Walkthrough(texts, steps: [.click(on: "Nowhere")]) { window in
      window.show(TextScreen { Text("save".localize) })
    }

    await gallery.add(
      walkthrough, named: "Shop", in: ["en"], sizes: [Gallery.defaultSizes[0]])
    withKnownIssue {
      gallery.expectNoFailures()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "GalleryFailureTests.swift"
        && issue.comments.contains { $0.rawValue.contains("Shop, en, 40 by 20, after start: ") }
    }

    #expect(gallery.html.contains("Shop, en, 40 by 20, after start: <span class=\"remark\">"))
  }

  @Test(arguments: [
    ("no walk", [], "the gallery has no walks"), ("no size", ["en"], "Shop has no screens"),
    ("no texts", ["fr"], "Shop: the program has no texts in fr"),
    ("diagnostic", ["en"], "TestedScreen"),
  ])
  func `that lacks something is an issue`(
    name: String, languages: [String], message: String
  ) async {
    var gallery = Gallery(title: "Shop")
    let walkthrough = Walkthrough(texts, steps: []) { window in
      window.show(TextScreen { Text("save".localize) })
      if name == "diagnostic" {
        window.report(CoordinatorDiagnostic(.screenOutdated, subject: "TestedScreen"))
      }
    }
    if name != "no walk" {
      await gallery.add(
        walkthrough, named: "Shop",
        in: WalkthroughLanguages(languages.map { WalkthroughLanguage(stringLiteral: $0) }),
        sizes: name == "no size" ? [] : [Gallery.defaultSizes[0]])
    }

    withKnownIssue {
      gallery.expectNoFailures()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(message) }
    }
  }

  @Test func `is written with a failure that changes nothing else`() async throws {
    let (disk, page) = (Disk(), folder.url.appending(path: "page.html"))
    let (folder, texts) = (folder, texts)
    let follower = Task {
      var gallery = Gallery(title: "Shop", translations: folder.url, developmentLanguage: "en")
      let walkthrough = Walkthrough(texts, steps: []) { window in
        if disk.isFull { throw CocoaError(.fileWriteOutOfSpace) }
        window.show(TextScreen { Text("save".localize) })
      }
      await gallery.add(walkthrough, named: "Shop", in: ["de"])
      disk.isFull = true
      try folder.write("save = \"Sichern\";", to: "de.lproj/Localizable.strings")
      try await gallery.follow(writingTo: page) { update in
        if !update.errors.isEmpty { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }

    try await follower.value

    #expect(try folder.text(of: "page.html").contains("Shop, de, 40 by 20, at the start"))
  }
}

@MainActor private final class Disk {
  var isFull = false
}
