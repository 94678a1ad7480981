/// A presenter in the model.
indirect enum PresenterName: Hashable, Sendable, CustomStringConvertible {
  case container(ScreenName)
  /// A modal over a container, or over the one that a detail means when it is made.
  case modal(Int, over: ScreenName, meantBy: DetailName? = nil)
  case detail(DetailName)

  init(container: ScreenName, modal: Int? = nil) {
    self = modal.map { .modal($0, over: container) } ?? .container(container)
  }

  /// The innermost container that it was made of.
  var container: ScreenName {
    switch self {
    case .container(let container), .modal(_, let container, _): container
    case .detail(let detail): detail.source.container
    }
  }

  /// The modals that it was made of.
  var modals: [Int] {
    switch self {
    case .container: []
    case .modal(let id, _, _): [id]
    case .detail(let detail): detail.source.modals
    }
  }

  var isDetail: Bool { if case .detail = self { true } else { false } }

  var description: String {
    switch self {
    case .container(let container): "\(container)"
    case .modal(let id, let container, nil): "modal \(id) over \(container)"
    case .modal(let id, let container, let detail?):
      "modal \(id) over \(PresenterName.detail(detail)), which means \(container)"
    case .detail(let detail):
      "\(detail.isSelected ? "" : "unselected ")detail \(detail.id) of \(detail.source)"
    }
  }
}

/// A detail in the model.
struct DetailName: Hashable, Sendable {
  let id: Int
  let isSelected: Bool
  /// The presenter whose top screen it belongs to.
  let source: PresenterName
}
