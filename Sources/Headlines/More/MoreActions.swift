import Sternik

/// What a reader decides about the program, as it is reported up from the tab with everything that is not
/// news.
@MainActor
struct MoreActions {
  var didChooseLanguage: (Language) -> Void = { _ in }
  var didChooseLook: (Look) -> Void = { _ in }
  var didTapSignIn: () -> Void = {}
  var didTapSignOut: () -> Void = {}
  var didAddSource: (Source) -> Void = { _ in }
  var didRemoveSource: (Source.ID) -> Void = { _ in }
}
