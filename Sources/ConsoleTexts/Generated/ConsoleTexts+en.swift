// Written by .ci/embed-texts from Sources/ConsoleTexts/Localizations/en.lproj/Sternik.strings.
// swift-format-ignore-file

extension ConsoleTexts {
  static let en: StaticString = #"""
    // ---- Labels behind a key in the status line and in the list of keys; short, one word each where possible

    /* Moves the highlight up and down in a list or table. */
    "sternik.move" = "move";

    /* Opens the highlighted row of a list or table. */
    "sternik.open" = "open";

    /* Presses the focused button. */
    "sternik.press" = "press";

    /* Changes the value of a switch or a choice. */
    "sternik.change" = "change";

    /* Scrolls a text up and down. */
    "sternik.scroll" = "scroll";

    /* Scrolls what is too wide to the left and right; behind the keys. */
    "sternik.scrollSideways" = "sideways";

    /* Submits the text of a field, or ends the typing of a search. */
    "sternik.done" = "done";

    /* Moves to the next field or button. */
    "sternik.next" = "next";

    /* Switches to another tab. */
    "sternik.tabs" = "tabs";

    /* Goes back one screen. Users of the linear form also type it as a command. */
    "sternik.back" = "back";

    /* Closes a screen beside which others stay. */
    "sternik.close" = "close";

    /* Quits the program. Users of the linear form also type it as a command. */
    "sternik.quit" = "quit";

    /* Lists all keys. */
    "sternik.help" = "keys";

    /* The title of the list of keys. */
    "sternik.helpTitle" = "Keys";

    /* Behind the key F1, which shows a list of all commands. */
    "sternik.commands" = "commands";

    /* The title of that list; also the label of the field to find a command by its name. */
    "sternik.commandsTitle" = "Commands";

    /* Below that list. %1$@: how many commands were found; %2$@: how many there are. */
    "sternik.commandCount" = "%1$@ of %2$@ commands";

    /* Moves by one page. */
    "sternik.page" = "page";

    /* Moves to the start, and to the end. */
    "sternik.ends" = "start, end";

    /* Selects another link in a text. */
    "sternik.links" = "links";

    /* In the help: Shift with the mouse, with which the terminal itself selects text to copy. */
    "sternik.shiftAndMouse" = "shift mouse";

    /* What Shift with the mouse does. */
    "sternik.selectText" = "select text";

    /* Takes back the last change of a text. */
    "sternik.undo" = "undo";

    /* Makes a change of a text again that was taken back. */
    "sternik.redo" = "redo";

    /* Removes the selected text and keeps it for inserting. */
    "sternik.cut" = "cut";

    /* Keeps the selected text for inserting. */
    "sternik.copy" = "copy";

    /* Inserts the text that was cut or copied. */
    "sternik.paste" = "paste";

    /* Behind the arrow keys to the left and right, in a tree. */
    "sternik.openAndClose" = "close, open";
    /* Chooses all rows of a list with boxes, or none of them. */
    "sternik.allOrNone" = "all, none";

    /* Finds rows of a list or table by their text. */
    "sternik.find" = "find";

    /* Moves to the next and the previous match of a search. */
    "sternik.matches" = "matches";

    /* Beside the text of a search when no row contains it. */
    "sternik.notFound" = "not found";


    // ---- The linear form, which a screen reader reads: what an element is; short, in lower case

    /* A list. */
    "sternik.linear.list" = "list";

    /* A table. */
    "sternik.linear.table" = "table";

    /* A link in a text. */
    "sternik.linear.link" = "link";

    /* A button. */
    "sternik.linear.button" = "button";

    /* A text field. */
    "sternik.linear.textField" = "text field";

    /* A text of several lines that can be edited; the number of its lines follows. */
    "sternik.linear.textEditor" = "text";

    /* What adds a line to it. */
    "sternik.linear.newLine" = "new line";

    /* A password field. */
    "sternik.linear.secureField" = "password field";

    /* A control that is on or off. */
    "sternik.linear.toggle" = "switch";

    /* A control that has one of several values. */
    "sternik.linear.picker" = "choice";

    /* A button that shows several actions. */
    "sternik.linear.menu" = "menu";

    /* A tab. Users also type this word, followed by a number: one word. */
    "sternik.linear.tab" = "tab";

    /* A column beside the current one. Users also type this word, followed by a number: one word. */
    "sternik.linear.column" = "column";

    /* An alert; a colon and its title follow. */
    "sternik.linear.alert" = "alert";

    /* A dialog, such as the list of keys; a colon and its title follow. */
    "sternik.linear.dialog" = "dialog";

    /* An activity of unknown duration. */
    "sternik.linear.busy" = "in progress";


    // ---- The linear form: states of an element, and where it is

    /* The highlighted row of a list, or the selected value of a choice. */
    "sternik.linear.selected" = "selected";

    /* The control that has the keyboard focus. */
    "sternik.linear.focused" = "focused";

