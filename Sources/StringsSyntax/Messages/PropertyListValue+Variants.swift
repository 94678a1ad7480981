extension PropertyListValue {
  /// The rules of a `.stringsdict` file that select a text by device or width.
  private static let ruleKeys = ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"]

  /// The device names to look for, best first.
  private static var devices: [String] {
    #if os(macOS)
    ["mac", "other"]
    #else
    ["other", "mac"]
    #endif
  }

  /// The values by device or by width; `nil` if the value does not vary.
  ///
  /// The device names are Apple's: `appletv`, `applevision`, `applewatch`, `ipad`, `iphone`, `ipod`,
  /// `mac`, `other`. Widths are multiples of the width of an M.
  package var variants: [PropertyListPair]? {
    for key in Self.ruleKeys {
      if let pairs = self[key]?.pairs, !pairs.isEmpty { return pairs }
    }
    return nil
  }

  /// The value to use on this platform: the widest one, or the one for the device.
  ///
  /// The device is `other` on Linux and `mac` on a Mac, or else the other of the two, or else the
  /// first by name.
  package var chosenVariant: PropertyListValue {
    guard case .dictionary = self else { return self }
    var value = self
    // A variant may have variants again; the depth is bounded because it comes from the input.
    for _ in 0..<4 {
      guard let variants = value.variants else { return value }
      let byName = variants.sorted { $0.key < $1.key }
      let widest = byName.max { (Int($0.key) ?? -1) < (Int($1.key) ?? -1) }
      if let widest, Int(widest.key) != nil {
        value = widest.value
      } else {
        let fitting = Self.devices.lazy.compactMap { name in variants.last { $0.key == name } }
          .first
        guard let next = fitting ?? byName.first else { return value }
        value = next.value
      }
    }
    return value
  }
}
