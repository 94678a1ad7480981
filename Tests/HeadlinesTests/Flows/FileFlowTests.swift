import ConsoleTesting
import Sternik
import Testing

@testable import Headlines

/// Playing and saving the files of an article.
@Suite(.releasesEverything) @MainActor
struct `The files of an article` {
  @MainActor private final class Programs {
    var opened: [String] = []
    var outcome = LinkActionOutcome.done

    var dependencies: Dependencies {
      var dependencies = Dependencies { TestApp.now }
      dependencies.downloadFolder = "/home/anna/Podcasts"
      dependencies.open = { action, link, ended in
        self.opened.append("\(action) \(link)")
        ended(self.outcome)
      }
      return dependencies
    }
  }

  private static func document(_ enclosures: [FeedEnclosure]) -> FeedDocument {
    var body = ArticleBody(paragraphs: ["Listen."])
    body.append(enclosures)
    return FeedDocument(
      title: "Radio", articles: [ArticleContent(id: "1", title: "One", body: body)])
  }

  private static let sound = FeedEnclosure(
    address: "https://example.org/one.mp3", type: "audio/mpeg", title: "Part one")
  private static let film = FeedEnclosure(
    address: "https://example.org/watch?v=2", type: "video", title: "")
  private static let notes = FeedEnclosure(
    address: "https://example.org/notes.pdf", type: "application/pdf", title: "Notes")
  private static let picture = FeedEnclosure(
    address: "https://example.org/cover.jpg", type: "image/jpeg", title: "Cover")

  private func run(
    _ enclosures: [FeedEnclosure], _ programs: Programs, in language: String = "en",
    _ walk: (HeadlessConsole) -> Void
  ) {
    TestApp.run(
      in: language, document: Self.document(enclosures), dependencies: programs.dependencies
    ) { console in
      console.press("enter")
      walk(console)
    }
  }

  @Test func `are played and saved at once if there is only one`() {
    let programs = Programs()
    run([Self.sound, Self.picture], programs) { console in
      console.press("P")
      #expect(programs.opened == ["play https://example.org/one.mp3"])
      console.press("D")
      #expect(programs.opened.last == "download https://example.org/one.mp3")
      #expect(console.screen.contains("Saved in /home/anna/Podcasts"))
      #expect(!console.screen.contains("Saving"))
    }
  }

  @Test(arguments: ["en", "pl"])
  func `are chosen from a list if there are several`(language: String) {
    let programs = Programs()
    run([Self.sound, Self.film, Self.notes], programs, in: language) { console in
      console.press("P down enter")
      #expect(programs.opened == ["play https://example.org/watch?v=2"])
      console.press("D")
      console.expectSnapshot(named: "files", language: language)
      console.press("end enter")
      #expect(programs.opened.last == "download https://example.org/notes.pdf")
      console.press("D escape")
      #expect(programs.opened.count == 2)
    }
  }

  @Test func `that cannot be saved are an error with its reason`() {
    let programs = Programs()
    programs.outcome = .failed("wget exited with status 8.")
    run([Self.notes], programs) { console in
      console.press("P")
      #expect(programs.opened.isEmpty)
      console.press("D")
      #expect(console.screen.contains("The file could not be saved"))
      #expect(console.screen.contains("wget exited with status 8."))
    }
  }

  @Test func `that a program has left empty are named with a warning`() {
    let programs = Programs()
    programs.outcome = .empty(path: "/home/anna/notes.pdf")
    run([Self.notes], programs) { console in
      console.press("D")
      #expect(console.screen.contains("! Nothing was written into"))
      #expect(!console.screen.contains("Saved"))
    }
  }

  @Test func `have no keys in an article without any`() {
    let programs = Programs()
    run([Self.picture], programs) { console in
      console.press("P D")
      #expect(programs.opened.isEmpty)
      console.press("?")
      #expect(!console.screen.contains("download"))
    }
  }

  @Test func `are played instead of shown when their links are opened`() {
    let programs = Programs()
    run([Self.sound], programs) { console in
      console.press("f 1 enter")
      #expect(programs.opened == ["play https://example.org/one.mp3"])
    }
  }
}
