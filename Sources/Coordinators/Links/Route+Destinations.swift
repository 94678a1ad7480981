extension Route {
  /// A child that `start` makes.
  ///
  /// A link leads to the newest child with the same values if there is one, and to a new one otherwise.
  ///
  /// - Parameters:
  ///   - path: the part of links that means the child.
  ///   - child: the type of the child.
  ///   - values: returns the values of a child; `nil` if this route does not lead to it.
  ///   - start: makes a child, which is started then. It throws ``PlaceError/noSuchPlace`` if nothing has these values.
  public init<Child: Coordinator, each Value: LinkValue>(
    _ path: String, to child: Child.Type,
    values: @escaping @MainActor (Child) -> (repeat each Value)?,
    start: @escaping @MainActor (repeat each Value) throws -> Child
  ) {
    self.init(path, group: nil, values: values, start: start)
  }

  /// A child that has no values in its path; `isMeant` distinguishes it from others of its type.
  public init<Child: Coordinator>(
    _ path: String, to child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true },
    start: @escaping @MainActor () throws -> Child
  ) {
    self.init(path, group: nil, values: { isMeant($0) ? () : nil }, start: start)
  }

  /// A child that is always there, such as the coordinator of a tab.
  public init<Child: Coordinator>(
    _ path: String, toExisting child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true }
  ) {
    self.init(path, to: child, where: isMeant) { throw PlaceError.noSuchPlace }
  }

  /// A child that links skip, such as the coordinator of all tabs; saved states have its name.
  ///
  /// A link leads through it if one of its own routes has the next part of the link.
  public init<Child: Coordinator>(
    group name: String, to child: Child.Type,
    where isMeant: @escaping @MainActor (Child) -> Bool = { _ in true },
    start: @escaping @MainActor () throws -> Child
  ) {
    self.init("", group: name, values: { isMeant($0) ? () : nil }, start: start)
  }

  /// A screen of the coordinator itself, which `show` shows.
  ///
  /// A link leads to the newest screen with the same values if there is one, and to a new one otherwise.
  public init<Shown: Presentable, each Value: LinkValue>(
    _ path: String, to screen: Shown.Type,
    values: @escaping @MainActor (Shown) -> (repeat each Value)?,
    show: @escaping @MainActor (repeat each Value) throws -> Void
  ) {
    self.init(
      path, values: values,
      to: .screen { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        try show(repeat each values)
      })
  }

  /// A screen that has no values in its path; `isMeant` distinguishes it from others of its type.
  public init<Shown: Presentable>(
    _ path: String, to screen: Shown.Type,
    where isMeant: @escaping @MainActor (Shown) -> Bool = { _ in true },
    show: @escaping @MainActor () throws -> Void
  ) {
    self.init(path, to: screen, values: { isMeant($0) ? () : nil }, show: show)
  }

  /// What `follow` leads to, such as another link; saved states have no such place.
  ///
  /// `follow` runs in the transaction of the whole link, possibly more than once for one link.
  public init<each Value: LinkValue>(
    _ path: String, follow: @escaping @MainActor (repeat each Value) throws -> RouteDecision
  ) {
    self.init(
      path, values: { (_: AnyObject) -> (repeat each Value)? in nil },
      to: .decided { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        return try follow(repeat each values)
      })
  }

  private init<Child: Coordinator, each Value: LinkValue>(
    _ path: String, group: String?, values: @escaping @MainActor (Child) -> (repeat each Value)?,
    start: @escaping @MainActor (repeat each Value) throws -> Child
  ) {
    self.init(
      path, group: group, values: values,
      to: .child { texts in
        let values = try RouteValues<repeat each Value>.parse(texts)
        return try start(repeat each values)
      })
  }

  private init<Part, each Value: LinkValue>(
    _ path: String, group: String? = nil,
    values: @escaping @MainActor (Part) -> (repeat each Value)?, to destination: RouteDestination
  ) {
    self.init(
      RouteDefinition(
        path, group: group, valueCount: RouteValues<repeat each Value>.count,
        texts: { part in
          guard let part = part as? Part, let values = values(part) else { return nil }
          return RouteValues<repeat each Value>.texts(repeat each values)
        },
        canonical: { texts in
          guard let values = try? RouteValues<repeat each Value>.parse(texts) else { return nil }
          return RouteValues<repeat each Value>.texts(repeat each values)
        }, destination: destination))
  }
}

/// The values of a route and their texts.
private struct RouteValues<each Value: LinkValue> {
  static var count: Int {
    var count = 0
    for _ in repeat (each Value).self { count += 1 }
    return count
  }

  static func texts(_ values: repeat each Value) -> [[String]] {
    var texts: [[String]] = []
    repeat texts.append((each values).linkTexts)
    return texts
  }

  /// - Throws: ``PlaceError/noSuchPlace`` if the texts are no such values.
  static func parse(_ texts: [[String]]) throws -> (repeat each Value) {
    var rest = texts[...]
    func next<Next: LinkValue>(_ type: Next.Type) throws -> Next {
      guard let texts = rest.popFirst(), let value = Next(linkTexts: texts) else {
        throw PlaceError.noSuchPlace
      }
      return value
    }
    return try (repeat next((each Value).self))
  }
}
