import ConsoleTesting
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI

/// Content is data: no view sends escape sequences from its content to a terminal.
@Suite @MainActor struct InjectionTests {
  private nonisolated static let views = [
    "Text", "line limit", "aligned", "Button", "Toggle", "TextField", "SecureField", "Form",
    "TextEditor", "Tree", "Menu",
    "Picker", "Stepper", "Tabs", "List", "Checklist",
    "Table", "wide table", "sideways", "ProgressBar", "Gauge", "Sparkline", "BarChart", "Spinner",
    "Box", "ScrollView",
    "VStack", "HStack", "ForEach", "Views", "SectionedRows", "KeyCap",
    "RoomReader", "View+ValidationError", "View+Frame", "View+Padding", "View+Styled",
    "View+Focused", "View+OnClick", "View+AccessibilityLabel", "KeyHint",
    "screen", "alert", "tabs", "help", "bars", "toast", "palette",
    "styled text", "links", "DocumentView",
  ]
  /// Views without a text of the program.
  private static let textless: Set = ["Spacer", "Divider", "Sign"]
  private static let size = Size(columns: 44, rows: 10)

  @Test(arguments: views, Seed.few(1, many: 8))
  func `a terminal gets only our own sequences and harmless text`(view: String, seed: Seed) {
    for capabilities in [
      Capabilities(showsLinks: true), Capabilities(ambiguousWidth: .wide),
      Capabilities(isUTF8: false),
    ] {
      var texts = HostileText(generator: seed.generator)
      for _ in 0..<3 {
        let text = texts.next()
        let terminal = HeadlessTerminal(size: Self.size, capabilities: capabilities)

        let canvas = draw(view, text, in: terminal)

        expectHarmless(canvas, capabilities, "\(view) of \(text.debugDescription)")
      }
    }
  }

  @Test func `all public views are tested`() throws {
    let views = try DocumentedPictureTests.publicViews()
    #expect(views.subtracting(Self.views).subtracting(Self.textless) == [])
  }

  @Test(arguments: views, Seed.few(1, many: 4))
  func `printed text has no control characters except line ends and balanced isolates`(
    view: String, seed: Seed
  ) throws {
    var texts = HostileText(generator: seed.generator)
    for _ in 0..<3 {
      let text = texts.next()

      let printed = try printed(window(view, text), size: Self.size)

      let comment: Comment = "\(view) of \(text.debugDescription)"
      for line in printed.split(separator: "\n") {
        let harmful = line.harmfulScalars
        let pairs = Array(repeating: [0x2068, 0x2069] as [UInt32], count: harmful.count / 2)
        #expect(harmful == pairs.flatMap { $0 }, comment)
      }
    }
  }

  @Test(arguments: Seed.few(1, many: 5))
  func `pasted and typed field content is plain text`(seed: Seed) throws {
    var texts = HostileText(generator: seed.generator)
    var changedText = ""
    let window = Window()
    window.show(SampleScreen { TextField("Name", didChange: { changedText = $0 }) })
    let terminal = HeadlessTerminal(size: Self.size)
    let console = Console(window, terminal: terminal)
    try console.begin()

    for _ in 0..<40 {
      let text = texts.next()
      console.handle(.paste(text))
      for character in texts.next() { console.handle(.key(.character(character))) }

      let canvas = try #require(terminal.canvas)
      expectHarmless(canvas, Capabilities(), "after \(text.debugDescription)")
      #expect(!changedText.unicodeScalars.contains { $0.properties.generalCategory == .control })
      console.handle(.key(.control("u")))
    }
  }

