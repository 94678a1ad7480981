/// Where exactly a screen lies, for whoever writes it down.
struct Spot {
  /// The stack or row of tabs; `nil` for the window itself.
  let container: Container?
  let isModal: Bool
  /// The screen or tab before it in the same row, if there is one.
  let below: (any Presentable)?
}
