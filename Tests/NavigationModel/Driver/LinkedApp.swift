import Coordinators

/// An app coordinator that ignores exit requests and follows links, each of which starts a flow.
@MainActor
final class LinkedApp: AppCoordinator, Routing {
  /// The flows by the segments of their links.
  var flows: [Int: () -> Coordinator] = [:]

  override func exitRequested() {}

  var routes: [Route] {
    [
      Route("{flow}") { (id: Int) in
        guard let flow = self.flows[id]?() else { return .unknown }
        try self.tryStart(child: flow)
        return .leads(to: flow)
      },
      Route("to/{flow}") { (id: Int) in
        try self.leadToChild(orStart: try self.missing()) { (flow: ScriptedFlow) in
          flow.name.id == id
        }
      },
    ]
  }

  func arrive() {}

  private func missing() throws -> ScriptedFlow { throw Missing() }

  private struct Missing: Error {}
}
