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
///
/// A horizontal one is for content that may be wider than its space: code, tables made of stacks, charts. The content
/// gets the width at which no line wraps.
///
/// ```
/// ferry --from Harbour --at 23:40
/// train --from Valley --at 06:05
/// ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
/// ```
///
/// ```swift
/// ScrollView(.horizontal) { Text(article.code) }
/// ```
///
/// It never has the focus itself. Shift-Right and Shift-Left scroll the one around the focused control; without one, all
/// that are visible on the screen, each as far as it can. So does the wheel of the mouse with Shift, or sideways, over
/// one of them. Either kind of scroll view may contain the other. In a row of a list, only the start of the content is seen.
///
/// Columns count in the order of the text, also in one that is written from right to left: Shift-Right leads to the end of
/// a line.
public struct ScrollView: View {
  private let axis: Axis
  private let content: Views
  private var initialOffset = 0
  private var didScroll: ((Int) -> Void)?
  private var hugsContent = false

  /// Creates a scroll view around views.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> Views) {
    self.axis = axis
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    let path = tree.makeControlPath()
    let state = tree.state { ScrollState(offset: initialOffset) }
    guard axis == .vertical else { return addHorizontal(state, at: path, to: &tree) }
    let controlsBefore = tree.controls.count
    let content = tree.element(of: self.content)
    let element = ScrollElement(
      state: state, content: content, didScroll: didScroll,
      hasRoomForThumb: tree.shared(HorizontalScope.self) != nil, hugsContent: hugsContent,
      isInPanel: tree.isInPanel)
    if tree.controls.count == controlsBefore, !hugsContent {
      tree.addControl(element, at: path)
    } else {
      tree.add(tree.makeScrollable(element, at: path))
    }
  }

  private func addHorizontal(
    _ state: ScrollState, at path: ViewPath, to tree: inout ElementTree
  ) {
    tree.sharing(HorizontalScope()) { tree in
      let element = HorizontalScrollElement(
        state: state, content: tree.element(of: content), didScroll: didScroll)
      tree.add(tree.makeScrollable(element, at: path))
    }
  }

  /// Marks the views inside a horizontal scroll view.
  private final class HorizontalScope {}

  /// Sets the first visible row of the content, or column if it scrolls sideways, zero-based, for when the view appears.
  ///
  /// If the content arrives later, it is scrolled then, unless the user has scrolled meanwhile.
  public func initialOffset(_ offset: Int) -> ScrollView { with { $0.initialOffset = offset } }

  /// Takes no more room than its content.
  package func huggingContent() -> ScrollView { with { $0.hugsContent = true } }

  /// Reports the first visible row or column, zero-based, whenever the user has scrolled.
  ///
  /// Pass a saved offset to ``initialOffset(_:)`` to restore the scroll position.
  public func didScroll(_ report: @escaping (Int) -> Void) -> ScrollView {
    with { $0.didScroll = report }
  }

  private func with(_ change: (inout ScrollView) -> Void) -> ScrollView {
    var view = self
    change(&view)
    return view
  }
}
