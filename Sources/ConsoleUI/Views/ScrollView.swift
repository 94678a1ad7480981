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

  public init(@ViewBuilder content: () -> Views) {
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    let path = tree.path
    let state = tree.state(orMake: ScrollState.init)
    let controlsBefore = tree.controls.count
    let content = tree.element(of: self.content)
    let element = ScrollElement(path: path, state: state, content: content)
    if tree.controls.count == controlsBefore {
      tree.addControl(element)
    } else {
      tree.addScrollable(element)
    }
  }
}
