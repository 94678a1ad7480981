internal import CICU
internal import StringsSyntax
internal import Synchronization

/// Which plural category a language gives to a number, by CLDR's rules.
///
/// ICU is asked once for each small number; the answers are remembered without a lock.
final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer?
  /// The category of each number below `rememberedCount`, 0xFF where ICU was not asked yet.
  // Safe because the memory lives as long as the rules and is only reached through atomics.
  private let remembered: UnsafeMutablePointer<Atomic<UInt8>>
  private let repeatsEveryThousand: Bool

  private static let rememberedCount = 2_000
  private static let unknown: UInt8 = 0xFF

  init(_ language: Language, _ type: PluralType = .cardinal) {
    handle = cicu_plurals_open(language.tag, type == .ordinal)
    repeatsEveryThousand = type == .cardinal && PluralPeriod.isThousand(language)
    remembered = .allocate(capacity: PluralRules.rememberedCount)
    for place in 0..<PluralRules.rememberedCount {
      (remembered + place).initialize(to: Atomic(PluralRules.unknown))
    }
  }

  deinit {
    remembered.deinitialize(count: PluralRules.rememberedCount)
    remembered.deallocate()
    cicu_plurals_close(handle)
  }

  /// The category of a whole number.
  @inline(__always)
  func category(_ number: Int64) -> PluralCategory {
    let size = number.magnitude
    if size < 1_000 { return remember(Int(size)) }
    if size < 1_000_000, repeatsEveryThousand { return remember(1_000 + Int(size % 1_000)) }
    return select(number)
  }

  /// The category of a number as the format shows it.
  func category(_ number: Int64, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    let size = Int64(PluralRules.small(number.magnitude))
    return PluralCategory(code: cicu_plurals_select_integer(handle, shown, size))
  }

  /// The category of a number as the format shows it: 1.0 is not 1 where the zero shows.
  func category(_ number: Double, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(code: cicu_plurals_select_double(handle, shown, number))
  }

  /// The category of a decimal number as the format shows it.
  func category(_ number: DecimalNumber, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    let decimal = number.keeping(wholeDigits: PluralRules.decidingDigits)
    return PluralCategory(
      code: cicu_plurals_select_decimal(handle, shown, decimal, Int32(decimal.utf8.count)))
  }

  /// The category of a range of numbers as the format shows it.
  func category(
    from first: Double, to last: Double, shownBy format: NumberRangeFormat
  ) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(code: cicu_plurals_select_range(handle, shown, first, last))
  }

  @inline(__always)
  private func remember(_ number: Int) -> PluralCategory {
    let known = remembered[number].load(ordering: .relaxed)
    if known != PluralRules.unknown { return PluralCategory(code: Int32(known)) }
    return ask(number)
  }

  private func ask(_ number: Int) -> PluralCategory {
    let category = select(Int64(number))
    remembered[number].store(UInt8(category.order), ordering: .relaxed)
    return category
  }

  private func select(_ number: Int64) -> PluralCategory {
    guard let handle else { return .other }
    return PluralCategory(
      code: cicu_plurals_select(handle, Double(PluralRules.small(number.magnitude))))
  }

  /// A number of the same category that a `Double` holds exactly.
  ///
  /// ICU's rules calculate with `Double` and are wrong above 2^53. But only the last digits decide, and
  /// they are the same in a smaller number that ends in the same fifteen.
  private static func small(_ size: UInt64) -> UInt64 {
    size < 1 << 53 ? size : 1_000_000_000_000_000 + size % 1_000_000_000_000_000
  }

  private static let decidingDigits = 15
}
