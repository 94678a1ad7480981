"""Writes many mutants into one source: each changed token asks at run time whether its mutant is the chosen one.

A changed operator becomes an operator of its own, whose function does the one or the other; a changed literal becomes a
call, and a call that is left out a condition. What does not compile in this form has to be built alone.
"""
import re
from collections import defaultdict

def common(control):
    """What every module with mutants has: it reads the number of the chosen mutant, or notes which are reached.

    From a file and not from the environment, which the tests of programs set themselves.
    """
    return f'''#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let control = "{control}"

/// The number of the chosen mutant; 1000000 to note which are reached, and -1 for none.
private let chosenMutant: Int = {{
  let file = open(control, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else {{ return -1 }}
  defer {{ close(file) }}
  var digits = [UInt8](repeating: 0, count: 16)
  let count = read(file, &digits, digits.count)
  return count <= 0 ? -1 : digits[..<count].reduce(0) {{ $0 * 10 + Int($1) - 48 }}
}}()

nonisolated(unsafe) private let noted = {{
  let noted = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
  noted.initialize(repeating: false, count: 100_000)
  return noted
}}()

@inline(never)
func isChosen(mutant: Int) -> Bool {{
  if chosenMutant == 1_000_000, !noted[mutant] {{
    noted[mutant] = true
    let file = open(control + "-reached", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    let text = Array("\\(mutant)\\n".utf8)
    _ = write(file, text, text.count)
    close(file)
  }}
  return chosenMutant == mutant
}}

func unlessChosen<Value>(_ mutant: Int, _ original: Value, _ changed: Value) -> Value {{
  isChosen(mutant: mutant) ? changed : original
}}
'''


COMPARED = "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool", "a {} b"
EQUATED = "ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool", "a {} b"
WITH_NIL = "ComparisonPrecedence", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool", "a {} b"
SAME = "ComparisonPrecedence", "(a: AnyObject?, b: AnyObject?) -> Bool", "a {} b"
ADDED = "AdditionPrecedence", "<T: AdditiveArithmetic>(a: T, b: T) -> T", "a {} b"
AND = "LogicalConjunctionPrecedence", "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool", "try a {} b()"
OR = "LogicalDisjunctionPrecedence", AND[1], AND[2]
OPERANDS = {"<": COMPARED, "<=": COMPARED, ">": COMPARED, ">=": COMPARED, "==": EQUATED, "!=": EQUATED,
            "===": SAME, "!==": SAME, "+": ADDED, "-": ADDED, "&&": AND, "||": OR}


def name(token, number):
    """An operator of its own: the token, and two mathematical signs for the number."""
    return token + chr(0x2200 + (number >> 8)) + chr(0x2200 + (number & 0xFF))


def replace(text, mutant, number):
    """The line with the mutant in it, and what declares its operator; None if it has to be built alone."""
    token, changed = mutant.token, mutant.replacement
    chosen, declaration = f"isChosen(mutant: {number})", ""
    if mutant.operator == "call left out":
        return f"if !{chosen} {{ {text.strip()} }}", ""
    if mutant.operator == "return nil traps":
        # An initializer returns nothing but a literal `nil`.
        code = f'if {chosen} {{ preconditionFailure("mutant") }}; return nil'
    elif mutant.operator == "bound moved":
        code = f"{token[:2]}unlessChosen({number}, {token[2:]}, {changed[2:]})"
    elif mutant.operator in ("truth flipped", "number changed"):
        code = f"unlessChosen({number}, {token}, {changed})"
    else:
        code = name(token, number)
        if mutant.operator == "negation dropped":
            declaration = f"prefix operator {code}\nprefix func {code} (a: Bool) -> Bool {{ {chosen} ? a : !a }}\n"
        elif token == "..." and re.search(r"\b(0x[0-9A-F]+|\d+)$", text[:mutant.column]) \
                and re.match(r"(0x[0-9A-F]+|\d+)\b", text[mutant.column + len(token):]):
            # A closed range cannot be empty, so not of other bounds than literals.
            declaration = (f"infix operator {code}: RangeFormationPrecedence\n"
                           f"func {code} <T: BinaryInteger>(a: T, b: T) -> ClosedRange<T> {{\n"
                           f"  a...({chosen} ? b - 1 : b)\n}}\n")
        elif token == "..<":
            declaration = (f"infix operator {code}: RangeFormationPrecedence\n"
                           f"func {code} <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger {{\n"
                           f"  {chosen} ? Range(a...b) : a..<b\n}}\n")
        elif token in OPERANDS:
            compared_with_nil = token in ("==", "!=") and text[mutant.column:].startswith(f"{token} nil")
            precedence, signature, use = WITH_NIL if compared_with_nil else OPERANDS[token]
            declaration = (f"infix operator {code}: {precedence}\n"
                           f"func {code} {signature} {{ {chosen} ? {use.format(changed)} : {use.format(token)} }}\n")
        else:
            return None
    return text[:mutant.column] + code + text[mutant.column + len(token):], declaration


def write(mutants, texts, control):
    """The texts of the files with the mutants in them, a file more for each module, and the numbers of the mutants."""
    by_line, declarations, numbers = defaultdict(list), defaultdict(str), {}
    for number, mutant in enumerate(mutants):
        by_line[mutant.path, mutant.line].append((number, mutant))
    changed = {path: texts[path].split("\n") for path in {mutant.path for mutant in mutants}}
    for (path, line), found in by_line.items():
        text = changed[path][line]
        free = len(text)
        # From right to left, so that columns stay right; a call that is left out is around what changes inside of it.
        for number, mutant in sorted(found, key=lambda pair: (pair[1].operator == "call left out", -pair[1].column)):
            whole = mutant.operator == "call left out"
            overlaps = not whole and mutant.column + len(mutant.token) > free
            written = None if overlaps else replace(text, mutant, number)
            if written is None: continue
            text, declaration = written
            if not whole: free = mutant.column
            declarations[module(path)] += declaration
            numbers[mutant.key] = number
        changed[path][line] = text
    files = {path: "\n".join(lines) for path, lines in changed.items()}
    for path in changed:
        files[f"Sources/{module(path)}/ChosenMutant.swift"] = common(control) + declarations[module(path)]
    return files, numbers


def without_failed(mutants, output):
    """The mutants that are not where the compiler has errors; the nearest of the file if none is on that very line."""
    failed = set()
    for path, line in re.findall(r"(Sources/[^\s:]+\.swift):(\d+):\d+: error:", output):
        here = [mutant for mutant in mutants if mutant.path == path]
        distance = min((abs(mutant.line + 1 - int(line)) for mutant in here), default=0)
        failed.update(mutant.key for mutant in here if abs(mutant.line + 1 - int(line)) == distance)
    return [mutant for mutant in mutants if mutant.key not in failed]


def module(path):
    return path.split("/")[1]
