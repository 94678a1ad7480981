import Foundation
import StringsFormats
import StringsTool

/// The fuzz targets of `.ci/fuzz`: the first byte of an input selects the reader of the others.
///
/// Add a reader at the end, because the inputs in the corpus contain the numbers.
private let readers: [(name: String, read: @Sendable (FuzzInput) -> Void)] = [
  ("document", checkDocument),
  ("editing", checkEditing),
  ("file", checkTranslationFile),
  ("format", checkFormat),
  ("languages", checkLanguages),
  ("catalog", checkCatalog),
  ("keys", checkKeys),
  ("text", checkShownText),
  ("swift", checkSwiftSource),
  ("xliff", { checkExchange(.xliff, $0) }),
  ("po", { checkExchange(.po, $0) }),
  ("csv", { checkExchange(.csv, $0) }),
]

/// The reader that `--reader=NAME` selects, for all inputs regardless of their first byte.
private let onlyReader: Int? = {
  let option = "--reader="
  guard let argument = CommandLine.arguments.first(where: { $0.hasPrefix(option) }) else {
    return nil
  }
  let name = argument.dropFirst(option.count)
  guard let number = readers.firstIndex(where: { $0.name == name }) else {
    preconditionFailure("no reader \(name) in \(readers.map(\.name))")
  }
  return number
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safe because libFuzzer keeps `count` bytes at `start` during the call.
  var input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
  let number = input.number(below: readers.count)
  readers[onlyReader ?? number].read(input)
  return 0
}

/// Writes sample inputs into the corpus folder, which is the first argument that is no option.
@_cdecl("LLVMFuzzerInitialize")
public func writeFirstInputs(
  _ count: UnsafePointer<CInt>, _ arguments: UnsafePointer<UnsafePointer<UnsafePointer<CChar>>>
) -> CInt {
  guard let folder = CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) else {
    return 0
  }
  let directory = URL(fileURLWithPath: folder)
  for (name, bytes) in ConformanceInputs.all {
    for reader in ["document", "editing", "file"] {
      write(bytes, name: "\(name)-\(reader)", for: reader, into: directory)
    }
  }
  write(Array(sampleCatalog.utf8), name: "catalog", for: "catalog", into: directory)
  write(Array(sampleSource.utf8), name: "swift", for: "swift", into: directory)
  for (number, sample) in sampleExchanges.enumerated() {
    let reader = sample.format.rawValue
    write(Array(sample.text.utf8), name: "\(reader)-\(number)", for: reader, into: directory)
  }
  for (name, bytes) in KeyInputs.all {
    // The first eight bytes control where the others are split.
    let plan = [UInt8](repeating: 0x9D, count: 8)
    write(plan + bytes, name: "keys-\(name)", for: "keys", into: directory)
    write(plan + [0x20] + bytes, name: "text-\(name)", for: "text", into: directory)
  }
  return 0
}

private func write(_ bytes: [UInt8], name: String, for reader: String, into folder: URL) {
  guard let number = readers.firstIndex(where: { $0.name == reader }),
    onlyReader == nil || onlyReader == number
  else { return }
  try? Data([UInt8(number)] + bytes).write(to: folder.appending(path: name))
}
