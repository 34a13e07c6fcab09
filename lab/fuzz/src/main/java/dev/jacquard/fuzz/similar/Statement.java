package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Java statement as far as shrinking has to know it: a line, or a block with a line before and
 * behind its inner statements.
 *
 * @param tail what closes the block, empty for a line and for a block that the next statement
 *     closes (as {@code else} does)
 */
record Statement(String head, List<Statement> inner, String tail) {
  Statement {
    inner = List.copyOf(inner);
  }

  /** Finds the blocks in lines of Java. */
  static List<Statement> parse(List<String> lines) {
    return parse(lines.stream().map(String::strip).toList().iterator()).statements();
  }

  private record Parsed(List<Statement> statements, String closing) {}

  private static Parsed parse(Iterator<String> lines) {
    List<Statement> statements = new ArrayList<>();
    while (lines.hasNext()) {
      String line = lines.next();
      if (line.startsWith("}")) {
        return new Parsed(statements, line);
      }
      while (line.endsWith("{")) {
        Parsed block = parse(lines);
        boolean goesOn = block.closing().endsWith("{");
        statements.add(new Statement(line, block.statements(), goesOn ? "" : block.closing()));
        line = goesOn ? block.closing() : "";
      }
      if (!line.isEmpty()) {
        statements.add(new Statement(line, List.of(), ""));
      }
    }
    return new Parsed(statements, "");
  }

  Statement withInner(List<Statement> newInner) {
    return new Statement(head, newInner, tail);
  }

  boolean isBlock() {
    return head.endsWith("{");
  }

  /** All lines, indented. */
  Stream<String> lines() {
    Stream<String> between = inner.stream().flatMap(Statement::lines).map(line -> "  " + line);
    return Stream.of(Stream.of(head), between, Stream.of(tail))
        .flatMap(part -> part)
        .filter(line -> !line.isBlank());
  }
}
