internal import CICU
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

  init(_ language: Language, ordinal: Bool = false) {
    handle = cicu_plurals_open(language.tag, ordinal)
    repeatsEveryThousand = !ordinal && PluralPeriod.isThousand(language)
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
    return PluralCategory(code: cicu_plurals_select_integer(handle, shown, number))
  }

  /// The category of a number as the format shows it: 1.0 is not 1 where the zero shows.
  func category(_ number: Double, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(code: cicu_plurals_select_double(handle, shown, number))
  }

  /// The category of a decimal number in ASCII, as `1.50`, as the format shows it.
  func category(decimal: String, shownBy format: NumberFormat) -> PluralCategory {
    guard let handle, let shown = format.handle else { return .other }
    return PluralCategory(
      code: cicu_plurals_select_decimal(handle, shown, decimal, Int32(decimal.utf8.count)))
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

  /// Above 2^53 a double would round; the last digits decide, and those of a smaller number with
  /// the same last fifteen digits are the same.
  private func select(_ number: Int64) -> PluralCategory {
    guard let handle else { return .other }
    let size = number.magnitude
    let exact = size < 1 << 53 ? size : 1_000_000_000_000_000 + size % 1_000_000_000_000_000
    return PluralCategory(code: cicu_plurals_select(handle, Double(exact)))
  }
}
