internal import ConsoleUI

extension MouseEvent {
  private static let buttons: [(name: String, button: Button)] = [
    ("left", .left), ("middle", .middle), ("right", .right),
  ]
  private static let modifierNames: [(name: String, modifier: KeyPress.Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]

  /// The event as words: `press left 12,5`, `release 12,5`, `scroll-up 12,5 shift`; column and row are zero-based.
  var notation: String {
    let names = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (actionWords + ["\(point.column),\(point.row)"] + names).joined(separator: " ")
  }

  /// Parses a ``notation``; `nil` if it is none.
  init?(notation: String) {
    var words = notation.split(separator: " ").map(String.init)[...]
    guard let name = words.popFirst() else { return nil }
    let button = words.first.flatMap { word in Self.buttons.first { $0.name == word }?.button }
    if button != nil { words.removeFirst() }
    guard let action = Self.action(name, button),
      let numbers = words.popFirst()?.split(separator: ",").map({ Int($0) }),
      numbers.count == 2, let column = numbers[0], let row = numbers[1]
    else { return nil }
    var modifiers: KeyPress.Modifiers = []
    for word in words {
      guard let modifier = Self.modifierNames.first(where: { $0.name == word })?.modifier else {
        return nil
      }
      modifiers.insert(modifier)
    }
    self.init(action, at: Point(column: column, row: row), modifiers: modifiers)
  }

  private var actionWords: [String] {
    func name(of button: Button?) -> [String] {
      Self.buttons.filter { $0.button == button }.map(\.name)
    }
    return switch action {
    case .press(let button): ["press"] + name(of: button)
    case .release(let button): ["release"] + name(of: button)
    case .drag(let button): ["drag"] + name(of: button)
    case .scrollUp: ["scroll-up"]
    case .scrollDown: ["scroll-down"]
    case .scrollLeft: ["scroll-left"]
    case .scrollRight: ["scroll-right"]
    }
  }

  private static func action(_ name: String, _ button: Button?) -> Action? {
    switch (name, button) {
    case ("press", let button?): .press(button)
    case ("drag", let button?): .drag(button)
    case ("release", let button): .release(button)
    case ("scroll-up", nil): .scrollUp
    case ("scroll-down", nil): .scrollDown
    case ("scroll-left", nil): .scrollLeft
    case ("scroll-right", nil): .scrollRight
    default: nil
    }
  }
}
