import StringsFormats

/// The initializers and modifiers of SwiftUI whose first argument is a key if it is a literal.
enum SwiftUIKeys {
  static let views: Set<String> = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "NavigationLink",
    "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "Stepper", "Tab", "Text",
    "TextField", "Toggle",
  ]
  static let modifiers: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge",
    "confirmationDialog", "help", "navigationSubtitle", "navigationTitle",
  ]
}
