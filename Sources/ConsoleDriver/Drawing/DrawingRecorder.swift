package import ConsoleUI

/// Records how a frame draws each text: whole, shortened, cut, hidden, or below something else.
///
/// What can be scrolled into sight and what is behind a panel is no fault, nor what a bar leaves out, such as key hints.
@MainActor package final class DrawingRecorder: DrawingObserver {
  /// A character on the screen, and the text that it belongs to.
  private struct DrawnCell {
    let character: Character
    let text: Int
  }

  /// A label that a control must draw.
  private struct ControlLabel {
    let semantics: Semantics
    let rect: Rect
  }

  /// The faults in the order of drawing, each once; empty until the drawing has ended.
  package private(set) var faults: [DrawingFault] = []
  let truncations = TruncationLog()
  /// The cells behind a panel, which the user cannot reach now.
  package private(set) var coveredCells: Set<Point> = []
  private var texts: [DrawnText] = []
  private var cells: [Point: DrawnCell] = [:]
  private var labels: [ControlLabel] = []
  /// The index of the text whose lines are written now.
  private var current: Int?
  /// The control that is drawn now, and whether the user types in it.
  private var control: (semantics: Semantics, takesText: Bool)?

  private static let maximumChildren = 50
  private static let rolesWithLabels: Set<Semantics.Role> = [
    .button, .textField, .secureField, .textEditor, .toggle, .picker, .menu,
  ]

  /// Creates a recorder of one drawing.
  package init() {}

  /// The tags of the lookups that the texts on the screen come from, but for those behind a panel.
  package var marks: Set<String> {
    Set(texts.filter { !$0.isBehind }.flatMap(\.shown.keys)).subtracting([""])
  }

  /// The tags of the lookups whose texts the user can read whole.
  package var readableMarks: Set<String> { Set(texts.flatMap(\.readableMarks)) }

  /// The tags of the lookups that the letters on the screen come from, in reading order.
  package var markedCells: [(point: Point, mark: String)] {
    cells.compactMap { point, cell in
      TextMarks.lookup(of: cell.character).map { (point, $0) }
    }.sorted { ($0.point.row, $0.point.column) < ($1.point.row, $1.point.column) }
  }

  /// The visible texts with a word in which nothing comes from a lookup, but for names of keys and what the user has typed.
  package var textsWithoutMark: [(text: String, rect: Rect)] {
    texts.filter { !$0.isBehind && !$0.isTyped && !$0.shown.isEmpty && $0.comesFromNoLookup }
      .map { ($0.label ?? $0.text, $0.rect) }
  }

  /// The words of visible texts in which nothing comes from a lookup, although it does in other parts of their text.
  package var partsWithoutMark: [(text: String, rect: Rect)] {
    texts.filter { !$0.isBehind && !$0.isTyped && !$0.shown.isEmpty && !$0.comesFromNoLookup }
      .flatMap { text in text.partsWithoutMark.map { ($0, text.rect) } }
  }

  /// Records a text that breaks itself into lines, and what it writes.
  package func record(
    _ text: String, _ lines: TextLines, limit: TextLines.Limit?, in rect: Rect,
    _ context: inout DrawingContext, _ draw: (inout DrawingContext) -> Void
  ) {
    let originals = truncations.originals(of: text)
    let index = begin(originals.isEmpty ? text : originals.joined(separator: " "), in: rect)
    current = index
    draw(&context)
    current = nil
    let isScrolled = context.isScrolledVertically || context.isScrolledHorizontally
    let lacksRows = lines.lacksRows(in: rect.size, limit: limit) && !context.isPartlyVisible
    if limit == nil, lacksRows || !isScrolled && originals.isEmpty && texts[index].lacksLetters {
      texts[index].room = .cut
    }
    let isShortened = lacksRows || lines.isShortened(to: limit, width: rect.size.columns)
    if texts[index].room == .whole, isShortened || !originals.isEmpty {
      texts[index].room = .shortened
    }
    texts[index].isOneRow = limit?.lines == 1
  }

  /// Records a text that is written in one row.
  package func write(_ written: String, at point: Point, in context: DrawingContext) {
    let rect = Rect(column: point.column, row: point.row, columns: written.columns, rows: 1)
    let visible = rect.intersection(context.clip)
    let originals = current == nil ? truncations.originals(of: written) : []
    let text = originals.isEmpty ? written : originals.joined(separator: " ")
    guard current != nil || text.contains(where: \.isInWord) else {
      return show(written, of: nil, rect, visible)
    }
    let index = current ?? begin(text, in: rect)
    let isShortened = !originals.isEmpty && !context.isScrolledHorizontally
    if isShortened || isCut(written, rect, visible, context) { texts[index].room = .cut }
    texts[index].isOneRow = current == nil
    show(written, of: index, rect, visible)
  }

  /// Records that an element is not drawn, because its rectangle is outside of the clip or empty.
  package func skip(_ element: any Element, in rect: Rect, _ context: DrawingContext) {
    // A control such as a list also squeezes the last row that it shows.
    let isScrolled =
      context.isScrolledVertically && rect.rows.clamped(to: context.clip.rows).isEmpty
      || context.isScrolledHorizontally && rect.columns.clamped(to: context.clip.columns).isEmpty
    if isScrolled || context.clip.isEmpty { return }
    hide(element, rect)
  }

  /// Records what a control draws, which must contain its label.
  package func record(
    _ control: ControlNode, in rect: Rect, _ context: inout DrawingContext,
    _ draw: (inout DrawingContext) -> Void
  ) {
    let (outer, semantics) = (self.control, control.semantics)
    self.control = (semantics, control.takesText)
    draw(&context)
    self.control = outer
    guard Self.rolesWithLabels.contains(semantics.role), !rect.intersection(context.clip).isEmpty
    else { return }
    labels.append(ControlLabel(semantics: semantics, rect: rect))
  }

  /// Notes that something that is no text is drawn over a rectangle; the texts below have a fault only if `isFault`.
  package func cover(_ rect: Rect, isFault: Bool) {
    for row in rect.rows {
      for column in rect.columns {
        let point = Point(column: column, row: row)
        lose(point, to: isFault ? .covered : nil)
        coveredCells.remove(point)
      }
    }
  }

  /// Forgets the texts of a screen that a panel is drawn over: the user comes back to it.
  package func putBehind(_ rect: Rect) {
    cover(rect, isFault: false)
    for row in rect.rows {
      for column in rect.columns { coveredCells.insert(Point(column: column, row: row)) }
    }
    labels.removeAll { $0.rect.isAboveOrBelow(rect) }
    for index in texts.indices where texts[index].rect.isAboveOrBelow(rect) {
      texts[index].isBehind = true
    }
  }

  /// Judges the texts, and finds the labels of which nothing was drawn.
  func finish() {
    let readable = readableMarks
    for text in texts {
      for (kind, mark) in text.faults where kind != .covered || mark.map(readable.contains) != true
      {
        add(kind, text.label ?? text.text, mark, text.rect)
      }
    }
    let drawn = Set(texts.filter { !$0.isBehind && $0.isDrawn }.flatMap(\.marks))
    for label in labels {
      for case let mark? in DrawnText.order(of: label.semantics.label) where !drawn.contains(mark) {
        add(.hidden(label.semantics.role), label.semantics.label, mark, label.rect)
      }
    }
  }

  private func begin(_ text: String, in rect: Rect) -> Int {
    var drawn = DrawnText(text, in: rect)
    if let (semantics, takesText) = control {
      drawn.label = [semantics.label, semantics.hint].first { !$0.isEmpty && text.contains($0) }
      drawn.isTyped = takesText && drawn.label == nil
    }
    texts.append(drawn)
    return texts.count - 1
  }

  private func hide(_ element: any Element, _ rect: Rect) {
    let (semantics, children) = (element.semantics, element.children)
    var text = DrawnText(semantics.label, in: rect)
    text.room = .none(semantics.role)
    texts.append(text)
    // A control is one finding; a list may have any number of rows.
    guard !(element is ControlNode) || semantics.label.isEmpty else { return }
    for child in children.prefix(Self.maximumChildren) { hide(child, rect) }
  }

  private func add(_ kind: DrawingFault.Kind, _ text: String, _ mark: String?, _ rect: Rect) {
    let otherMarks = DrawnText.order(of: text).compactMap(\.self).filter { $0 != mark }
    let text = text.withoutMarks
    let isKnown = faults.contains { $0.kind == kind && $0.text == text && $0.mark == mark }
    if isKnown { return }
    faults.append(
      DrawingFault(kind: kind, text: text, mark: mark, otherMarks: otherMarks, rect: rect))
  }

  /// Whether more than blanks of a written text is outside of the clip, where nothing scrolls.
  private func isCut(
    _ written: String, _ rect: Rect, _ visible: Rect, _ context: DrawingContext
  ) -> Bool {
    if rect.rows.clamped(to: context.clip.rows).isEmpty { return !context.isScrolledVertically }
    guard !context.isScrolledHorizontally else { return false }
    let leading = written.prefix { $0 == " " }.count
    let trailing = written.reversed().prefix { $0 == " " }.count
    let content = rect.inset(left: leading, right: trailing).columns
    return !content.isEmpty && content.clamped(to: visible.columns) != content
  }

  /// Notes the visible characters of what is written, and those of other texts that they replace.
  private func show(_ written: String, of text: Int?, _ rect: Rect, _ visible: Rect) {
    guard !visible.isEmpty else { return }
    var column = rect.origin.column
    for character in written {
      let columns = column..<column + String(character).columns
      column = columns.upperBound
      guard !columns.isEmpty, columns.clamped(to: visible.columns) == columns else { continue }
      let shown = character == " " ? nil : text
      if let shown { texts[shown].show(character) }
      for column in columns {
        let point = Point(column: column, row: rect.origin.row)
        if cells[point]?.character != character { lose(point, toTextAt: text) }
        cells[point] = shown.map { DrawnCell(character: character, text: $0) }
      }
    }
  }

  /// Notes that another text is written over a character, or blanks or signs without a word if it is `nil`.
  private func lose(_ point: Point, toTextAt text: Int?) {
    guard let text else { return lose(point, to: .covered) }
    guard let old = cells[point], texts[old.text].text != texts[text].text else { return }
    lose(point, to: .overlapped(by: texts[text].text.withoutMarks))
  }

  private func lose(_ point: Point, to kind: DrawingFault.Kind?) {
    guard let cell = cells.removeValue(forKey: point) else { return }
    texts[cell.text].lose(cell.character, to: kind)
  }
}

extension Rect {
  /// Whether a rectangle, which may be empty or out of sight, shares columns with another one.
  fileprivate func isAboveOrBelow(_ other: Rect) -> Bool {
    other.columns.contains(origin.column) || columns.overlaps(other.columns)
  }
}

extension Console {
  /// Draws what has changed, then the window from nothing on a spare canvas, and returns what was drawn there.
  ///
  /// The second drawing has no effect on the states of views and calls no closure that a screen reports through.
  package func recordDrawing() -> DrawingRecorder {
    redraw()
    let recorder = DrawingRecorder()
    _ = spareCanvas(in: theme(), recordedBy: recorder)
    return recorder
  }

  /// Draws the window from nothing in a theme on a spare canvas, and records how each text is drawn.
  package func spareCanvas(in theme: Theme, recordedBy recorder: DrawingRecorder) -> Canvas? {
    let canvas = TruncationMarks.$marker.withValue(recorder.truncations) {
      spareCanvas(in: theme, observedBy: recorder)
    }
    if canvas != nil { recorder.finish() }
    return canvas
  }
}
