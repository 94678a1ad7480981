import ConsoleTesting
import Sternik
import Testing

/// Line breaks and other control characters in translations.
@MainActor
struct `A control character` {
  @Test func `is found in a row, which shows a line break as a space`() async throws {
    var screen = ""
    let findings = try await findings { console in
      screen = console.screen
    } body: {
      Button("broken".localize) {}
      Text("broken".localize).truncated()
      Text(StyledText("broken".localize)).truncated()
    }

    #expect(findings.map(\.kind) == [.control("\n")])
    #expect(screen.hasPrefix("> [ Save it ]\nSave it\nSave it\n"), "\(screen)")
    #expect(
      findings.map(\.description) == [
        "\"broken\" [en] 30x6 TextScreen, step start: line break: \"Save\\nit\""
      ])
  }

  @Test func `is a line break if it separates lines or paragraphs`() async throws {
    let findings = try await findings(body: {
      for key in ["nextLine", "separator", "windows"] { Button(key.localize) {} }
    })

    #expect(
      findings.map(\.description) == [
        "\"nextLine\" [en] 30x6 TextScreen, step start: line break: \"Save\\nit\"",
        "\"separator\" [en] 30x6 TextScreen, step start: line break: \"Save\\nus\"",
        "\"windows\" [en] 30x6 TextScreen, step start: line break: \"Save\\nme\"",
      ])
  }

  @Test func `does not make a row narrower than its text`() async throws {
    var screen = ""
    _ = try await findings { console in
      screen = console.screen
    } body: {
      HStack {
        Text("broken".localize).truncated()
        Text("|")
      }
      HStack {
        Text(StyledText("broken".localize)).truncated()
        Text("|")
      }
    }

    #expect(screen.hasPrefix("Save it |\nSave it |\n"), "\(screen)")
  }

  @Test func `is none where lines may break, if it is one of these`() async throws {
    let findings = try await findings(body: {
      Text("broken".localize)
      Text("broken".localize).lineLimit(2)
      Text("bell".localize)
    })

    #expect(findings.map { "\($0.key) \($0.kind)" } == ["bell control character U+0007"])
  }

  @Test func `is of the text that has it, not of another one in its row`() async throws {
    let findings = try await findings(body: {
      Button("plain".localize + " " + "broken".localize) {}
      Button("plain".localize + "\n" + "plain".localize) {}
    })

    #expect(findings.map(\.key) == ["broken"])
  }

  @Test func `is none of a text whose argument has it`() async throws {
    let findings = try await findings(body: {
      Button("named".localize("Anna\nMaria")) {}
      Button("named".localize("broken".localize)) {}
    })

    #expect(findings.map(\.key) == ["broken"])
  }

  private func findings(
    visiting visit: @escaping @MainActor (HeadlessConsole) -> Void = { _ in },
    @ViewBuilder body: @escaping () -> Views
  ) async throws -> [FitFinding] {
    let step = WalkthroughStep.perform { console in
      console.terminal.send(.focus(true))
      visit(console)
    }
    return try await Walkthrough(Self.texts, steps: [step]) { $0.show(TextScreen(body)) }
      .fitFindings(in: ["en"], sizes: [Size(columns: 30, rows: 6)])
      .filter { !$0.key.hasPrefix("sternik.") }
  }

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          nextLine = "Save\\U0085it"; separator = "Save\\U2028us"; windows = "Save\\r\\nme";
          broken = "Save\\nit"; bell = "Save\\U0007"; plain = "Delete"; named = "Delete %@";
          """)
    ], preferring: ["en"], developmentLanguage: "en")
}
