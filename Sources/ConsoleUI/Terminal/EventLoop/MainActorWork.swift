internal import Dispatch

/// Whether code runs for the main actor, asked where the compiler does not know it.
enum MainActorWork {
  /// True on the main queue, which other threads may serve in a program with an asynchronous `main`.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
