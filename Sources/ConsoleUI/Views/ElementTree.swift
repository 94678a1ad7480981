/// The elements that the views of a screen are made of, while they are being collected.
@MainActor public struct ElementTree {
  private(set) var elements: [any Element] = []
  private(set) var controls: [any Control] = []
  private(set) var path = ViewPath()
  /// The form that is being collected.
  private(set) var form: FormScope?
  /// The control that gets the focus when the screen is new.
  private(set) var firstFocus: ViewPath?
  /// The control that gets the focus now.
  private(set) var wantedFocus: ViewPath?
  private let memory: ViewMemory

  init(memory: ViewMemory) {
    self.memory = memory
  }

  /// Adds an element after those that are there.
  public mutating func add(_ element: any Element) {
    elements.append(element)
  }

  /// Adds an element that can take the focus.
  mutating func addControl(_ control: some Control) {
    controls.append(control)
    elements.append(control)
  }

  /// The elements of a view that stands inside another one.
  public mutating func elements(of view: some View) -> [any Element] {
    let outer = elements
    elements = []
    view.addElements(to: &self)
    defer { elements = outer }
    return elements
  }

  /// A view as one element: several stand below each other.
  public mutating func element(of view: some View) -> any Element {
    StackElement.joining(elements(of: view))
  }

  /// What the view at this place remembers, or the new thing at the first time.
  func state<State: AnyObject>(orMake make: () -> State) -> State {
    memory.recall(at: path, orMake: make)
  }

  /// Notes where the focus is to be at first; the first to say so is heard.
  mutating func startFocus(at path: ViewPath) { firstFocus = firstFocus ?? path }

  mutating func moveFocus(to path: ViewPath) { wantedFocus = path }

  /// Collects what stands in a form.
  mutating func within<Result>(
    _ form: FormScope, _ collect: (inout ElementTree) -> Result
  ) -> Result {
    let outer = self.form
    self.form = form
    defer { self.form = outer }
    return collect(&self)
  }

  mutating func descend(into step: ViewPath.Step, _ collect: (inout ElementTree) -> Void) {
    path.steps.append(step)
    collect(&self)
    path.steps.removeLast()
  }
}
