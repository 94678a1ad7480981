import CLibrary
import Dispatch

/// Delivers signals outside of signal handlers: the handler writes their numbers to a pipe.
///
/// A dispatch source of signals would take a signal from a handler that the program installs, and would leave a
/// handler that swallows the signal. Safe because `originals` is touched by the thread that starts and stops it.
final class SignalPipe: @unchecked Sendable {
  /// The pipe's ends; never closed, because a handler may be about to write to it.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  private let source: any DispatchSourceRead
  private var originals: [Int32: sigaction] = [:]

  /// Starts to read the pipe; `deliver` is called on `queue` with the number of each signal, and whether a key
  /// caused it.
  init(queue: DispatchQueue, deliver: @escaping @Sendable (Int32, Bool) -> Void) {
    // Signals that arrived while an earlier pipe was removed were not for this one.
    while Self.next() != nil {}
    source = DispatchSource.makeReadSource(fileDescriptor: Self.ends.read, queue: queue)
    source.setEventHandler {
      while let byte = Self.next() {
        deliver(Int32(byte & ~Self.keyboardFlag), byte & Self.keyboardFlag != 0)
      }
    }
    source.activate()
  }

  deinit {
    source.cancel()
  }

  /// Delivers a signal from now on, unless it is ignored.
  func add(_ number: Int32) {
    var original = sigaction()
    sigaction(number, nil, &original)
    guard !original.isIgnored else { return }
    originals[number] = original
    var action = Self.action
    sigaction(number, &action, nil)
  }

  /// Restores the actions of all signals, except where the program has installed a handler since.
  func removeAll() {
    for (number, var original) in originals {
      var current = sigaction()
      sigaction(number, nil, &current)
      if current.handlerAddress == Self.action.handlerAddress { sigaction(number, &original, nil) }
    }
    originals = [:]
  }

  private static let action: sigaction = {
    var action = sigaction()
    let handler:
      @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?)
        -> Void = { number, information, _ in
          SignalPipe.write(number, isFromKeyboard: SignalPipe.isFromKeyboard(information))
        }
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = handler
    #else
    action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(
      bitPattern: UInt32(SA_ONSTACK) | UInt32(SA_RESTART) | UInt32(SA_SIGINFO))
    return action
  }()

  private static func next() -> UInt8? {
    var byte: UInt8 = 0
    return systemRead(ends.read, &byte) == 1 ? byte : nil
  }

  /// Called in the signal handler.
  private static func write(_ number: Int32, isFromKeyboard: Bool) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number) | (isFromKeyboard ? keyboardFlag : 0)
    systemWrite(ends.write, &byte)
    errno = saved
  }

  /// Marks the number of a signal that the terminal sent for a key; signal numbers are less.
  private static let keyboardFlag: UInt8 = 0x80

  /// Whether the system sent the signal, and not a process.
  private static func isFromKeyboard(_ information: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    #if canImport(Darwin)
    information?.pointee.si_pid == 0
    #else
    information?.pointee.si_code == Int32(SI_KERNEL)
    #endif
  }
}

@discardableResult private func systemWrite(
  _ descriptor: Int32, _ byte: UnsafePointer<UInt8>
) -> Int {
  write(descriptor, byte, 1)
}

private func systemRead(_ descriptor: Int32, _ byte: UnsafeMutablePointer<UInt8>) -> Int {
  read(descriptor, byte, 1)
}
