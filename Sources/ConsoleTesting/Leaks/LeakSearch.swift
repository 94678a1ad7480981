/// Finds what refers to objects that should have been released, in the properties of such objects.
@MainActor struct LeakSearch {
  /// A property that refers to an object, and the object.
  typealias Reference = (property: String, object: ObjectIdentifier)

  /// The modules whose own properties hold no object that has left a window.
  private static let modules = ["Coordinators", "ConsoleUI", "ConsoleWidgets", "ConsoleTesting"]
  private static let maxDepth = 8
  private static let maxCount = 5_000

  private let targets: Set<ObjectIdentifier>
  private var visited: Set<ObjectIdentifier> = []
  private var count = 0
  /// The properties that refer to one of the objects, in the order in which they were found.
  private(set) var references: [Reference] = []
  /// The properties of each object that are closures, which may hold anything.
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
    if let superclass = mirror.superclassMirror { visit(superclass, path, of: owner, depth) }
    let module = String(reflecting: mirror.subjectType).prefix { $0 != "." }
    if mirror.displayStyle == .class, Self.modules.contains(String(module)) { return }
    for (index, child) in mirror.children.enumerated() {
      let name = child.label.map { $0.drop { $0 == "_" } } ?? "\(index)"
      let isPart = mirror.displayStyle == .optional || mirror.displayStyle == .enum
      visit(child.value, isPart ? path : "\(path).\(name)", of: owner, depth + 1)
    }
  }

  private mutating func visit(
    _ value: Any, _ path: String, of owner: ObjectIdentifier, _ depth: Int
  ) {
    count += 1
    guard depth < Self.maxDepth, count < Self.maxCount else { return }
    let mirror = Mirror(reflecting: value)
    if "\(mirror.subjectType)".contains("->"), mirror.children.isEmpty {
      closures[owner, default: []].append(path)
    } else if mirror.displayStyle == .class {
      let object = ObjectIdentifier(value as AnyObject)
      if targets.contains(object) { return references.append((path, object)) }
      guard visited.insert(object).inserted else { return }
      visit(mirror, path, of: owner, depth)
    } else {
      visit(mirror, path, of: owner, depth)
    }
  }
}
