/// What a click on a place outside of all controls does: on a part of the bars around the screens, or on a key hint.
struct BarClickTarget {
  enum Action {
    case back
    /// Select the tab at this index.
    case tab(Int)
    /// Press the key of a hint.
    case key(KeyPress)
    /// Show the help.
    case help
  }

  let rect: Rect
  let action: Action
}
