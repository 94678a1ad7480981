extension Localizer {
  /// Reports a skeleton that ICU has no format for.
  func reportSkeleton(_ skeleton: String) {
    storage.report(.unknownSkeleton, skeleton, formattingLanguage)
  }
}
