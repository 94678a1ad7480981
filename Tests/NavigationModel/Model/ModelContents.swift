/// What a container in no window was shown, as plain arrays.
struct ModelContents {
  struct Item {
    let screen: ScreenName
    var owner: Int?
    var modal: Int?
    var detail: DetailName?
    /// The screen that the detail leaves with.
    var anchor: Int?
    /// Grows with each item, whatever container it is in.
    let number: Int
  }

  var content: [Item] = []
  var modals: [Item] = []
  /// The selected tab or column.
  var selected: Int?

  var items: [Item] { content + modals }

  var isEmpty: Bool { items.isEmpty && selected == nil }

  /// The screens that show in the container when it is attached, without their own contents.
  func node(_ container: ScreenName) -> ModelNode {
    var node = ModelNode(container)
    node.content = container.columns.map { ModelNode($0) }
    node.content += content.map { ModelNode($0.screen, owner: $0.owner) }
    node.modals = modals.map { ModelNode($0.screen, owner: $0.owner, modal: $0.modal) }
    node.selected = selected ?? container.columns.first?.id
    return node
  }

  /// Removes items; if the selected tab is among them, its neighbour becomes the selected one.
  mutating func removeAll(where isRemoved: (Item) -> Bool) {
    if let index = content.firstIndex(where: { $0.screen.id == selected }),
      isRemoved(content[index])
    {
      let neighbours = content[index...] + content[..<index].reversed()
      selected = neighbours.first { !isRemoved($0) }?.screen.id
    }
    content.removeAll(where: isRemoved)
    modals.removeAll(where: isRemoved)
  }
}
