/// Where the reader is in a window, as the bars around the screen tell it.
struct ShownPlace {
  /// The titles of the stack that is seen, the bottom screen first.
  var way: [String] = []
  /// The tabs around it.
  var tabs: TabStripElement?
}
