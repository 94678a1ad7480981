/// An enumeration with the cases of one of ICU in its order, in which ICU counts them from 0.
protocol ICUEnumeration: CaseIterable, Equatable {}

extension ICUEnumeration {
  /// The number of the case in ICU.
  var number: Int32 { Int32(Self.allCases.prefix { $0 != self }.count) }
}

/// `UDateFormatStyle`.
extension DateStyle: ICUEnumeration {}

/// `URelativeDateTimeUnit`.
extension RelativeUnit: ICUEnumeration {}

/// `UListFormatterType`.
extension ListType: ICUEnumeration {}

/// `UListFormatterWidth` and `UDateRelativeDateTimeFormatterStyle`.
extension FormatWidth: ICUEnumeration {}
