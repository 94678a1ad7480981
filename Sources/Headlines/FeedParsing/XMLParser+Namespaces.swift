import Foundation
import FoundationXML

extension XMLParser {
  /// Whether an error concerns namespaces only, such as a prefix that is not declared: many files have them.
  static func concernsNamespaces(_ error: any Error) -> Bool {
    // The codes of libxml2, from XML_NS_ERR_XML_NAMESPACE to XML_NS_ERR_COLON.
    (200...205).contains((error as NSError).code)
  }
}
