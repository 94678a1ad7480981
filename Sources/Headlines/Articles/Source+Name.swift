extension Source {
  /// What readers call it: its name, or its address as long as nobody knows its name.
  var displayName: String { title.isEmpty ? id : title }
}
