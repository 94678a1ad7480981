/// A screen on its way into the outline of a window.
struct OutlineLine {
  let screen: any Presentable
  /// How it stands in its container, in a word.
  let mark: String?
  let depth: Int
}
