/// The objects that a trace knows by number, as long as they are in the window.
@MainActor
final class TracedObjects {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  /// The name of an object, with the next number when it was not seen before.
  func name(of object: AnyObject) -> TracedName {
    let id = ObjectIdentifier(object)
    let number = numbers[id] ?? count + 1
    numbers[id] = number
    count = max(count, number)
    return TracedName(type: "\(type(of: object))", number: number)
  }

  /// The name of an object that has left, to be forgotten: its identity may be given to another.
  func lastName(of object: AnyObject) -> TracedName {
    defer { numbers[ObjectIdentifier(object)] = nil }
    return name(of: object)
  }
}
