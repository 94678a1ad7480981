import Sternik

extension MoreCoordinator: Restorable {
  func restorationID(of child: Coordinator) -> MoreItem? { item(of: child) }

  func restore(_ id: MoreItem) {
    if id != .signIn { open(id) }
  }
}

extension MoreItem: LosslessStringConvertible {}
