/// Where a view stands in its screen: the way from the top of the body down to it.
struct ViewPath: Hashable {
  enum Step: Hashable {
    /// The number among its siblings.
    case position(Int)
    /// The identity of the element that a ``ForEach`` made it for.
    case element(AnyHashable)
  }

  var steps: [Step] = []
}
