import Observation
public import Sternik

/// Two panes of files, as a file manager shows them: names, sizes and dates, marks, a state with a plural and a title.
public final class FilesScreen: Screen {
  private let files: [File]
  private let model = Model()

  /// Makes panes with this number of files each.
  public init(_ count: Int) {
    Self.setTexts()
    files = (0..<count).map { number in
      File(
        id: number, name: Self.name(number), size: number * 7_919 % 1_000_000,
        date: Timestamp(secondsSince1970: 1_700_000_000 + Double(number) * 60))
    }
  }

  /// The name of a file, such as `file-000042.txt`.
  public static func name(_ number: Int) -> String {
    let digits = "\(number)"
    return "file-" + String(repeating: "0", count: 6 - digits.count) + digits + ".txt"
  }

  public var title: String { files[model.highlighted].name }

  public var status: StyledText {
    StyledText("files.marked".localize(model.marked.count, files.count))
  }

  public var commands: [KeyCommand] {
    [
      KeyCommand(.insert, "mark") { self.mark() },
      KeyCommand(.function(5), "copy") {}, KeyCommand(.function(6), "move") {},
      KeyCommand(.function(8), "delete") {}.disabled(model.marked.isEmpty),
      KeyCommand(.function(10), "quit") {},
    ]
  }

  public var body: some View {
    HStack(spacing: 1) {
      for side in ["left", "right"] {
        List(files) { file in
          FileRow(file: file, isMarked: self.model.marked.contains(file.id)).equatable()
        }
        .didHighlight { self.model.highlighted = $0.id }
        .label(side)
      }
    }
    Text("\(model.highlighted + 1) / \(files.count)").dim()
  }

  private func mark() {
    if model.marked.remove(model.highlighted) == nil { model.marked.insert(model.highlighted) }
  }

  private static func setTexts() {
    let source: StaticString = #"""
      "files.marked" = { NSStringLocalizedFormatKey = "%#@marked@ of %2$d"; marked = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d file marked"; other = "%d files marked"; }; };
      """#
    Localizer.setDefault(
      Localizer(
        tables: [StringsTable(language: "en", source: source)], preferring: ["en"],
        developmentLanguage: "en"))
  }
}

@Observable @MainActor private final class Model {
  var highlighted = 0
  var marked: Set<Int> = []
}

private struct File: Identifiable, Equatable {
  let id: Int
  let name: String
  let size: Int
  let date: Timestamp
}

private struct FileRow: View, Equatable {
  let file: File
  let isMarked: Bool

  var body: some View {
    HStack {
      Text(isMarked ? "*" : " ")
      Text(file.name).truncated()
      Spacer()
      Text(Localizer.current.number(file.size))
      Text(Localizer.current.date(file.date, style: .short))
    }
  }
}
