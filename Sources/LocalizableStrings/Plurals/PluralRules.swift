internal import CICU
internal import StringsSyntax
internal import Synchronization

/// CLDR's plural rules of a language, which assign a category to each number.
///
/// The category of each small number is computed by ICU once and cached without a lock.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer?
  /// The categories of the numbers below `cacheSize`; `unknown` until they are computed.
  // Safe because the memory lives as long as the rules and is only accessed atomically.
  private let cache: UnsafeMutablePointer<Atomic<UInt8>>
  private let repeatsEveryThousand: Bool

  private static let cacheSize = 2_000
  private static let unknown: UInt8 = 0xFF

  init(_ language: Language, _ type: PluralType = .cardinal) {
    handle = cicu_plurals_open(language.tag, type == .ordinal)
    repeatsEveryThousand = type == .cardinal && RepeatingPluralRules.isOneThousand(language)
    cache = .allocate(capacity: PluralRules.cacheSize)
    for number in 0..<PluralRules.cacheSize {
      (cache + number).initialize(to: Atomic(PluralRules.unknown))
    }
  }

  deinit {
    cache.deinitialize(count: PluralRules.cacheSize)
    cache.deallocate()
    cicu_plurals_close(handle)
  }

  /// The category of a whole number.
  @inline(__always)
  func category(_ number: Int64) -> PluralCategory {
    let size = number.magnitude
    if size < 1_000 { return cached(Int(size)) }
    if size < 1_000_000, repeatsEveryThousand { return cached(1_000 + Int(size % 1_000)) }
    return select(number)
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
    let category = select(Int64(number))
    cache[number].store(UInt8(category.index), ordering: .relaxed)
    return category
  }

  private func select(_ number: Int64) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(
      code: cicu_plurals_select(handle, Double(PluralRules.exact(number.magnitude))))
  }
}
