/// Names of which one is chosen; the left and right arrows choose.
///
/// Where they do not fit, `‹` and `›` tell that there are more; the chosen one is always seen.
///
/// ```
/// >  1 Home [2 Search] 3 More
/// ```
public struct Tabs: View {
  private let titles: [String]
  private let selection: Int
  private let didSelect: (Int) -> Void

  /// Makes a bar; positions are zero-based, the numbers shown are not.
  public init(
    _ titles: [String], selection: Int, didSelect: @escaping (Int) -> Void = { _ in }
  ) {
    self.titles = titles
    self.selection = selection
    self.didSelect = didSelect
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      TabBarElement(
        path: tree.path, tabs: TabsElement(titles: titles, selection: selection),
        didSelect: didSelect))
  }
}

/// A row of tabs that takes the focus.
struct TabBarElement: Control {
  let path: ViewPath
  let tabs: TabsElement
  let didSelect: (Int) -> Void

  var semantics: Semantics { tabs.semantics }

  var children: [any Element] { tabs.children }

  var partCount: Int? { tabs.titles.count }

  func part(_ index: Int) -> any Element { tabs.tab(index) }

  func choose(_ index: Int) { _ = select(index) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let extent = tabs.extent(along: axis, in: room)
    return axis == .horizontal ? extent.adding(Marker.columns) : extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.takesMouse(self, in: rect)
    let isFocused = context.isFocused(path, in: rect)
    Marker.draw(isSet: isFocused, in: rect, of: &context)
    context.draw(tabs, in: rect.inset(left: Marker.columns))
  }

  func handle(_ key: KeyPress) -> Bool {
    switch key {
    case .left: select(tabs.selection &- 1)
    case .right: select(tabs.selection &+ 1)
    default: false
    }
  }

  func click(at point: Point, in size: Size) {
    let bar = Size(columns: size.columns - Marker.columns, rows: size.rows)
    if let index = tabs.index(at: point.column - Marker.columns, in: bar) { _ = select(index) }
  }

  func hints(_ words: ConsoleStrings) -> [KeyHint] { [KeyHint("←→", words.tabs)] }

  private func select(_ index: Int) -> Bool {
    guard tabs.titles.indices.contains(index) else { return false }
    didSelect(index)
    return true
  }
}
