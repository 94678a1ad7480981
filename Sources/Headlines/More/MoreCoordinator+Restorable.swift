import Sternik

extension MoreCoordinator: Restorable {
  enum Waypoint: String, LosslessStringConvertible {
    case language
    case about
  }

  func waypoint(to child: Coordinator) -> Waypoint? {
    switch child {
    case is LanguageCoordinator: .language
    case is AboutCoordinator: .about
    default: nil
    }
  }

  func lead(to waypoint: Waypoint) {
    switch waypoint {
    case .language: showLanguages()
    case .about: showAbout()
    }
  }
}
