import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

/// Every kind of view and screen in windows of a few cells.
@Suite @MainActor struct SmallWindowTests {
  enum Sample: CaseIterable {
    case texts, list, form, table, box, tabs, article, alert, help
  }

  private func window(_ sample: Sample) -> Window {
    let window = Window()
    switch sample {
    case .texts:
      window.show(
        SampleScreen("Zażółć 日本") {
          HStack {
            Text("Łódź").bold()
            Spacer()
            Text("today").truncated(at: .middle)
          }
          Divider()
          Text("The quick 日本 fox 👩‍👩‍👧 jumps.").padding(rows: 1, columns: 2)
          Text("right").aligned(.trailing).frame(width: 9, height: 2)
        })
    case .list:
      window.show(
        SampleScreen("News") {
          List(Article.three) {
            Text($0.title)
          } didSelect: { _ in
          }
        })
    case .form:
      window.show(
        SampleScreen("Sign in") {
          ScrollView {
            TextField("Name:", text: "日本 Anna")
            Toggle("Remember", isOn: true) { _ in }
            Picker("Theme", ["Light", "Dark"], selection: 1) { _ in }
            ProgressBar(0.5, label: "12 of 24")
            Spinner("Loading")
            Tabs(["Home", "Search", "More"], selection: 1)
            Button("Go on") {}
          }
        })
    case .table:
      window.show(
        SampleScreen("Sources") {
          Table(
            [("Dziennik", 12), ("日本", 3)],
            columns: [
              TableColumn("Source") { $0.0 },
              TableColumn("Articles", alignment: .trailing) { String($0.1) },
            ])
        })
    case .box:
      window.show(
        SampleScreen("Boxes") {
          Box("日本 colours") { Box { Button("Red") {} }.frame(minWidth: 5, maxWidth: 9) }
          ForEach(["a", "b"], id: \.self) { Text($0).foreground(.red).dim() }
        })
    case .tabs, .article:
      let tabs = TabBarController()
      window.show(tabs)
      for name in ["日本", "Zażółć", "More"] {
        let stack = NavigationController()
        tabs.show(stack)
        stack.show(SampleScreen(name) { Text(name) })
        if sample == .article {
          stack.show(SampleScreen("Article") { ScrollView { Text("A long story. 日本") } })
        }
      }
    case .alert:
      window.show(SampleScreen("Below") { List(Article.three) { Text($0.title) } })
      AlertScreen(
        title: "日本?", message: "It cannot be undone.",
        actions: [AlertAction("Cancel", role: .cancel), AlertAction("日本"), AlertAction("Go")]
      ).show(over: window)
    case .help:
      window.show(
        SampleScreen("Below") {
          List(Article.three) {
            Text($0.title)
          } didSelect: { _ in
          }
        })
    }
    return window
  }

  @Test(arguments: Sample.allCases)
  func `a tiny window shows what fits`(sample: Sample) throws {
    for columns in Cases.few(3, of: 0...12) {
      for rows in Cases.few(2, of: 0...6) {
        let console = HeadlessConsole(window(sample), columns: columns, rows: rows)
        if sample == .help { console.press("?") }
        for keys in ["", "tab", "down right", "pagedown", "end", "2 up"] {
          // The frame that was just read is the last one.
          for name in keys.split(separator: " ") {
            console.sendOnLastFrame(.key(try #require(KeyPress(name: String(name)))))
          }
          let size = "\(sample) in \(columns)x\(rows) after \"\(keys)\""
          let screen = console.screen
          let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
          try #require(lines.count == max(1, rows), "\(size)")
          #expect(lines.allSatisfy { $0.columns <= columns }, "\(size)")
          let outline = console.console.frame?.outline ?? ""
          #expect(!outline.isEmpty && console.outcome == nil, "\(size)")
          let isBlank = screen.allSatisfy { $0.isWhitespace }
          #expect(columns < 3 || rows < 1 || !isBlank, "\(size)")
        }
        console.resize(columns: rows, rows: columns)
        #expect(console.canvas.size == Size(columns: rows, rows: columns))
      }
    }
  }
}
