/// The position of a view in its screen: the steps from the root of the body down to the view.
struct ViewPath: Hashable {
  enum Step: Hashable {
    /// The index among the siblings, or the number of an `if` or `switch` branch.
    case position(Int)
    /// The identity of the element for which a ``ForEach`` made the view, and how many elements before it have
    /// the same one.
    case element(AnyHashable, earlier: Int)
    /// The number of controls before it whose views have the same position.
    case control(earlier: Int)
  }

  var steps: [Step] = []
}
