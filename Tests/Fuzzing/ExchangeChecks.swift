import LocalizableStrings
import StringsFormats
import StringsSyntax
import StringsTool

/// A file from a translator is refused, or says the same when it is written and read again.
func checkExchange(_ format: ExchangeFormat, _ input: FuzzInput) {
  guard let read = try? format.read(Array(input.rest), file: "input", language: "pl") else {
    return
  }
  let exchange = TranslationExchange(
    sourceLanguage: "en", targetLanguage: "pl", units: read.units.filter { $0.identity.file != nil }
  )
  let units = exchange.units.filter(XLIFFWriter.canWrite)
  let text = XLIFFWriter.text(
    TranslationExchange(sourceLanguage: "en", targetLanguage: "pl", units: units))
  guard let again = try? ExchangeFormat.xliff.read(Array(text.utf8), file: "again") else {
    preconditionFailure("XLIFF that was written can be read")
  }
  precondition(again.units.count == units.count, "no text is lost")
  guard
    (try? ExchangeFormat.po.read(Array(POWriter.text(exchange, "pl").utf8), file: "again")) != nil
  else {
    preconditionFailure("PO that was written can be read")
  }
  precondition(
    format == .csv || !exchange.units.contains { $0.source.utf8.contains(0) }, "no text has NUL")
}

/// A small file in each format.
let sampleExchanges: [(format: ExchangeFormat, text: String)] = [
  (
    .xliff,
    """
    <xliff version="1.2"><file original="L.xcstrings" target-language="pl"><body><trans-unit id="k|==|plural.one">
    <source>a &amp; b</source><target state="new">c<x equiv-text="d"/></target><note/></trans-unit></body></file></xliff>
    """
  ),
  (
    .po,
    """
    msgid ""
    msgstr "Plural-Forms: nplurals=2; plural=n != 1;\\nLanguage: en\\n"
    #, fuzzy
    #: L.strings
    msgctxt "k"
    msgid "a"
    msgid_plural "b"
    msgstr[0] "c\\n"
    "d"
    """
  ),
  (.csv, "key,source,translation,state,file\r\n\"a\"\"b\",c,\"d\r\n\",new,L.strings\r\n"),
]
