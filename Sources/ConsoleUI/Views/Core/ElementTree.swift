/// Collects the elements of the views of a screen.
@MainActor public struct ElementTree {
  private(set) var elements: [any Element] = []
  /// The elements that can have the focus, in reading order.
  private(set) var controls: [any Control] = []
  /// The elements that never have the focus but handle the keys that the focused control leaves.
  private(set) var scrollables: [any Control] = []
  private(set) var path = ViewPath()
  /// The control that gets the focus when the screen appears.
  private(set) var initialFocus: ViewPath?
  /// The control that gets the focus in this frame.
  private(set) var requestedFocus: ViewPath?
  /// An identity that several elements of a ``ForEach`` have; `nil` if all have their own.
  private(set) var repeatedIdentity: AnyHashable?
  /// The controls with a validation error, in reading order.
  private(set) var invalidControls: [FormSubmission.InvalidControl] = []
  private let states: ViewStates
  private var firstControlPath: ViewPath?
  /// The number of controls for each path; `nil` until there is a second control.
  private var controlCounts: [ViewPath: Int]?
  private var innermostScope: Scope?

  /// An object that an enclosing view shares with the views inside it, and the scope around that view.
  private final class Scope {
    let object: AnyObject
    let outer: Scope?

    init(object: AnyObject, outer: Scope?) {
      self.object = object
      self.outer = outer
    }
  }

  /// Whether the drawing must have no effect.
  var isSpare: Bool { states.isSpare }

  init(states: ViewStates) {
    self.states = states
  }

  /// The element of a view whose state is not kept, such as a row.
  static func standalone(_ view: some View) -> any Element {
    var tree = ElementTree(states: ViewStates())
    return tree.element(of: view)
  }

  /// Appends an element.
  public mutating func add(_ element: any Element) {
    elements.append(element)
  }

  /// Appends an element that can have the focus.
  mutating func addControl(_ control: some Control) {
    controls.append(control)
    elements.append(control)
  }

  /// Appends an element that scrolls but never has the focus.
  mutating func addScrollable(_ element: some Control) {
    registerScrollable(element)
    elements.append(element)
  }

  /// Registers a scrollable element that another element contains.
  mutating func registerScrollable(_ element: some Control) {
    scrollables.append(element)
  }

  /// Returns the elements of a view without adding them.
  public mutating func elements(of view: some View) -> [any Element] {
    let outer = elements
    elements = []
    view.addElements(to: &self)
    defer { elements = outer }
    return elements
  }

  /// Returns a view as one element without adding it; several elements become a vertical stack.
  public mutating func element(of view: some View) -> any Element {
    StackElement.joining(elements(of: view))
  }

  /// The state of the view at the current path; `make` runs in the first frame of the view.
  func state<State: ViewState>(orMake make: () -> State) -> State {
    states.state(at: path, orMake: make)
  }

  /// The state of a control at its path; `make` runs in the first frame of the control.
  func state<State: ViewState>(at path: ViewPath, orMake make: () -> State) -> State {
    states.state(at: path, orMake: make)
  }

  /// Returns the path for a control of the current view, which no other control has.
  ///
  /// A view may add several controls, or a control and a view at the same position that adds another.
  mutating func makeControlPath() -> ViewPath {
    guard let firstControlPath else {
      firstControlPath = path
      return path
    }
    var counts = controlCounts.take() ?? [firstControlPath: 1]
    let earlier = counts[path, default: 0]
    counts[path] = earlier + 1
    controlCounts = counts
    guard earlier > 0 else { return path }
    return ViewPath(steps: path.steps + [.control(earlier: earlier)])
  }

  mutating func reportRepeatedIdentity(_ identity: some Hashable) {
    repeatedIdentity = repeatedIdentity ?? AnyHashable(identity)
  }

  /// Requests the focus for when the screen appears; the first request wins.
  mutating func requestInitialFocus(at path: ViewPath) { initialFocus = initialFocus ?? path }

  /// Requests the focus now; the last request wins.
  mutating func requestFocus(at path: ViewPath) { requestedFocus = path }

  /// Registers a validation error of a control.
  mutating func addValidationError(_ message: String, at path: ViewPath) {
    invalidControls.append(FormSubmission.InvalidControl(path: path, message: message))
  }

  /// What the user's submissions on this screen go through.
  var submission: FormSubmission { states.submission }

  /// The object of this type that the innermost enclosing view shares.
  func shared<Object: AnyObject>(_ type: Object.Type) -> Object? {
    var scope = innermostScope
    while let current = scope {
      if let object = current.object as? Object { return object }
      scope = current.outer
    }
    return nil
  }

  /// Collects views that share an object with the view around them.
  mutating func sharing(_ object: AnyObject, _ collect: (inout ElementTree) -> Void) {
    let outer = innermostScope
    innermostScope = Scope(object: object, outer: outer)
    collect(&self)
    innermostScope = outer
  }

  mutating func descend(into step: ViewPath.Step, _ collect: (inout ElementTree) -> Void) {
    path.steps.append(step)
    collect(&self)
    path.steps.removeLast()
  }
}
