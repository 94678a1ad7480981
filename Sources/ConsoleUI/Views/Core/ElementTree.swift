/// Collects the elements of the views of a screen, and gives the views their states.
///
/// Building changes nothing that lasts and calls no closure of the program. What a view finds out it stores by
/// ``afterDrawing(_:)``, and what it has to report it reports by ``report(_:)``.
@MainActor public struct ElementTree {
  private(set) var elements: [any Element] = []
  /// The elements that can have the focus, in reading order.
  private(set) var controls: [ControlNode] = []
  /// The elements that never have the focus but handle the keys that the focused control leaves.
  private(set) var scrollables: [ControlNode] = []
  private(set) var path = ViewPath()
  /// The control that gets the focus when the screen appears.
  private(set) var initialFocus: ViewPath?
  /// The control that gets the focus in this frame.
  private(set) var requestedFocus: ViewPath?
  /// An identity that several elements of a ``ForEach`` have; `nil` if all have their own.
  private(set) var repeatedIdentity: AnyHashable?
  /// The controls with a validation error, in reading order.
  private(set) var invalidControls: [FormSubmission.InvalidControl] = []
  /// What to store as soon as the screen is drawn.
  private(set) var commits: [() -> Void] = []
  /// What follows the focus.
  private(set) var focusBindings: [FocusBinding] = []
  /// What to report to the program after the frame.
  private(set) var reports: [() -> Void] = []
  /// Copies a text to the clipboard of the terminal that shows the screen, as ``Screen/copy(_:)`` does; `false` if it
  /// cannot.
  public internal(set) var copy: (String) -> Bool = { _ in false }
  /// The clock of the console, for a control whose keys mean something else after a pause.
  package var clock: ConsoleClock { states.basis.clock }
  /// Whether the screen is in a box or a sheet, which is as large as its content: there a list asks for the room of its rows.
  package internal(set) var isInPanel = false
  private let states: ViewStates
  private var firstControlPath: ViewPath?
  /// The number of controls for each path; `nil` until there is a second control.
  private var controlCounts: [ViewPath: Int]?
  private var innermostScope: Scope?
  /// The number of ``elements`` that were built in an earlier frame.
  private var keptCount = 0
  /// The parts by ``View/equatable()`` that ``elements`` come from.
  private var parts: [any KeptPart] = []
  /// Whether all elements of the view that was collected last were built in an earlier frame.
  private(set) var isKept = false
  /// The parts by ``View/equatable()`` directly in the view that was collected last.
  private(set) var equatableParts: [any KeptPart] = []
  /// How often views asked for a shared object or the room, or added what is clicked.
  private var sharedCount = 0

  /// An object that an enclosing view shares with the views inside it, and the scope around that view.
  private final class Scope {
    let object: AnyObject
    let outer: Scope?

    init(object: AnyObject, outer: Scope?) {
      self.object = object
      self.outer = outer
    }
  }

  /// The room of the screen, without its bars.
  private let screenRoom: Size

  init(states: ViewStates, room: Size = .zero) {
    self.states = states
    screenRoom = room
  }

  /// The room of the screen, without its bars; for views that differ by it.
  mutating func takeRoom() -> Size {
    sharedCount += 1
    return screenRoom
  }

  /// The element of a view outside of any screen, such as a row that is built as soon as it becomes visible.
  ///
  /// Its state is not kept, and the controls in it never get the focus.
  public static func standalone(_ view: some View) -> any Element {
    var tree = ElementTree(states: ViewStates())
    return tree.element(of: view)
  }

  /// Appends an element.
  public mutating func add(_ element: any Element) {
    elements.append(element)
  }

  /// Appends an element that can have the focus.
  public mutating func addControl(_ control: some Control) {
    addControl(control, at: makeControlPath())
  }

  /// Appends a control at a path that was made before the views inside it were collected.
  mutating func addControl(_ control: some Control, at path: ViewPath) {
    let node = ControlNode(control, at: path)
    controls.append(node)
    elements.append(node)
  }

  /// Appends an element that the mouse reaches, but neither the focus nor a key.
  mutating func addClickable(_ control: some MouseControl, at path: ViewPath) {
    sharedCount += 1
    elements.append(ControlNode(control, at: path))
  }

  /// Registers an element that scrolls but never has the focus, and returns it for another element to contain.
  mutating func makeScrollable(_ element: some Control, at path: ViewPath) -> any Element {
    let node = ControlNode(element, at: path)
    scrollables.append(node)
    return node
  }

