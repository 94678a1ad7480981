import Sternik

/// What the user changes in the More tab, reported to the app coordinator.
@MainActor
struct SettingsActions {
  var didChooseLanguage: (Language) -> Void = { _ in }
  var didChooseTheme: (ThemeChoice) -> Void = { _ in }
  var didChooseLimit: (ArticleLimit) -> Void = { _ in }
  var didToggleRows: () -> Void = {}
  var didTapSignIn: () -> Void = {}
  var didTapSignOut: () -> Void = {}
  var didAddFeed: (Feed) -> Void = { _ in }
  var didRemoveFeed: (Feed.ID) -> Void = { _ in }
}
