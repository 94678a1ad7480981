internal import Coordinators

/// Mistakes of the program that only the console notices.
extension Console {
  /// Reports an identity that several elements of a ``ForEach`` have, once for each type of screen.
  func report(_ identity: AnyHashable, repeatedOn screen: any Screen) {
    guard screensWithRepeatedIdentities.insert(ObjectIdentifier(type(of: screen))).inserted else {
      return
    }
    window.report(
      CoordinatorDiagnostic(
        .identityRepeated, subject: String(describing: type(of: screen)),
        detail: "a ForEach has several elements with the identity \(identity.base)"))
  }

  /// Reports that the user saw an empty window at the end, mostly because no coordinator was started.
  func reportEmptyWindow() {
    window.report(CoordinatorDiagnostic(.nothingShown, subject: "Window"))
  }

  func reportUnhandled(_ error: any Error, ofTaskOf screenName: String) {
    window.report(CoordinatorDiagnostic(.taskFailed, subject: screenName, detail: "\(error)"))
  }
}
