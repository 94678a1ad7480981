/// One operation on a window, with names instead of objects.
enum Move {
  case show(ScreenName, in: PlaceName, for: Int?)
  case pop(ScreenName)
  case popTo(ScreenName, in: ScreenName)
  case popToRoot(ScreenName)
  case setScreens([ScreenName], in: ScreenName, for: Int?)
  case dismiss(PlaceName)
  case select(ScreenName, in: ScreenName)
  case removeTab(ScreenName, in: ScreenName)
  case start(FlowName, under: Int)
  case finish(Int)
  case finishAndTell(Int)
  case replace(Int, by: FlowName)
  case answer(ScreenName, Bool)
  case back
  case close

  /// What the engine makes of `pop` and `back`: the very screen that was on top when they were applied.
  case leave(ScreenName)
  /// What follows `finishAndTell`.
  case done(Int)

  /// Whether screens with a guard are asked before it is applied.
  var asksGuards: Bool {
    switch self {
    case .start, .select, .back, .close, .done, .answer: false
    default: true
    }
  }
}
