extension PropertyListValue {
  /// The rules of a `.stringsdict` file that choose by something else than a number.
  private static let ruleKeys = ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"]

  /// The devices a value may be for, most fitting first: Linux is none of Apple's.
  private static var devices: [String] {
    #if os(macOS)
    ["mac", "other"]
    #else
    ["other", "mac"]
    #endif
  }

  /// What shows for each device, or in each width; `nil` where the same shows everywhere.
  ///
  /// The names of devices are Apple's: `appletv`, `applevision`, `applewatch`, `ipad`, `iphone`,
  /// `ipod`, `mac`, `other`. Widths are in units of the letter M.
  package var variants: [PropertyListPair]? {
    for key in Self.ruleKeys {
      if let pairs = self[key]?.pairs, !pairs.isEmpty { return pairs }
    }
    return nil
  }

  /// The value that counts where this program runs: of several widths the widest; of several devices
  /// `other` on Linux and `mac` on a Mac, then the other of the two, then the first by name.
  package var chosenVariant: PropertyListValue {
    guard case .dictionary = self else { return self }
    var value = self
    // A variant may have variants again; bounded, because the input says how deep.
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
