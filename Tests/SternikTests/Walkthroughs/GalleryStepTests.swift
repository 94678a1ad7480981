import ConsoleTesting
import Sternik
import Testing

/// The steps with which a program writes its own page.
@MainActor
struct `A walkthrough of a gallery` {
  private let texts = Localizer(
    tables: [
      StringsTable(language: "en", source: "save = \"Save\"; saved = \"Saved\";"),
      StringsTable(language: "pl", source: "save = \"Zapisz\"; saved = \"Zapisano\";"),
    ], preferring: ["en"], developmentLanguage: "en")

  @Test func `types, clicks what is named by its key, and lets time pass`() async throws {
    let html = await html([
      .type("Łódź").named("city"), .click(on: "save".localize).named("waiting"),
      .advance(by: .seconds(2)).named("saved"),
    ])

    #expect(html.contains("id=\"Order-saved-pl-30x6\""))
    #expect(html.ranges(of: "title=\"saved\">Zapisano</a>").count == 1)
    #expect(html.contains("Łódź"))
  }

  @Test func `has one screen for steps in a group, and waits for tasks without moving the clock`()
    async throws
  {
    let html = await html([
      .group(.press("tab enter"), .advance(by: .seconds(2))),
      .perform { $0.window.show(OrderScreen { "done" }) },
    ])

    let titles = html.matches(of: /<article class="group"><h3>(.+?)<\/h3>/).map { String($0.1) }
    #expect(titles == ["Order: start", "Order: 1", "Order: 2"])
    #expect(html.contains("title=\"saved\">Zapisano</a>"))
    #expect(html.contains("done"))
  }

  @Test func `ends with the reason why a step cannot be done`() async {
    let sizes = [Size(columns: 30, rows: 6)]
    var gallery = Gallery(title: "Shop")

    for (name, step) in [("Key", WalkthroughStep.press("bend")), ("Click", .click(on: "Buy"))] {
      let walkthrough = Walkthrough(texts, steps: [step]) { $0.show(OrderScreen()) }
      await gallery.add(walkthrough, named: name, in: ["pl"], sizes: sizes)
    }

    #expect(
      gallery.failures.map(\.description) == [
        "Key, pl, 30 by 6, after start: unknown key name \"bend\"",
        "Click, pl, 30 by 6, after start: \"Buy\" is not on the screen",
      ])
  }

  @Test func `lets tasks continue between the steps of a group`() async throws {
    let html = await html([
      .group(.perform { $0.window.show(OrderScreen { "done" }) }, .click(on: "done"))
    ])

    #expect(html.contains("done"))
  }

  @Test func `has an id of its own for each name`() async throws {
    let html = await html([.press("tab").named("購入"), .press("tab").named("保存")])

    let ids = html.matches(of: /<figure id="([^"]+)"/).map { String($0.1) }
    #expect(Set(ids).count == 3)
  }

  @Test func `has the screens before an error, those of other languages, and the error`() async {
    var gallery = Gallery(title: "Shop")
    let walkthrough = Walkthrough(texts, steps: [.click(on: "Zapisz")]) { $0.show(OrderScreen()) }

    await gallery.add(
      walkthrough, named: "Order", in: ["en", "pl"], sizes: [Size(columns: 30, rows: 6)])

    let ids = gallery.html.matches(of: /<figure id="([^"]+)"/).map { String($0.1) }
    #expect(ids == ["Order-start-en-30x6", "Order-start-pl-30x6", "Order-1-pl-30x6"])
    #expect(gallery.failures.map(\.lastStep) == ["start"])
    #expect(gallery.html.contains("<h2>Walks that ended early (1)</h2>"))
    #expect(
      gallery.html.contains(
        "<li class=\"part\">Order, en, 30 by 6, after start: <span class=\"remark\">&quot;Zapisz&quot; is not on"
      ))
  }

  @Test func `has each error of its sizes, and the remarks`() async {
    var gallery = Gallery(
      title: "Shop",
      remarks: [GalleryRemark(key: "save", language: "en", message: "is short", severity: .warning)]
    )
    let walkthrough = Walkthrough(texts, steps: [.click(on: "Zapisz")]) { window in
      window.show(OrderScreen())
    }
    let sizes = [30, 40, 50].map { Size(columns: $0, rows: 6) }

    await gallery.add(walkthrough, named: "Order", in: ["en"], sizes: sizes)

    #expect(gallery.failures.allSatisfy { $0.error is StepError })
    #expect(gallery.html.contains("<h2>Walks that ended early (3)</h2>"))
    #expect(gallery.html.contains("is short"))
  }

  @Test func `has an id of its own for each step, also with the same name`() async throws {
    let html = await html([.press("tab").named("a b"), .press("tab").named("a b")])

    let ids = html.matches(of: /<figure id="([^"]+)"/).map { String($0.1) }
    #expect(ids == ["Order-start-pl-30x6", "Order-a_20_b-pl-30x6", "Order-a_20_b-pl-30x6_2"])
  }

  private func html(_ steps: [WalkthroughStep]) async -> String {
    var gallery = Gallery(title: "Shop")
    let walkthrough = Walkthrough(texts, steps: steps) { $0.show(OrderScreen()) }
    await gallery.add(
      walkthrough, named: "Order", in: ["pl"], sizes: [Size(columns: 30, rows: 6)])
    return gallery.html
  }
}

/// Says two seconds after the button that the order is saved.
private final class OrderScreen: Screen {
  private let load: @Sendable () async -> String
  private var city = ""
  private var text = ""
  private var isSaved = false

  init(load: @escaping @Sendable () async -> String = { "" }) {
    self.load = load
    task { screen in
      screen.text = await load()
      screen.setNeedsRedraw()
    }
  }

  var body: some View {
    TextField("City", text: city) { self.city = $0 }
    Button("save".localize) { self.save() }
    Text(isSaved ? "saved".localize : text)
  }

  private func save() {
    task { screen in
      try await screen.clock.sleep(for: .seconds(2))
      screen.isSaved = true
      screen.setNeedsRedraw()
    }
  }
}
