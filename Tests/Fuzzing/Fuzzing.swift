import Foundation

/// What `.ci/fuzz` runs: libFuzzer makes up bytes, the first of which says who reads the others.
///
/// A new reader is one more line here, at the end: the corpus remembers the numbers.
private let readers: [@Sendable (FuzzInput) -> Void] = [
  checkDocument,
  checkEditing,
  checkTranslationFile,
  checkFormat,
  checkLanguages,
  checkCatalog,
]

@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safe because libFuzzer keeps so many bytes there during the call.
  var input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
  readers[input.number(below: readers.count)](input)
  return 0
}

/// Writes the conformance cases into the first folder among the arguments, for each reader of files.
@_cdecl("LLVMFuzzerInitialize")
public func writeFirstInputs(
  _ count: UnsafePointer<CInt>, _ arguments: UnsafePointer<UnsafePointer<UnsafePointer<CChar>>>
) -> CInt {
  guard let folder = CommandLine.arguments.dropFirst().first(where: { !$0.hasPrefix("-") }) else {
    return 0
  }
  for (name, bytes) in ConformanceInputs.all {
    for reader in UInt8(0)..<3 {
      let file = URL(fileURLWithPath: folder).appending(path: "\(name)-\(reader)")
      try? Data([reader] + bytes).write(to: file)
    }
  }
  let catalog = URL(fileURLWithPath: folder).appending(path: "catalog")
  try? Data([UInt8(readers.count - 1)] + Array(sampleCatalog.utf8)).write(to: catalog)
  return 0
}