  private func expectHarmless(_ canvas: Canvas, _ capabilities: Capabilities, _ comment: Comment) {
    AmbiguousWidth.$current.withValue(capabilities.ambiguousWidth) {
      var encoder = FrameEncoder(capabilities: capabilities)
      var emulator = VirtualTerminal(size: canvas.size)
      let bytes = encoder.encode(from: nil, to: canvas)
      emulator.process(bytes)

      #expect(emulator.unknownSequences.isEmpty, comment)
      #expect(capabilities.isUTF8 || bytes.allSatisfy { $0 < 0x80 }, comment)
      #expect(canvas.text.harmfulScalars.isEmpty, comment)
      // Stacked marks would reach over other rows.
      #expect(
        !canvas.text.contains { $0.unicodeScalars.count > ClusterWidth.maxScalars }, comment)
    }
  }

  private func draw(_ view: String, _ text: String, in terminal: HeadlessTerminal) -> Canvas {
    let console = Console(window(view, text), terminal: terminal)
    do { try console.begin() } catch { Issue.record(error) }
    if view == "Menu" { console.handle(.key(.enter)) }
    if view == "palette" {
      console.commandPalette = { CommandPalette($0) }
      console.handle(.key(.function(1)))
    }
    if view == "help" { console.handle(.key(.character("?"))) }
    defer { console.stop(.closed) }
    return terminal.canvas ?? Canvas(size: terminal.size)
  }

  private func window(_ view: String, _ text: String) -> Window {
    let window = Window()
    switch view {
    case "alert":
      window.show(SampleScreen { Text("below") })
      AlertScreen(title: text, message: text, actions: [AlertAction(text, role: .cancel)])
        .show(over: window)
    case "tabs":
      let tabs = TabBarController()
      window.show(tabs)
      for _ in 0..<2 {
        let stack = NavigationController()
        tabs.show(stack)
        stack.show(SampleScreen(text) { Text("one") })
        stack.show(SampleScreen(text) { Text("two") })
      }
    case "bars": window.show(BarsScreen(text))
    case "toast":
      window.show(SampleScreen { Text("below") })
      window.toast(text, kind: .warning)
    case "screen", "help", "palette":
      let screen = SampleScreen(text) { Text("body") }
      screen.commands = [KeyCommand(.character("s"), text) {}]
      window.show(screen)
    default: window.show(SampleScreen { self.content(view, text) })
    }
    return window
  }

  @ViewBuilder private func content(_ view: String, _ text: String) -> Views {
    switch view {
    case "Text": Text(text)
    case "line limit":
      for mode in [Text.Truncation.head, .middle, .tail] {
        Text(text).truncated(at: mode)
        Text(text).lineLimit(2, truncatedAt: mode)
      }
    case "aligned": Text(text).aligned(.trailing).bold()
    case "styled text":
      let styled: StyledText = "\(text, .code)\(text, .emphasis)\(text)"
      Text(styled.highlighting(String(text.prefix(2))))
      Text(styled).truncated(at: .middle)
    case "links":
      if let link = LinkURL(text) ?? LinkURL("x:" + text) ?? LinkURL("https://example.org") {
        Text("\(text)\(text, link: link)\(text)").didOpenLink { _ in }
      }
    case "DocumentView":
      let link = LinkURL(text) ?? LinkURL("x:" + text)
      let linked = link.map { StyledText(text, link: $0) } ?? StyledText(text)
      DocumentView([
        DocumentBlock(.item(marker: text), linked), DocumentBlock(.code, linked),
        DocumentBlock(.table([[linked, linked], [linked]], headerRows: 1)),
      ])
      .didOpenLink { _ in }
      .linkList(title: text)
    case "Button": Button(text) {}
    case "VStack": VStack { Text(text) }
    case "HStack", "Views":
      HStack {
        Text(text)
        Text(text)
      }
    case "ForEach": ForEach([text], id: \.self) { Text($0) }
    case "SectionedRows":
      List(sections: [(text, [text])], rows: \.1) {
        Text($0.0)
      } row: {
        Text($0)
      }
    case "KeyCap": KeyCap(text)
    case "RoomReader": RoomReader { _ in Text(text) }
    case "View+ValidationError": TextField(text).validationError(text)
    case "View+Frame": Text(text).frame(width: 9)
    case "View+Padding": Text(text).padding(rows: 1, columns: 1)
    case "View+Styled": Text(text).bold().background(.surface)
    case "View+Focused": Button(text) {}.focused()
    case "View+OnClick": Text(text).onClick { _ in }
    case "KeyHint": KeyHint(text, text)
    case "View+AccessibilityLabel": Text(text).accessibilityLabel(text)
    case "Toggle": Toggle(text, isOn: true) { _ in }
    case "TextField": TextField(text, text: text)
    case "TextEditor": TextEditor(text, text: text).placeholder(text)
    case "Menu": Menu(text, [Menu.Item(text, isSelected: true) {}, Menu.Item(text) {}])
    case "Tree":
      Tree(
        [TreeTests.Place(id: text, places: [TreeTests.Place(id: text + "2")])], children: \.places
      ) {
        Text($0.id)
      }
      .initiallyOpen([text])
    case "SecureField": SecureField(text, text: text)
    case "Form": Form { TextField(text).placeholder(text).validationError(text) }
    case "Picker": Picker(text, [text, text], selection: 1) { _ in }
    case "Stepper": Stepper(text, value: 3, in: -5...5) { _ in }
    case "Checklist":
      Checklist([text, text], chosenIndices: [0]) {
        Text($0)
      } didChange: { _ in
      }
    case "Tabs": Tabs([text, text], selection: 1)
    case "List": List([text, text]) { Text($0) }
    case "Table":
      Table([text, text], columns: [TableColumn(text) { $0 }, TableColumn(text) { $0 }])
    case "ProgressBar": ProgressBar(0.5, label: text)
    case "Gauge":
      Gauge(text, value: 0.5, text: text, levels: [Gauge.Level(from: 0, .warning, text)])
    case "Sparkline": Sparkline(text, values: [1, 2, 3], text: text) { _ in text }
    case "BarChart": BarChart([BarChart.Bar(text, 1, text: text), BarChart.Bar(text, -1)])
    case "Spinner": Spinner(text)
    case "Box": Box(text) { Text(text) }
    case "ScrollView": ScrollView { Text(String(repeating: text, count: 20)) }
    case "sideways":
      ScrollView(.horizontal) { Text(String(repeating: text, count: 20)) }.initialOffset(3)
    case "wide table":
      Table([text], columns: (0..<9).map { _ in TableColumn(text) { $0 } }).scrollsHorizontally()
    default: EmptyView()
    }
  }
}

/// A screen with a text in each of its bars.
private final class BarsScreen: Screen {
  private let text: String

  init(_ text: String) { self.text = text }

  var title: String { text }
  var status: StyledText { StyledText(text) }
  var activity: some View { Text(text) }
  var commands: [KeyCommand] { [KeyCommand(.character("s"), text) {}] }
  var body: some View { Text(text) }
}
