/// Content that may be taller than its space; the arrows, the page keys, Space, Home and End scroll it.
///
/// If the content has controls, the focus moves among them and the content follows it; the keys that they
/// leave scroll.
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

  /// Creates a scroll view around views.
  public init(@ViewBuilder content: () -> Views) {
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    let path = tree.makeControlPath()
    let state = tree.state { ScrollState(offset: initialOffset) }
    let controlsBefore = tree.controls.count
    let content = tree.element(of: self.content)
    let element = ScrollElement(state: state, content: content, didScroll: didScroll)
    if tree.controls.count == controlsBefore {
      tree.addControl(element, at: path)
    } else {
      tree.add(tree.makeScrollable(element, at: path))
    }
  }

  /// Sets the first visible row of the content, zero-based, for when the view appears.
  ///
  /// If the content arrives later, it is scrolled then, unless the user has scrolled meanwhile.
  public func initialOffset(_ row: Int) -> ScrollView { with { $0.initialOffset = row } }

  /// Reports the first visible row, zero-based, whenever the user has scrolled.
  ///
  /// Pass a saved row to ``initialOffset(_:)`` to restore the scroll position.
  public func didScroll(_ report: @escaping (Int) -> Void) -> ScrollView {
    with { $0.didScroll = report }
  }

  private func with(_ change: (inout ScrollView) -> Void) -> ScrollView {
    var view = self
    change(&view)
    return view
  }
}
