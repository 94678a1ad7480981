import Foundation

/// The inputs of the `.strings` conformance cases.
enum ConformanceInputs {
  private struct Case: Decodable {
    enum CodingKeys: String, CodingKey {
      case name
      case input = "input_base64"
    }

    var name: String
    var input: Data
  }

  static var all: [(name: String, bytes: [UInt8])] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../StringsSyntaxTests/Conformance/strings-cases.json")
    guard let data = try? Data(contentsOf: file),
      let cases = try? JSONDecoder().decode([Case].self, from: data)
    else { preconditionFailure("the conformance cases can be read") }
    return cases.map { ($0.name, Array($0.input)) }
  }
}
