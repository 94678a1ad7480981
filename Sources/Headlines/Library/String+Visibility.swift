extension String {
  /// Whether no character of the text can be seen: it is empty, or has only spaces and fillers such as U+3164.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
