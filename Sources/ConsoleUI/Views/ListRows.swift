/// The rows of a list, by position; nothing is built before it is asked for.
@MainActor struct ListRows {
  let count: Int
  /// The identity of a row's element, if the elements have one.
  let identity: ((Int) -> AnyHashable)?
  let build: (Int) -> any Element
  let open: (Int) -> Void
}
