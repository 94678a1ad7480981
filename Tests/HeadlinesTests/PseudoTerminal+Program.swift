import Foundation
import PseudoTerminals

extension PseudoTerminal {
  /// The program is built beside the tests.
  static let headlines = Bundle.main.bundleURL.appending(path: "headlines").path()
}
