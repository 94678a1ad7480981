import Sternik

/// Shows a file of any size.
final class ViewerScreen: Screen {
  private let text: FileText

  init(_ text: FileText) { self.text = text }

  var title: String { text.file.shown }

  var body: some View { FileView(text: text) }
}

/// The lines of a file, which the keys and the wheel scroll, and a thumb for where they are in it.
private struct FileView: View, MouseControl, ScrollingControl {
  let text: FileText

  func addElements(to tree: inout ElementTree) { tree.addControl(self) }

  var semantics: Semantics {
    Semantics(.text, label: text.lines(count: text.rows).texts.joined(separator: "\n"))
  }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: 1) }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let (lines, end) = text.lines(count: rect.size.rows)
    var rest = rect
    for line in lines { context.write(line, at: rest.takeFirstRow().origin) }
    ScrollThumb(count: text.file.size, first: text.top, visible: end - text.top)
      .draw(in: rect, of: &context)
    context.afterDrawing { text.rows = rect.size.rows }
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .up: .perform { text.scroll(by: -1) }
    case .down: .perform { text.scroll(by: 1) }
    case .pageUp: .perform { text.scroll(by: -text.rows) }
    case .pageDown: .perform { text.scroll(by: text.rows) }
    case .home: .perform { text.scroll(to: 0) }
    case .end: .perform { text.scroll(to: text.file.size) }
    default: .unused
    }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { KeyHint.paging(strings) }

  /// A click goes to the part of the file that its row stands for.
  func click(_ click: Click) {
    let (row, rows) = (click.point.row, click.size.rows)
    text.scroll(to: ScrollThumb.index(at: row, ofTrack: rows, among: text.file.size))
  }

  func scroll(by steps: Int) -> Bool { text.scroll(by: steps) }
}
