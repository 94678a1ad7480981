extension Language {
  /// The languages that the field `Accept-Language` of an HTTP request asks for, best first.
  ///
  /// ```swift
  /// Language.accepted(by: "de;q=0.5, pl, *;q=0.1", of: ["en", "pl"])  // pl, de, en
  /// ```
  /// `*` stands for those available that the field does not name. Languages of weight 0 are left out.
  /// The field may say anything (RFC 9110, 12.5.4): what is malformed is passed over, as is what is
  /// behind the first 4,096 bytes or 32 languages.
  public static func accepted(by header: String, of available: [Language] = []) -> [Language] {
    AcceptLanguage(header).languages(of: available)
  }
}
