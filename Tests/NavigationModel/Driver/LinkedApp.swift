import Coordinators

/// An app coordinator that ignores exit requests and follows links, each of which starts a flow.
@MainActor
final class LinkedApp: AppCoordinator, LinkHandler {
  /// The flows by the segments of their links.
  var flows: [Int: () -> Coordinator] = [:]

  override func exitRequested() {}

  func follow(_ segment: Int) throws -> LinkStep {
    guard let flow = flows[segment]?() else { return .unknown }
    try tryStart(child: flow)
    return .leads(to: flow)
  }

  func arrive() {}
}
