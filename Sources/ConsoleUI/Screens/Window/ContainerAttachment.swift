internal import Coordinators

/// What this library keeps with a container.
@MainActor final class ContainerAttachment {
  /// The widths of the columns of a split view.
  var layout: ColumnLayout?
  /// The title of a tab, if that is not the one of its root screen.
  var tabTitle: (() -> String)?
}

extension Container {
  var attached: ContainerAttachment? { attachment as? ContainerAttachment }

  func attach(_ change: (ContainerAttachment) -> Void) {
    let attached = attached ?? ContainerAttachment()
    attachment = attached
    change(attached)
  }
}
