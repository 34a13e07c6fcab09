package dev.jacquard.fuzz.java;

/** Collects the lines of a source file and indents them. */
final class SourceWriter {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  void line(String line) {
    text.append("  ".repeat(depth)).append(line).append('\n');
  }

  void lines(String lines) {
    lines
        .lines()
        .forEach(line -> text.append(line.isEmpty() ? "" : "  ".repeat(depth) + line).append('\n'));
  }

  void blank() {
    text.append('\n');
  }

  /** A line that begins a block. */
  void open(String head) {
    line(head + " {");
    depth++;
  }

  /** Ends a block and begins the next part of the same statement. */
  void reopen(String head) {
    depth--;
    line("} " + head + " {");
    depth++;
  }

  void close() {
    depth--;
    line("}");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
