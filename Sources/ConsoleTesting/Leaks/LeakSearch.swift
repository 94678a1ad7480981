/// Finds what refers to objects that should have been released, in the properties of such objects.
@MainActor struct LeakSearch {
  /// A property that refers to an object, what has the property, and the object.
  typealias Reference = (owner: ObjectIdentifier, property: String, object: ObjectIdentifier)

  /// The modules whose objects hold no object that has left a window, but what subclasses of a program inherit.
  private static let modules = [
    "Coordinators", "ConsoleUI", "ConsoleWidgets", "ConsoleDriver", "ConsoleTesting",
  ]
  private static let maxDepth = 8
  private static let maxCount = 5_000

  private let targets: Set<ObjectIdentifier>
  private var visited: Set<ObjectIdentifier> = []
  private var count = 0
  /// The properties that refer to one of the objects, in the order in which they were found.
  private(set) var references: [Reference] = []
  /// The properties of each object that are closures which capture something, which may be anything.
  private(set) var closures: [ObjectIdentifier: [String]] = [:]

  /// Searches the properties of objects for references to them.
  init(_ objects: [AnyObject]) {
    targets = Set(objects.map { ObjectIdentifier($0) })
    for object in objects {
      visit(Mirror(reflecting: object), "\(type(of: object))", of: ObjectIdentifier(object), 0)
    }
  }

  private mutating func visit(
    _ mirror: Mirror, _ path: String, of owner: ObjectIdentifier, _ depth: Int
  ) {
    if mirror.displayStyle == .class, Self.isOfLibrary(mirror) { return }
    if let superclass = mirror.superclassMirror {
      visit(inherited: superclass, path, of: owner, depth)
    }
    for (index, child) in mirror.children.enumerated() {
      let name = child.label.map { $0.drop { $0 == "_" } } ?? "\(index)"
      let isPart = mirror.displayStyle == .optional || mirror.displayStyle == .enum
      visit(child.value, isPart ? path : "\(path).\(name)", of: owner, depth + 1)
    }
  }

  /// Of a class of the library, finds only a property that refers to one of the objects itself, such as `presenter`.
  private mutating func visit(
    inherited mirror: Mirror, _ path: String, of owner: ObjectIdentifier, _ depth: Int
  ) {
    guard Self.isOfLibrary(mirror) else { return visit(mirror, path, of: owner, depth) }
    for child in mirror.children where Mirror(reflecting: child.value).displayStyle == .class {
      let object = ObjectIdentifier(child.value as AnyObject)
      guard targets.contains(object) else { continue }
      references.append((owner, "\(path).\(child.label ?? "")", object))
    }
    if let superclass = mirror.superclassMirror {
      visit(inherited: superclass, path, of: owner, depth)
    }
  }

  private static func isOfLibrary(_ mirror: Mirror) -> Bool {
    modules.contains(String(String(reflecting: mirror.subjectType).prefix { $0 != "." }))
  }

  private mutating func visit(
    _ value: Any, _ path: String, of owner: ObjectIdentifier, _ depth: Int
  ) {
    count += 1
    guard depth < Self.maxDepth, count < Self.maxCount else { return }
    let mirror = Mirror(reflecting: value)
    if "\(mirror.subjectType)".contains("->"), mirror.children.isEmpty {
      if Self.mayCapture(value) { closures[owner, default: []].append(path) }
    } else if mirror.displayStyle == .class {
      let object = ObjectIdentifier(value as AnyObject)
      if targets.contains(object) { return references.append((owner, path, object)) }
      guard visited.insert(object).inserted else { return }
      visit(mirror, path, of: owner, depth)
    } else {
      visit(mirror, path, of: owner, depth)
    }
  }

  /// Whether a closure may capture something; one with a generic type that captures nothing may seem to.
  private static func mayCapture<Closure>(_ closure: Closure) -> Bool {
    let word = MemoryLayout<UInt>.size
    guard MemoryLayout<Closure>.size == 2 * word else { return true }
    // Safe because only the second of the two words is read: the context, which is zero if nothing is captured.
    return withUnsafeBytes(of: closure) { $0.load(fromByteOffset: word, as: UInt.self) } != 0
  }
}
