import Foundation

/// Bytes as text (RFC 4648).
package enum Base64 {
  package static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
