/// Records the texts that a frame draws, and finds those that are cut, hidden or overlapped.
///
/// What a view leaves out on purpose is no fault: the end of a `Text` with ``Text/truncated(at:)`` or
/// ``Text/lineLimit(_:truncatedAt:)``, and what is scrolled out of sight.
@MainActor package final class DrawingRecorder {
  /// The whole texts that were written, at least in part.
  package private(set) var texts: Set<String> = []
  /// The faults in the order of drawing.
  package private(set) var faults: [DrawingFault] = []
  let truncations = TruncationLog()
  /// The visible characters by row, of texts that nothing was drawn over.
  private var shown: [Int: [ShownText]] = [:]
  /// The text whose lines are written now.
  private var lineSource: String?

  private struct ShownText {
    let text: String
    let columns: Range<Int>
    let characters: [Int: Character]
  }

  /// Records a text that breaks itself into lines, and what it writes.
  func record(
    _ text: String, isCut: Bool, in rect: Rect, _ context: inout DrawingContext,
    _ draw: (inout DrawingContext) -> Void
  ) {
    if isCut { add(.cut, text, rect) }
    lineSource = text
    draw(&context)
    lineSource = nil
  }

  /// Records a text that is written in one row.
  func write(_ written: String, at point: Point, in context: DrawingContext) {
    let rect = Rect(column: point.column, row: point.row, columns: written.columns, rows: 1)
    let visible = rect.intersection(context.clip)
    let original = lineSource == nil ? truncations.original(of: written) : nil
    let text = lineSource ?? original ?? written
    // A label may be cut to nothing.
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let isShortened = original != nil && !context.isScrolledHorizontally
    if isShortened || isCut(written, rect, visible, context) { add(.cut, text, rect) }
    guard !visible.isEmpty else { return }
    texts.insert(text)
    show(written, of: text, from: point.column, visible)
  }

  /// Records that an element is not drawn, because its rectangle is outside of the clip or empty.
  func skip(_ element: any Element, in rect: Rect, _ context: DrawingContext) {
    // A control such as a list also squeezes the last row that it shows.
    let isScrolled =
      context.isScrolledVertically && rect.rows.clamped(to: context.clip.rows).isEmpty
      || context.isScrolledHorizontally && rect.columns.clamped(to: context.clip.columns).isEmpty
    if isScrolled || context.clip.isEmpty { return }
    addHidden(element, rect)
  }

  /// Forgets the texts below a rectangle that something is drawn over on purpose, such as a box.
  func cover(_ rect: Rect) {
    for row in rect.rows where shown[row] != nil {
      shown[row]?.removeAll { !$0.columns.clamped(to: rect.columns).isEmpty }
    }
  }

  private func addHidden(_ element: any Element, _ rect: Rect) {
    let (semantics, children) = (element.semantics, element.children)
    if !semantics.label.isEmpty { add(.hidden(semantics.role), semantics.label, rect) }
    // A control is one finding; a list may have any number of rows.
    guard !(element is ControlNode) || semantics.label.isEmpty else { return }
    for child in children.prefix(Self.maximumChildren) { addHidden(child, rect) }
  }

  private static let maximumChildren = 50

  private func add(_ kind: DrawingFault.Kind, _ text: String, _ rect: Rect) {
    let fault = DrawingFault(kind: kind, text: text, rect: rect)
    if !faults.contains(where: { $0.kind == kind && $0.text == text }) { faults.append(fault) }
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

  private func show(_ written: String, of text: String, from first: Int, _ visible: Rect) {
    var characters: [Int: Character] = [:]
    var column = first
    for character in written {
      if character != " ", visible.columns.contains(column) { characters[column] = character }
      column += String(character).columns
    }
    let row = visible.origin.row
    for other in shown[row] ?? [] where other.text != text {
      let isChanged = other.characters.contains { column, character in
        characters[column].map { $0.isLetter && $0 != character } ?? false
      }
      if isChanged { add(.overlapped(by: text), other.text, visible) }
    }
    shown[row, default: []].append(
      ShownText(text: text, columns: visible.columns, characters: characters))
  }
}
