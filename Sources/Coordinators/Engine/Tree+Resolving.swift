/// What requests mean at the moment when it is their turn.
extension Tree {
  /// Names the screen that a request is about, so that it is still about that one when it is made again
  /// after the reader was asked.
  func resolved(_ request: Request) -> Request {
    var request = request
    switch request.operation {
    case .back:
      if let entry = entryToLeave { request.operation = .leave(entries[entry].screen) }
    case .pop(let stack, .previous):
      if let node = stack.node, let top = containers[node.id].content.last,
        layers.previous(of: top) != nil
      {
        request.operation = .leave(entries[top].screen)
      }
    default: break
    }
    return request
  }
}
