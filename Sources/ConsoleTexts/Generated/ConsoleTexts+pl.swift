// Written by .ci/embed-texts from Sources/ConsoleTexts/Localizations/pl.lproj/Sternik.strings.
// swift-format-ignore-file

extension ConsoleTexts {
  static let pl: StaticString = #"""
    // ---- Labels behind a key in the status line and in the list of keys; short, one word each where possible

    /* Moves the highlight up and down in a list or table. */
    "sternik.move" = "przesuń";

    /* Opens the highlighted row of a list or table. */
    "sternik.open" = "otwórz";

    /* Presses the focused button. */
    "sternik.press" = "naciśnij";

    /* Changes the value of a switch or a choice. */
    "sternik.change" = "zmień";

    /* Scrolls a text up and down. */
    "sternik.scroll" = "przewiń";

    /* Scrolls what is too wide to the left and right; behind the keys. */
    "sternik.scrollSideways" = "w bok";

    /* Submits the text of a field, or ends the typing of a search. */
    "sternik.done" = "gotowe";

    /* Moves to the next field or button. */
    "sternik.next" = "dalej";

    /* Switches to another tab. */
    "sternik.tabs" = "karty";

    /* Goes back one screen. Users of the linear form also type it as a command. */
    "sternik.back" = "wstecz";

    /* Closes a screen beside which others stay. */
    "sternik.close" = "zamknij";

    /* Quits the program. Users of the linear form also type it as a command. */
    "sternik.quit" = "zakończ";

    /* Lists all keys. */
    "sternik.help" = "klawisze";

    /* The title of the list of keys. */
    "sternik.helpTitle" = "Klawisze";

    /* Behind the key F1, which shows a list of all commands. */
    "sternik.commands" = "polecenia";

    /* The title of that list; also the label of the field to find a command by its name. */
    "sternik.commandsTitle" = "Polecenia";

    /* Below that list. %1$@: how many commands were found; %2$@: how many there are. */
    "sternik.commandCount" = "%1$@ z %2$@ poleceń";

    /* Moves by one page. */
    "sternik.page" = "strona";

    /* Moves to the start, and to the end. */
    "sternik.ends" = "początek, koniec";

    /* Selects another link in a text. */
    "sternik.links" = "linki";

    /* In the help: Shift with the mouse, with which the terminal itself selects text to copy. */
    "sternik.shiftAndMouse" = "shift mysz";

    /* What Shift with the mouse does. */
    "sternik.selectText" = "zaznacz tekst";

    /* Takes back the last change of a text. */
    "sternik.undo" = "cofnij";

    /* Makes a change of a text again that was taken back. */
    "sternik.redo" = "ponów";

    /* Removes the selected text and keeps it for inserting. */
    "sternik.cut" = "wytnij";

    /* Keeps the selected text for inserting. */
    "sternik.copy" = "kopiuj";

    /* Inserts the text that was cut or copied. */
    "sternik.paste" = "wklej";

    /* Behind the arrow keys to the left and right, in a tree. */
    "sternik.openAndClose" = "zwiń, rozwiń";
    /* Chooses all rows of a list with boxes, or none of them. */
    "sternik.allOrNone" = "wszystkie, żadne";

    /* Finds rows of a list or table by their text. */
    "sternik.find" = "znajdź";

    /* Moves to the next and the previous match of a search. */
    "sternik.matches" = "trafienia";

    /* Beside the text of a search when no row contains it. */
    "sternik.notFound" = "nie znaleziono";


    // ---- The linear form, which a screen reader reads: what an element is; short, in lower case

    /* A list. */
    "sternik.linear.list" = "lista";

    /* A table. */
    "sternik.linear.table" = "tabela";

    /* A link in a text. */
    "sternik.linear.link" = "link";

    /* A button. */
    "sternik.linear.button" = "przycisk";

    /* A text field. */
    "sternik.linear.textField" = "pole tekstowe";

    /* A text of several lines that can be edited; the number of its lines follows. */
    "sternik.linear.textEditor" = "tekst";

    /* What adds a line to it. */
    "sternik.linear.newLine" = "nowy wiersz";

    /* A password field. */
    "sternik.linear.secureField" = "pole hasła";

    /* A control that is on or off. */
    "sternik.linear.toggle" = "przełącznik";

    /* A control that has one of several values. */
    "sternik.linear.picker" = "wybór";

    /* A button that shows several actions. */
    "sternik.linear.menu" = "menu";

    /* A tab. Users also type this word, followed by a number: one word. */
    "sternik.linear.tab" = "karta";

    /* A column beside the current one. Users also type this word, followed by a number: one word. */
    "sternik.linear.column" = "kolumna";

    /* An alert; a colon and its title follow. */
    "sternik.linear.alert" = "komunikat";

    /* A dialog, such as the list of keys; a colon and its title follow. */
    "sternik.linear.dialog" = "okno dialogowe";

    /* An activity of unknown duration. */
    "sternik.linear.busy" = "w toku";


    // ---- The linear form: states of an element, and where it is

    /* The highlighted row of a list, or the selected value of a choice. */
    "sternik.linear.selected" = "zaznaczone";

    /* The control that has the keyboard focus. */
    "sternik.linear.focused" = "aktywne";

