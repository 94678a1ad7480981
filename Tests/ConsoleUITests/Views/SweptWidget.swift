import ConsoleUI
import ConsoleWidgets
import Testing

/// A widget with everything that it can show, for the snapshots of the sweep.
enum SweptWidget: String, CaseIterable {
  case texts, stacks, boxes, frames, list, spacedList, sections, table, tableSections, emptyList,
    form, fields
  case choices, stepper, checklist, tabs, progress, gauges, charts, scrolling
  case scrolledControls, sideways, wideTable, search, textEditor, menu, tree

  /// Whether a click may do something, and something else than in another widget.
  var isClickable: Bool {
    ![
      .texts, .stacks, .frames, .tableSections, .emptyList, .progress, .gauges, .charts, .search,
    ].contains(self)
  }

  var hasManyRows: Bool {
    [.list, .spacedList, .sections, .table, .tableSections, .checklist, .tree].contains(self)
  }

  var scrollsSideways: Bool { self == .sideways || self == .wideTable }

  @MainActor @ViewBuilder func views(_ log: @escaping (String) -> Void) -> Views {
    switch self {
    case .texts:
      Text("The quick brown fox jumps over").bold()
      Text("the lazy dog, and 日本 is far away").truncated().dim()
      Text("middle of a long text").truncated(at: .middle).italic()
      Text("head of a rather long text").truncated(at: .head).underlined()
      Text("one two three four five six seven eight").lineLimit(2).aligned(.trailing)
      Text("centre").aligned(.center).foreground(.red)
    case .stacks:
      HStack(spacing: 2) {
        Text("left side of it")
        Spacer(minimum: 3)
        Divider(.vertical)
        VStack(spacing: 1) {
          Text("above")
          Divider()
          Text("below")
        }
        Text("right").truncated()
      }
      Spacer()
      HStack { for word in ["some", "words", "in", "a", "row"] { Text(word) } }
    case .boxes:
      Box("A title that is long") { Box { Text("inside of two boxes") } }
      HStack {
        Box("A") { Text("one") }
        Box("B") { Button("two") { log("two") } }
      }
    case .frames:
      Text("leading").frame(width: 12)
      Text("trailing").frame(width: 12, alignment: .trailing)
      Text("centred").frame(width: 12, alignment: .center)
      Text("wider than it may be").frame(maxWidth: 9)
      Text("padded").padding(rows: 1, columns: 3)
      Button("framed") { log("framed") }.frame(width: 20, alignment: .trailing)
    case .list: rows(Array(1...12), log)
    case .spacedList:
      List(Array(1...12)) {
        Text($0.isMultiple(of: 3) ? "row \($0)\n  of two lines" : "row \($0)")
      } didSelect: {
        log("select \($0)")
      }
      .rowSpacing(1)
    case .sections:
      List(sections: [("Fruit", [1, 2, 3]), ("None", []), ("Nuts", [4, 5, 6, 7])], rows: \.1) {
        Text($0.0)
      } row: {
        Text("row \($0)\n  of two lines")
      } didSelect: {
        log("select \($0)")
      }
    case .table: table(Array(1...9), log)
    case .tableSections:
      Table(
        sections: [("Fruit", [1, 2]), ("Nuts", [3, 40, 500])], rows: \.1,
        columns: [TableColumn("Row") { "row \($0)" }, TableColumn("Number") { "\($0)" }]
      ) {
        Text($0.0)
      } didSelect: {
        log("select \($0)")
      }
    case .emptyList:
      rows([Int](), log).placeholder { Text("nothing here") }
      table([], log)
    case .form:
      Form {
        TextField("Name:", text: "Anna", didChange: log)
        TextField("Town").placeholder("such as Łódź").validationError("unknown town")
        Toggle("Sound", isOn: true) { log("sound \($0)") }
        Button("Save") { log("save") }
      } didSubmit: {
        log("submit")
      }
    case .fields:
      TextField("Long:", text: "a text that is longer than its field, and 日本", didChange: log) {
        log("enter " + $0)
      }
      SecureField("Secret:", text: "sesame", didChange: log)
      TextField("", text: "no label", didChange: log)
    case .textEditor:
      TextEditor("Note", text: "A note of several lines, with 日本.\n\n\tindented", didChange: log)
      Button("after") { log("after") }
    case .menu:
      Menu("Sort by", ["Title", "Date"].map { title in Menu.Item(title) { log("sort \(title)") } })
      Text("behind the items")
      Menu("Show", [Menu.Item("Read", isSelected: true) { log("show") }])
    case .choices:
      Picker("Size", ["small", "medium", "large", "huge"], selection: 2) { log("size \($0)") }
      Toggle("On", isOn: true) { log("on \($0)") }
      Toggle("Off", isOn: false) { log("off \($0)") }
      HStack {
        Button("Cancel") { log("cancel") }
        Button("Remove") { log("remove") }
      }
    case .stepper:
      Stepper("Copies", value: 3, in: 1...100, step: 4) { log("copies \($0)") }
      Stepper("All", value: .min, in: .min ... .max) { log("all \($0)") }
    case .checklist:
      Checklist(Array(1...12), chosenIndices: [1, 2]) {
        Text("row \($0)")
      } didChange: {
        log("chosen \($0.sorted())")
      }
    case .tabs:
      Tabs(["Day", "Week", "Month", "Year", "Century"], selection: 2) { log("tab \($0)") }
      Text("content")
    case .progress:
      ProgressBar(0, label: "none")
      ProgressBar(0.01)
      ProgressBar(0.5, label: "half of it")
      ProgressBar(0.999)
      ProgressBar(1, label: "all")
      ProgressBar(7)
      Spinner("Loading the news")
    case .gauges:
      let levels = [
        Gauge.Level(from: 0, .success, "fine"), Gauge.Level(from: 7, .warning, "high"),
        Gauge.Level(from: 9, .error, "too high"),
      ]
      for value in [-1, 0, 6.9, 7, 9, 40, .nan] {
        Gauge("Load", value: value, in: 0...10, text: "\(value)", levels: levels)
      }
      Gauge("", value: 0.5, text: "half")
      Gauge("Temperature in the shed", value: 0.5, text: "")
    case .charts:
      BarChart([
        BarChart.Bar("Apples", 34), BarChart.Bar("Pears", 0.2), BarChart.Bar("None", 0),
        BarChart.Bar("Lost on the way", -12.5, text: "-12.5 kg"),
      ])
      Sparkline("Visits", values: (0...40).map { Double($0 * $0 % 37) }, text: "9 today")
    case .scrolling:
      ScrollView { for line in 1...20 { Text("line \(line)") } }.initialOffset(3)
    case .scrolledControls:
      ScrollView {
        for line in 1...9 {
          Text("line \(line)")
          Button("button \(line)") { log("press \(line)") }
        }
      }
      .didScroll { log("at \($0)") }
    case .sideways:
      Text("words above that wrap in narrow windows")
      ScrollView(.horizontal) {
        Text("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 日本")
        HStack { for number in 1...8 { Button("button \(number)") { log("press \(number)") } } }
      }
      .didScroll { log("at \($0)") }
    case .wideTable: table(Array(1...9), log, columns: 7).scrollsHorizontally()
    case .tree:
      Tree(TreeTests.continents, children: \.places) {
        Text($0.id)
      } didSelect: {
        log("select \($0.id)")
      }
      .initiallyOpen(["Europe"])
      .didToggle { log("\($1 ? "open" : "close") \($0)") }
    case .search: rows(["apple", "pear", "Apfel", "apple pie"], log).searchText { $0 }
    }
  }

  @MainActor private func rows<Row: CustomStringConvertible>(
    _ rows: [Row], _ log: @escaping (String) -> Void
  ) -> List<[Row]> {
    List(rows) {
      Text("row \($0)")
    } didSelect: {
      log("select \($0)")
    }
    .didHighlight { log("highlight \($0)") }
  }

  @MainActor private func table(
    _ rows: [Int], _ log: @escaping (String) -> Void, columns: Int = 3
  ) -> Table<[Int]> {
    let three: [TableColumn<Int>] = [
      TableColumn("Row") { "row \($0)" },
      TableColumn("Square", alignment: .trailing) { "\($0 * $0)" },
      TableColumn("A long name") { String(repeating: "x", count: $0) },
    ]
    let more = (3..<columns).map { column in
      TableColumn<Int>("No \(column)", alignment: column == 4 ? .trailing : .leading) {
        String(repeating: "日\(column)", count: $0)
      }
    }
    return Table(rows, columns: Array(three.prefix(columns)) + more) {
      log("select \($0)")
    }
  }
}
