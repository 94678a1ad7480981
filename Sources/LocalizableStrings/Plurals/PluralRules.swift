internal import CICU
internal import StringsSyntax
internal import Synchronization

/// CLDR's plural rules of a language, which assign a category to each number.
///
/// ICU computes the category of each number below 1,000 once, and keeps those of some larger ones, without a lock.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer?
  // Safe because the memory lives as long as the rules and is only accessed atomically.
  /// The categories of the numbers below `cacheSize`; `unknown` until they are computed.
  private let cache: UnsafeMutablePointer<Atomic<UInt8>>
  /// The last larger numbers with the same remainder, each with its category in the last three bits.
  private let larger: UnsafeMutablePointer<Atomic<UInt64>>

  private static let (cacheSize, largerSize) = (1_000, 256)
  private static let unknown: UInt8 = 0xFF

  init(_ language: Language, _ type: PluralType = .cardinal) {
    handle = cicu_plurals_open(language.tag, type == .ordinal)
    cache = .allocate(capacity: PluralRules.cacheSize)
    for number in 0..<PluralRules.cacheSize {
      (cache + number).initialize(to: Atomic(PluralRules.unknown))
    }
    larger = .allocate(capacity: PluralRules.largerSize)
    for place in 0..<PluralRules.largerSize { (larger + place).initialize(to: Atomic(0)) }
  }

  deinit {
    cache.deinitialize(count: PluralRules.cacheSize)
    cache.deallocate()
    larger.deinitialize(count: PluralRules.largerSize)
    larger.deallocate()
    cicu_plurals_close(handle)
  }

  /// The category of a whole number.
  @inline(__always)
  func category(_ number: Int64) -> PluralCategory {
    let size = number.magnitude
    return size < 1_000 ? cached(Int(size)) : remembered(PluralRules.exact(size))
  }

  /// All categories of the language, including those that only fractions take.
  var categories: Set<PluralCategory> {
    let codes = handle.map(cicu_plurals_categories) ?? 0
    return Set(PluralCategory.allCases.filter { codes >> Int32($0.index) & 1 == 1 })
  }

  /// The category of a whole number in the form that the format shows.
  func category(_ number: Int64, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    let size = Int64(PluralRules.exact(number.magnitude))
    return PluralCategory(code: cicu_plurals_select_integer(handle, shown, size))
  }

  /// The category of a number in the form that the format shows: in English, 1.0 is `other`.
  func category(_ number: Double, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(code: cicu_plurals_select_double(handle, shown, number))
  }

  /// The category of a decimal number in the form that the format shows.
  func category(_ number: DecimalNumber, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    let decimal = number.keeping(wholeDigits: PluralRules.decidingDigits)
    return PluralCategory(
      code: cicu_plurals_select_decimal(handle, shown, decimal, Int32(decimal.utf8.count)))
  }

  /// The category of a range of numbers in the form that the format shows.
  func category(
    from first: Double, to last: Double, shownBy format: NumberRangeFormat
  ) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(code: cicu_plurals_select_range(handle, shown, first, last))
  }

  @inline(__always)
  private func cached(_ number: Int) -> PluralCategory {
    let code = cache[number].load(ordering: .relaxed)
    if code != PluralRules.unknown { return PluralCategory(code: Int32(code)) }
    return compute(number)
  }

  private func compute(_ number: Int) -> PluralCategory {
    let category = select(UInt64(number))
    cache[number].store(UInt8(category.index), ordering: .relaxed)
    return category
  }

  private func remembered(_ size: UInt64) -> PluralCategory {
    let place = larger + Int(size % UInt64(PluralRules.largerSize))
    let known = place.pointee.load(ordering: .relaxed)
    if known >> 3 == size { return PluralCategory(code: Int32(known & 7)) }
    let category = select(size)
    place.pointee.store(size << 3 | UInt64(category.index), ordering: .relaxed)
    return category
  }

  private func select(_ size: UInt64) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(code: cicu_plurals_select(handle, Double(size)))
  }

  /// A number of the same category that a `Double` represents exactly.
  ///
  /// ICU evaluates its rules with `Double` and is wrong above 2^53. Only the last digits decide, so a
  /// smaller number with the same last fifteen digits has the same category.
  static func exact(_ size: UInt64) -> UInt64 {
    size < 1 << 53 ? size : 1_000_000_000_000_000 + size % 1_000_000_000_000_000
  }

  /// How many of the last digits of a number decide its category.
  static let decidingDigits = 15
}