  /// Returns the elements of a view without adding them.
  public mutating func elements(of view: some View) -> [any Element] {
    let outer = (elements, keptCount, parts)
    (elements, keptCount, parts) = ([], 0, [])
    view.addElements(to: &self)
    (isKept, equatableParts) = (keptCount > 0 && keptCount == elements.count, parts)
    defer { (elements, keptCount, parts) = outer }
    return elements
  }

  /// Returns a view as one element without adding it; several elements become a vertical stack.
  public mutating func element(of view: some View) -> any Element {
    StackElement.joining(elements(of: view))
  }

  /// Returns one of several views inside this one as an element; the number keeps the states of the parts apart when one of
  /// them goes.
  public mutating func element(of view: some View, part: Int) -> any Element {
    path.steps.append(.position(part))
    defer { path.steps.removeLast() }
    return element(of: view)
  }

  /// Appends the elements of a view, or those of the frame before if that view was equal.
  mutating func addElements<Content: View & Equatable>(
    of view: Content, keptIn kept: KeptElements<Content>
  ) {
    defer { parts.append(kept) }
    if states.basis.reuse != .none, let built = kept.built, built.isCurrent(in: states.basis),
      built.content == view
    {
      states.keep(built.states)
      elements += built.elements
      keptCount += built.elements.count
      return
    }
    let before = effectCount
    var elements: [any Element] = []
    var readsModels = true
    let requested = states.recording {
      readsModels = ModelReaders.read(Content.self) { elements = self.elements(of: view) }
    }
    // In a spare drawing the states belong to the frame on the screen.
    if !states.isSpare {
      kept.built =
        effectCount == before
        ? KeptElements.Built(
          content: view, epoch: readsModels ? states.basis.epoch : nil,
          generation: states.basis.generation, elements: elements,
          states: requested) : nil
    }
    self.elements += elements
  }

  /// How often views depended on or changed more than their elements; a part that does so is built in each frame.
  private var effectCount: Int {
    controls.count + scrollables.count + commits.count + reports.count + invalidControls.count
      + sharedCount + focusBindings.count
  }

  /// What builds the views inside this one as they become visible.
  public mutating func lazyViews() -> LazyViews {
    let views = state(orMake: LazyViews.init)
    guard !states.isSpare else { return views.forSpareDrawing() }
    views.beginFrame(states.basis)
    afterDrawing { views.endFrame() }
    return views
  }

  /// The state of the view; `make` runs in the first frame of the view.
  ///
  /// A view that requests several states of one type gets them in the same order in each frame.
  public func state<State: ViewState>(orMake make: () -> State) -> State {
    states.state(at: path, orMake: make)
  }

  /// Stores what the view found out, as soon as the screen is drawn.
  ///
  /// The closure changes states of views only, and causes no further drawing. It is not called if the drawing is a trial.
  public mutating func afterDrawing(_ store: @escaping () -> Void) { commits.append(store) }

  /// Calls a closure of the program before the frame is shown, and draws what that has changed.
  ///
  /// Report only what has changed: a screen that reports at each of three drawings is a diagnostic. While the screen is
  /// covered, and from the rows of a list, nothing is reported.
  public mutating func report(_ call: @escaping () -> Void) { reports.append(call) }

  /// Makes an action a submission: if the screen shows validation errors after it, the focus moves to the first.
  public func submitting(_ action: @escaping () -> Void) -> () -> Void {
    states.submission.submitting(action)
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

  /// Lets a state follow the focus.
  mutating func bindFocus(_ binding: FocusBinding) { focusBindings.append(binding) }

  /// Registers a validation error of a control.
  mutating func addValidationError(_ message: String, at path: ViewPath) {
    invalidControls.append(FormSubmission.InvalidControl(path: path, message: message))
  }

  /// The object of this type that the innermost enclosing view shares.
  public mutating func shared<Object: AnyObject>(_ type: Object.Type) -> Object? {
    sharedCount += 1
    var scope = innermostScope
    while let current = scope {
      if let object = current.object as? Object { return object }
      scope = current.outer
    }
    return nil
  }

  /// Collects views that share an object with the view around them; see ``shared(_:)``.
  public mutating func sharing(_ object: AnyObject, _ collect: (inout ElementTree) -> Void) {
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
