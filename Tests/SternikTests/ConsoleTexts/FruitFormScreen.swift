import Sternik

/// A control of each kind.
final class FruitFormScreen: Screen {
  let title = "Zamówienie"
  private var name = ""
  private var colour = 0

  var body: some View {
    TextField("Imię", text: name) { self.name = $0 }
    Picker("Kolor", ["czerwony", "zielony"], selection: colour) { self.colour = $0 }
    Toggle("Torebka", isOn: true) { _ in }
    SecureField("Hasło", text: "tajne")
    TextField("Miasto").validationError("Nie ma takiego miasta.")
    Button("Kup") {}
    ProgressBar(0.5, label: "Pakowanie")
    Spinner("Wysyłanie")
    Tabs(["Dzień", "Tydzień"], selection: 1)
  }
}
