import Foundation

/// Encodes bytes as Base64 (RFC 4648).
package enum Base64 {
  package static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
