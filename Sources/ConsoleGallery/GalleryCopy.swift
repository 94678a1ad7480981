/// A text of a gallery with a word that is the same as in the development language.
struct GalleryCopy {
  let key: String
  /// The tag of the language.
  let language: String
  let text: String
  /// The file and the line.
  let place: String
}
