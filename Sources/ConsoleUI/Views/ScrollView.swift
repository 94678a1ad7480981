/// Content taller than its room; arrows, page keys, Space, Home and End scroll it.
///
/// With controls inside, the focus moves among them and the content follows it; keys that they have no use
/// for scroll.
///
/// ```
/// It was the year in which the  ▐
/// storks came back, and nobody  ▐
/// had counted on them any more. ▐
/// ```
public struct ScrollView: View {
  private let content: Views
  private var initialOffset = 0
  private var didScroll: (Int) -> Void = { _ in }

  public init(@ViewBuilder content: () -> Views) {
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    let path = tree.path
    let state = tree.state { ScrollState(offset: initialOffset) }
    let controlsBefore = tree.controls.count
    let content = tree.element(of: self.content)
    let element = ScrollElement(
      path: path, state: state, content: content, didScroll: didScroll)
    if tree.controls.count == controlsBefore {
      tree.addControl(element)
    } else {
      tree.addScrollable(element)
    }
  }

  /// Shows the content from this row on, zero-based, when it is shown for the first time.
  public func initialOffset(_ row: Int) -> ScrollView { with { $0.initialOffset = row } }

  /// Tells the first row that is seen, zero-based, whenever the reader has scrolled.
  ///
  /// Kept and given to ``initialOffset(_:)`` it brings the reader back to the same place another time.
  public func didScroll(_ report: @escaping (Int) -> Void) -> ScrollView {
    with { $0.didScroll = report }
  }

  private func with(_ change: (inout ScrollView) -> Void) -> ScrollView {
    var view = self
    change(&view)
    return view
  }
}
