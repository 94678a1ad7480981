/// A part of the bars around the screens that a click reaches.
struct BarTarget {
  enum Action {
    case back
    case tab(Int)
    case key(KeyPress)
  }

  let rect: Rect
  let action: Action
}
