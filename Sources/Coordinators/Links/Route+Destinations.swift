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
      ofScreen: path, valueCount: RouteValues.count(of: repeat (each Value).self),
      texts: { (screen: Shown) in RouteValues.texts(of: screen, by: values) },
      canonical: { RouteValues.canonical($0, as: repeat (each Value).self) },
      show: { texts in
        let values = try RouteValues.parse(texts, as: repeat (each Value).self)
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
    let definition = RouteDefinition(
      path, valueCount: RouteValues.count(of: repeat (each Value).self),
      group: nil, texts: { _ in nil },
      canonical: { RouteValues.canonical($0, as: repeat (each Value).self) },
      follow: { _, texts in
        let values = try RouteValues.parse(texts, as: repeat (each Value).self)
        return try follow(repeat each values)
      }, restore: nil)
    self.init(definition)
  }

  private init<Child: Coordinator, each Value: LinkValue>(
    _ path: String, group: String?, values: @escaping @MainActor (Child) -> (repeat each Value)?,
    start: @escaping @MainActor (repeat each Value) throws -> Child
  ) {
    self.init(
      ofChild: path, valueCount: RouteValues.count(of: repeat (each Value).self), group: group,
      texts: { (child: Child) in RouteValues.texts(of: child, by: values) },
      canonical: { RouteValues.canonical($0, as: repeat (each Value).self) },
      make: { texts in
        let values = try RouteValues.parse(texts, as: repeat (each Value).self)
        return try start(repeat each values)
      })
  }

  // The initializers below know values as texts only.

  private init<Child: Coordinator>(
    ofChild path: String, valueCount: Int, group: String?,
    texts: @escaping @MainActor (Child) -> [[String]]?,
    canonical: @escaping ([[String]]) -> [[String]]?,
    make: @escaping @MainActor ([[String]]) throws -> Child
  ) {
    let definition = RouteDefinition(
      path, valueCount: valueCount, group: group,
      texts: { ($0 as? Child).flatMap(texts) },
      canonical: canonical,
      follow: { coordinator, wanted in
        try coordinator.leadToChild(orStart: make(wanted)) { (child: Child) in
          texts(child) == wanted
        }
      },
      restore: { coordinator, wanted in try coordinator.tryStart(child: make(wanted)) })
    self.init(definition)
  }

  private init<Shown: Presentable>(
    ofScreen path: String, valueCount: Int, texts: @escaping @MainActor (Shown) -> [[String]]?,
    canonical: @escaping ([[String]]) -> [[String]]?,
    show: @escaping @MainActor ([[String]]) throws -> Void
  ) {
    let texts: @MainActor (AnyObject) -> [[String]]? = { ($0 as? Shown).flatMap(texts) }
    let definition = RouteDefinition(
      path, valueCount: valueCount, group: nil, texts: texts, canonical: canonical,
      follow: { coordinator, wanted in
        try coordinator.leadToScreen {
          try show(wanted)
        } where: {
          texts($0) == wanted
        }
      },
      restore: { _, wanted in try show(wanted) })
    self.init(definition)
  }
}

/// The values of a route and their texts.
@MainActor
private enum RouteValues {
  static func texts<Part, each Value: LinkValue>(
    of part: Part, by values: @MainActor (Part) -> (repeat each Value)?
  ) -> [[String]]? {
    guard let values = values(part) else { return nil }
    return texts(repeat each values)
  }

  /// The texts of the values that some texts are parsed as; `nil` if they are no such values.
  nonisolated static func canonical<each Value: LinkValue>(
    _ texts: [[String]], as types: repeat (each Value).Type
  ) -> [[String]]? {
    guard let values = try? parse(texts, as: repeat each types) else { return nil }
    return self.texts(repeat each values)
  }

  nonisolated static func count<each Value: LinkValue>(of types: repeat (each Value).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  nonisolated static func parse<each Value: LinkValue>(
    _ texts: [[String]], as types: repeat (each Value).Type
  ) throws -> (repeat each Value) {
    var rest = texts[...]
    func next<Next: LinkValue>(_ type: Next.Type) throws -> Next {
      guard let texts = rest.popFirst(), let value = Next(linkTexts: texts) else { throw NoValue() }
      return value
    }
    return try (repeat next(each types))
  }

  private nonisolated static func texts<each Value: LinkValue>(
    _ values: repeat each Value
  ) -> [[String]] {
    var texts: [[String]] = []
    repeat texts.append((each values).linkTexts)
    return texts
  }

  private struct NoValue: Error {}
}
