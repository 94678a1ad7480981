public import ConsoleUI

/// A row of tabs inside a screen; the left and right arrows or a click select one.
///
/// If the tabs do not fit, the others are shown by their numbers. If that is still too wide, the selected one stays
/// visible, and `‹` and `›` show that there are more. For tabs with screens of their own, use `TabBarController`.
///
/// ```
/// >  1 Home [2 Search] 3 More
/// ```
public struct Tabs: View {
  private let titles: [String]
  private let selection: Int
  private let didChange: (Int) -> Void

  /// Creates a row of tabs; `selection` and the index given to `didChange` are zero-based.
  ///
  /// The numbers shown before the titles are one-based.
  public init(
    _ titles: [String], selection: Int, didChange: @escaping (Int) -> Void = { _ in }
  ) {
    self.titles = titles
    self.selection = selection
    self.didChange = didChange
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      TabsElement(
        strip: TabStripElement(titles: titles, selection: selection), didChange: didChange))
  }
}

/// A tab strip that can have the focus.
private struct TabsElement: ChoiceControl, MouseControl {
  let strip: TabStripElement
  let didChange: (Int) -> Void

  var semantics: Semantics { strip.semantics }

  var children: [any Element] { strip.children }

  var choiceCount: Int { strip.titles.count }

  func choice(at index: Int) -> any Element { strip.tab(at: index) }

  func choose(_ index: Int) { select(index) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let extent = strip.extent(along: axis, in: room)
    return axis == .horizontal ? extent.adding(FocusMarker.columns) : extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    context.draw(strip, in: rect.inset(left: FocusMarker.columns))
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left: selecting(strip.selection &- 1)
    case .right: selecting(strip.selection &+ 1)
    default: .unused
    }
  }

  func click(_ click: Click) {
    let (point, size) = (click.point, click.size)
    let stripSize = Size(columns: size.columns - FocusMarker.columns, rows: size.rows)
    if let index = strip.index(at: point.column - FocusMarker.columns, in: stripSize) {
      select(index)
    }
  }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint("←→", strings.tabs)] }

  private func selecting(_ index: Int) -> KeyResponse {
    strip.titles.indices.contains(index) ? .perform { didChange(index) } : .atEnd
  }

  private func select(_ index: Int) {
    if strip.titles.indices.contains(index) { didChange(index) }
  }
}