    /* A switch that is on. */
    "sternik.linear.on" = "włączone";

    /* A switch that is off. */
    "sternik.linear.off" = "wyłączone";

    /* Behind a row of a tree: the rows below it are shown. */
    "sternik.linear.open" = "otwarte";

    /* Behind a row of a tree: the rows below it are hidden. */
    "sternik.linear.closed" = "zamknięte";

    /* Behind a row of a tree: how deep it is, from 2 on. */
    "sternik.linear.level" = "poziom %@";

    /* A field without text. */
    "sternik.linear.empty" = "puste";

    /* Said instead of the text of a password field. */
    "sternik.linear.filledIn" = "wypełnione";

    /* What is wrong with the text of a field; a colon and the problem follow. */
    "sternik.linear.validationError" = "błąd";

    /* %1$d: a position; %2$d: how many there are. */
    "sternik.linear.position" = "%1$d z %2$d";

    /* %d: how many rows a list or table has. */
    "sternik.linear.rows" = {
      NSStringLocalizedFormatKey = "%#@rows@";
      rows = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d;
        one = "%d wiersz";
        few = "%d wiersze";
        many = "%d wierszy";
        other = "%d wiersza";
      };
    };

    /* %1$d and %2$d: the first and the last row that follow; %3$d: how many rows there are. */
    "sternik.linear.someRows" = "wiersze od %1$d do %2$d z %3$d";

    /* How many lines a text has that can be edited. */
    "sternik.linear.lines" = {
      NSStringLocalizedFormatKey = "%#@lines@";
      lines = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d;
        one = "%d wiersz";
        few = "%d wiersze";
        many = "%d wierszy";
        other = "%d wiersza";
      };
    };

    /* %1$d and %2$d: the first and the last line that follow; %3$d: how many lines there are. */
    "sternik.linear.someLines" = "wiersze od %1$d do %2$d z %3$d";

    /* %@: the title of the screen to which the user can go back. */
    "sternik.linear.backTo" = "wstecz: %@";

    /* Before the title of the screen that is kept beside the current one: "beside: Apples". */
    "sternik.linear.beside" = "obok";


    // ---- The linear form: commands that users type, each different from the others

    /* Reads the next rows of a long list. */
    "sternik.linear.nextPage" = "dalej";

    /* Reads the previous rows of a long list. */
    "sternik.linear.previousPage" = "wcześniej";

    /* Repeats the whole screen. */
    "sternik.linear.again" = "powtórz";

    /* Lists the commands. */
    "sternik.linear.help" = "pomoc";

    /* A colon and the commands that the user can type now follow. */
    "sternik.linear.type" = "Wpisz";

    /* %1$@ and %2$@: the first and the last number that the user can type. */
    "sternik.linear.numbers" = "od %1$@ do %2$@";


    // ---- The linear form: questions, whose answer the user types next

    /* %@: the label of a field. */
    "sternik.linear.newText" = "%@, nowy tekst";

    /* %@: the label of a choice; its numbered values follow. */
    "sternik.linear.newChoice" = "%@, numer";

    /* %@: the text of the field now. Enter is the key. */
    "sternik.linear.keep" = "Enter zostawia %@; spacja czyści pole";


    // ---- The linear form: answers to what the user typed

    /* %1$@: the line that the user typed; %2$@: the command sternik.linear.help. */
    "sternik.linear.unknown" = "Nieznane polecenie: %1$@. Wpisz %2$@, aby zobaczyć listę poleceń.";

    /* %1$@: the number that the user typed; %2$@: the largest number. */
    "sternik.linear.noChoice" = "Nie ma numeru %1$@; ostatni to %2$@.";

    /* The user typed a number where nothing is numbered. */
    "sternik.linear.nothingToChoose" = "Nie ma tu nic do wyboru.";

    /* The command had no effect. */
    "sternik.linear.unchanged" = "Nic się nie zmieniło.";


    // ---- The linear form: explanations of the commands; those without “follows” are lines of their own

    /* Follows the numbers and a colon. */
    "sternik.linear.helpNumber" = "otwiera, naciska lub zmienia element o tym numerze";

    /* How to fill in a field. */
    "sternik.linear.helpField" = "numer i tekst po nim wypełniają pole";

    /* How to choose by name. */
    "sternik.linear.helpName" = "nazwa lub jej początek działa tak samo jak numer";

    /* Follows sternik.linear.nextPage and a colon. */
    "sternik.linear.helpNextPage" = "następne wiersze";

    /* Follows sternik.linear.previousPage and a colon. */
    "sternik.linear.helpPreviousPage" = "poprzednie wiersze";

    /* Follows sternik.back and a colon. */
    "sternik.linear.helpBack" = "wraca do poprzedniego ekranu";

    /* Explains "/", the key that finds a text, in the help. */
    "sternik.linear.helpFind" = "wyszukuje tekst wpisany za nim";

    /* Follows sternik.linear.again and a colon. */
    "sternik.linear.helpAgain" = "powtarza cały ekran";

    /* Follows sternik.quit and a colon. */
    "sternik.linear.helpQuit" = "kończy program";

    /* How to press a key; down and enter are names of keys and stay as they are. */
    "sternik.linear.helpKeys" = "nazwa klawisza, na przykład down lub enter, naciska ten klawisz";
    """#
}
