/// A clickable area of the bars around the screens: the title path, a tab or a key hint.
struct BarClickTarget {
  enum Action {
    case back
    /// Select the tab at this index.
    case tab(Int)
    /// Press the key of a hint in the status line.
    case key(KeyPress)
  }

  let rect: Rect
  let action: Action
}
