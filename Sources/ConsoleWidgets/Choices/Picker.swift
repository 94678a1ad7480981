public import ConsoleUI

/// One of several options; the left and right arrows change it, and Space, a click or, outside of a ``Form``, Enter select
/// the next.
///
/// ```
/// > Theme  ‹ Dark ›
/// ```
///
/// Where both do not fit beside each other, the option is below the label.
public struct Picker: View {
  private let label: String
  private let options: [String]
  private let selection: Int
  private let didChange: (Int) -> Void

  /// Creates a picker; `selection` and the index given to `didChange` are zero-based.
  ///
  /// A selection that is no index of `options` shows none of them.
  public init(
    _ label: String, _ options: [String], selection: Int, didChange: @escaping (Int) -> Void
  ) {
    self.label = label
    self.options = options
    self.selection = selection
    self.didChange = didChange
  }

  public func addElements(to tree: inout ElementTree) {
    tree.addControl(
      PickerElement(
        label: label, options: options, selection: selection,
        isInForm: tree.shared(FormScope.self) != nil, didChange: didChange))
  }
}

private struct PickerElement: ChoiceControl, MouseControl {
  let label: String
  let options: [String]
  let selection: Int
  /// Whether Enter goes on to the next field.
  let isInForm: Bool
  let didChange: (Int) -> Void

  private static let gap = 2

  var semantics: Semantics {
    Semantics(
      .picker, label: label, value: value,
      position: Semantics.Position(index: selection, count: options.count))
  }

  var children: [any Element] { options.indices.map(choice(at:)) }

  var choiceCount: Int { options.count }

  var listsChoices: Bool { false }

  func choice(at index: Int) -> any Element {
    SemanticsElement(.option, label: options[index], isSelected: index == selection)
  }

  func choose(_ index: Int) { select(index) }

  /// The width of the widest option, so that neighbours do not move when the selection changes.
  func extent(along axis: Axis, in room: Size) -> Extent {
    guard axis == .horizontal else {
      return Extent(minimum: 1, ideal: isBelow(in: room.columns) ? 2 : 1)
    }
    return Extent(minimum: FocusMarker.columns, ideal: idealColumns)
  }

  private var idealColumns: Int {
    let widest = options.map { caption($0).columns }.max() ?? 0
    return FocusMarker.columns + (label.isEmpty ? 0 : label.columns + Self.gap) + widest
  }

  /// Whether a width has no room for the label beside the option.
  private func isBelow(in columns: Int) -> Bool { !label.isEmpty && idealColumns > columns }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    FocusMarker.draw(in: rect, of: &context)
    let room = rect.inset(left: FocusMarker.columns)
    let isBelow = rect.size.rows > 1 && isBelow(in: rect.size.columns)
    let caption = caption(value).truncated(to: room.size.columns)
    let nameColumns = room.size.columns - (isBelow ? 0 : caption.columns + Self.gap)
    let name = label.truncated(to: max(0, nameColumns))
    let isHeading = context.isFocused && context.isPainted
    context.write(name, at: room.origin, style: isHeading ? .heading : .plain)
    var place = room.origin
    if isBelow { place.row += 1 } else if !name.isEmpty { place.column += name.columns + Self.gap }
    context.write(caption, at: place, style: context.isFocused ? .focus : .plain)
  }

  func response(to key: KeyPress) -> KeyResponse {
    switch key {
    case .left: selecting(selection &- 1)
    case .right: selecting(selection &+ 1)
    case .space where isInForm: selecting(next)
    case .enter where !isInForm: selecting(next)
    default: .unused
    }
  }

  var movesOnWithEnter: Bool { isInForm }

  func click(_ click: Click) { select(next) }

  func hints(_ strings: ConsoleStrings) -> [KeyHint] { [KeyHint("←→", strings.change)] }

  private var value: String { options.indices.contains(selection) ? options[selection] : "" }

  private func caption(_ value: String) -> String { "‹ " + value + " ›" }

  /// The option after the selected one; after the last one, the first.
  private var next: Int { selection < options.count - 1 ? selection + 1 : 0 }

  private func selecting(_ index: Int) -> KeyResponse {
    canSelect(index) ? .perform { didChange(index) } : .atEnd
  }

  private func select(_ index: Int) {
    if canSelect(index) { didChange(index) }
  }

  private func canSelect(_ index: Int) -> Bool {
    options.indices.contains(index) && index != selection
  }
}