    /* A switch that is on. */
    "sternik.linear.on" = "on";

    /* A switch that is off. */
    "sternik.linear.off" = "off";

    /* Behind a row of a tree: the rows below it are shown. */
    "sternik.linear.open" = "open";

    /* Behind a row of a tree: the rows below it are hidden. */
    "sternik.linear.closed" = "closed";

    /* Behind a row of a tree: how deep it is, from 2 on. */
    "sternik.linear.level" = "level %@";

    /* A field without text. */
    "sternik.linear.empty" = "empty";

    /* Said instead of the text of a password field. */
    "sternik.linear.filledIn" = "filled in";

    /* What is wrong with the text of a field; a colon and the problem follow. */
    "sternik.linear.validationError" = "error";

    /* %1$d: a position; %2$d: how many there are. */
    "sternik.linear.position" = "%1$d of %2$d";

    /* %d: how many rows a list or table has. */
    "sternik.linear.rows" = {
      NSStringLocalizedFormatKey = "%#@rows@";
      rows = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d;
        one = "%d row";
        other = "%d rows";
      };
    };

    /* %1$d and %2$d: the first and the last row that follow; %3$d: how many rows there are. */
    "sternik.linear.someRows" = "rows %1$d to %2$d of %3$d";

    /* How many lines a text has that can be edited. */
    "sternik.linear.lines" = {
      NSStringLocalizedFormatKey = "%#@lines@";
      lines = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType;
        NSStringFormatValueTypeKey = d;
        one = "%d line";
        other = "%d lines";
      };
    };

    /* %1$d and %2$d: the first and the last line that follow; %3$d: how many lines there are. */
    "sternik.linear.someLines" = "lines %1$d to %2$d of %3$d";

    /* %@: the title of the screen to which the user can go back. */
    "sternik.linear.backTo" = "back to %@";

    /* Before the title of the screen that is kept beside the current one: "beside: Apples". */
    "sternik.linear.beside" = "beside";


    // ---- The linear form: commands that users type, each different from the others

    /* Reads the next rows of a long list. */
    "sternik.linear.nextPage" = "next";

    /* Reads the previous rows of a long list. */
    "sternik.linear.previousPage" = "previous";

    /* Repeats the whole screen. */
    "sternik.linear.again" = "again";

    /* Lists the commands. */
    "sternik.linear.help" = "help";

    /* A colon and the commands that the user can type now follow. */
    "sternik.linear.type" = "Type";

    /* %1$@ and %2$@: the first and the last number that the user can type. */
    "sternik.linear.numbers" = "%1$@ to %2$@";


    // ---- The linear form: questions, whose answer the user types next

    /* %@: the label of a field. */
    "sternik.linear.newText" = "%@, new text";

    /* %@: the label of a choice; its numbered values follow. */
    "sternik.linear.newChoice" = "%@, a number";

    /* %@: the text of the field now. Enter is the key. */
    "sternik.linear.keep" = "Enter keeps %@; a space clears it";


    // ---- The linear form: answers to what the user typed

    /* %1$@: the line that the user typed; %2$@: the command sternik.linear.help. */
    "sternik.linear.unknown" = "Unknown command: %1$@. Type %2$@ for a list of commands.";

    /* %1$@: the number that the user typed; %2$@: the largest number. */
    "sternik.linear.noChoice" = "There is no number %1$@; the last one is %2$@.";

    /* The user typed a number where nothing is numbered. */
    "sternik.linear.nothingToChoose" = "There is nothing to choose here.";

    /* The command had no effect. */
    "sternik.linear.unchanged" = "Nothing has changed.";


    // ---- The linear form: explanations of the commands; those without “follows” are lines of their own

    /* Follows the numbers and a colon. */
    "sternik.linear.helpNumber" = "opens, presses or changes the item with that number";

    /* How to fill in a field. */
    "sternik.linear.helpField" = "a number followed by text fills in a field";

    /* How to choose by name. */
    "sternik.linear.helpName" = "a name, or its beginning, does the same as its number";

    /* Follows sternik.linear.nextPage and a colon. */
    "sternik.linear.helpNextPage" = "the next rows";

    /* Follows sternik.linear.previousPage and a colon. */
    "sternik.linear.helpPreviousPage" = "the previous rows";

    /* Follows sternik.back and a colon. */
    "sternik.linear.helpBack" = "returns to the previous screen";

    /* Explains "/", the key that finds a text, in the help. */
    "sternik.linear.helpFind" = "finds the text typed after it";

    /* Follows sternik.linear.again and a colon. */
    "sternik.linear.helpAgain" = "repeats the whole screen";

    /* Follows sternik.quit and a colon. */
    "sternik.linear.helpQuit" = "quits the program";

    /* How to press a key; down and enter are names of keys and stay as they are. */
    "sternik.linear.helpKeys" = "the name of a key, such as down or enter, presses that key";
    """#
}
