/// The script with which a page reloads when there is a newer version.
struct GalleryFollowing {
  let version: Int
  /// The name of the file beside the page that calls `galleryVersion` with the newest version.
  let file: String

  /// A page from a file may load a script, but read no other file.
  var script: String {
    """

    const file = decodeURIComponent("\(encodedFile)")
    if (history.state && history.state.gallery) {
      const kept = history.state.gallery
      for (const id of kept.open) {
        const part = document.getElementById(id)
        const details = part && (part.matches("details") ? part : part.querySelector(":scope > details"))
        if (details) details.open = true
      }
      const colours = document.querySelectorAll("[name=colours]")[kept.colours]
      if (colours) colours.checked = true
      field.value = kept.words
      field.dispatchEvent(new Event("input"))
      if (kept.focused) document.getElementById(kept.focused)?.focus({ preventScroll: true })
      const scroll = () => scrollTo({ left: kept.left, top: kept.top, behavior: "instant" })
      scroll()
      // If the address names a part of the page, browsers scroll there when they have loaded it.
      addEventListener("load", () => setTimeout(scroll))
      history.replaceState(null, "")
      history.scrollRestoration = "auto"
    }
    function galleryVersion(newest) {
      if (newest === \(version)) return
      const gallery = {
        words: field.value, left: scrollX, top: scrollY, focused: document.activeElement.id,
        colours: [...document.querySelectorAll("[name=colours]")].findIndex(part => part.checked),
        // A search opens groups until its end.
        open: [...document.querySelectorAll("details")]
          .filter(part => lastWords && groups.includes(part) ? part.wasOpen : part.open)
          .map(part => part.id || part.parentElement.id).filter(id => id),
      }
      history.scrollRestoration = "manual"
      history.replaceState({ gallery }, "")
      location.reload()
    }
    setInterval(() => {
      const script = document.createElement("script")
      script.onload = script.onerror = () => script.remove()
      script.src = encodeURIComponent(file) + "?" + Date.now()
      document.head.append(script)
    }, 250)
    """
  }

  /// The name without characters that have a meaning in scripts or markup.
  private var encodedFile: String {
    file.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      let digits = String(byte, radix: 16)
      return isPlain ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
