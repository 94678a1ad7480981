/// The numbers of a trace for the objects that are in the window.
@MainActor
final class TracedObjectNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  /// The name of an object; a new object gets the next number.
  func name(of object: AnyObject) -> TracedName {
    let id = ObjectIdentifier(object)
    let number = numbers[id] ?? count + 1
    numbers[id] = number
    count = max(count, number)
    return TracedName(type: "\(type(of: object))", number: number)
  }

  /// The name of an object that left.
  ///
  /// Its number is forgotten, since a new object may have the same address.
  func removeName(of object: AnyObject) -> TracedName {
    defer { numbers[ObjectIdentifier(object)] = nil }
    return name(of: object)
  }
}
