import ConsoleTesting
import Sternik
import Testing

// A list leads to details. Both coordinators show alerts in the user's language.

private struct Hut {
  let name: String
  let metres: Int

  static let all = [
    Hut(name: "Murowaniec", metres: 1500), Hut(name: "Morskie Oko", metres: 1410),
  ]
}

private final class HutListScreen: Screen {
  var didSelect: (Hut) -> Void = { _ in }

  var title: String { "huts.title".localize }

  var body: some View {
    List(Hut.all) { hut in
      Text(hut.name)
    } didSelect: { hut in
      self.didSelect(hut)
    }
  }
}

private final class HutScreen: Screen {
  var didTapBook: () -> Void = {}
  private let hut: Hut

  init(hut: Hut) { self.hut = hut }

  var title: String { hut.name }

  var body: some View {
    Text("hut.height".localize(hut.metres))
    Button("hut.book".localize) { self.didTapBook() }
  }
}

/// A coordinator that shows alerts.
@MainActor private protocol AlertPresenting {}

extension AlertPresenting where Self: Coordinator {
  func presentAlert(
    title: String, message: String, actions: [AlertAction] = [AlertAction("alert.ok".localize)]
  ) {
    AlertScreen(title: title, message: message, actions: actions).show(over: presenter, for: self)
  }
}

private final class HutListCoordinator: NavigationCoordinator<HutListScreen>, AlertPresenting {
  override func start() {
    let screen = HutListScreen()
    screen.didSelect = showHut
    show(screen)
  }

  private func showHut(_ hut: Hut) {
    let details = HutCoordinator(hut: hut, presenter: presenter)
    details.done = {
      self.presentAlert(title: "booked.title".localize, message: "booked.at".localize(hut.name))
    }
    start(child: details)
  }
}

/// Shows a hut, and finishes when the user has booked a bed.
private final class HutCoordinator: NavigationCoordinator<HutScreen>, AlertPresenting {
  @Once var done: () -> Void = {}
  private let hut: Hut

  init(hut: Hut, presenter: any Presenter) {
    self.hut = hut
    super.init(presenter: presenter)
  }

  override func start() {
    let screen = HutScreen(hut: hut)
    screen.didTapBook = confirm
    show(screen)
  }

  private func confirm() {
    presentAlert(
      title: "booking.question".localize, message: hut.name,
      actions: [
        AlertAction("alert.cancel".localize, role: .cancel),
        AlertAction("hut.book".localize) { self.book() },
      ])
  }

  private func book() {
    finish()
    done()
  }
}

private final class HutsAppCoordinator: AppCoordinator {
  override func start() {
    let stack = NavigationController()
    show(stack)
    start(child: HutListCoordinator(presenter: stack))
  }
}

@MainActor
struct `List, details and alerts` {
  @Test func `are in the user's language`() async throws {
    let booking = Walkthrough(
      Self.texts,
      steps: [
        .press("down enter").named("details"),
        .click(on: "hut.book".localize).named("question"),
        .press("right enter").named("booked"),
      ]
    ) { window in
      try window.start(HutsAppCoordinator(window: window))
    }

    try await booking.expectSnapshots(named: "booking", sizes: [Size(columns: 48, rows: 9)])
  }

  @Test func `cancelling returns to the details`() throws {
    try run { console in
      console.press("enter enter")
      #expect(console.outline.hasPrefix(#"alert "Book a bed?""#))

      console.press("escape")

      #expect(console.outline.hasPrefix(#"screen "Murowaniec""#))
    }
  }

  @Test func `going back books nothing`() throws {
    try run { console in
      console.press("enter escape")

      #expect(console.outline.hasPrefix(#"screen "Huts""#))
    }
  }

  /// Starts the flow, calls the closure to press keys, and expects no leaks.
  private func run(_ keys: (HeadlessConsole) -> Void) throws {
    try Localizer.withCurrent(Self.texts) {
      try expectNoLeaks { detector in
        let window = Window()
        detector.watch(window)
        try window.start(HutsAppCoordinator(window: window))
        keys(HeadlessConsole(window, columns: 48, rows: 9))
      }
    }
  }

  private static let texts = Localizer(
    tables: [
      StringsTable(
        language: "en",
        source: """
          "huts.title" = "Huts";
          "hut.height" = "%d m above the sea";
          "hut.book" = "Book";
          "booking.question" = "Book a bed?";
          "booked.title" = "Booked";
          "booked.at" = "See you at %@.";
          "alert.ok" = "OK";
          "alert.cancel" = "Cancel";
          """),
      StringsTable(
        language: "pl",
        source: """
          "huts.title" = "Schroniska";
          "hut.height" = "%d m nad poziomem morza";
          "hut.book" = "Zarezerwuj";
          "booking.question" = "Zarezerwować łóżko?";
          "booked.title" = "Zarezerwowane";
          "booked.at" = "Schronisko %@ czeka.";
          "alert.ok" = "OK";
          "alert.cancel" = "Anuluj";
          """),
    ],
    preferring: ["en"], developmentLanguage: "en")
}
