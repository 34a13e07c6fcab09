package dev.jacquard.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The lines of a cell that is narrower than its text. Nothing is left out: lines end between words,
 * and those within a word that is too long behind a dot or the like, or before a capital letter.
 */
final class CellLines {
  /** Lines after the first one stand a little to the right, so that they are not taken for rows. */
  private static final String INDENTATION = "  ";

  /** In a narrower cell they don't. */
  private static final int LEAST_INDENTED = 12;

  private static final Pattern PARTS =
      Pattern.compile("(?<=[.,(/_-])|(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\\[)");

  private final int width;
  private final List<String> lines = new ArrayList<>();
  private StringBuilder line = new StringBuilder();

  private CellLines(int width) {
    this.width = Math.max(1, width);
  }

  /** The lines of a text, none longer than a width; at least one. */
  static List<String> of(String text, int width) {
    if (text.length() <= width) {
      return List.of(text);
    }
    CellLines cell = new CellLines(width);
    for (String word : text.split(" ")) {
      cell.add(word);
    }
    cell.end();
    return cell.lines;
  }

  private void add(String word) {
    if (isBegun()) {
      if (line.length() + 1 + word.length() <= width) {
        line.append(' ').append(word);
        return;
      }
      end();
    }
    if (fits(word)) {
      line.append(word);
      return;
    }
    for (String part : PARTS.split(word)) {
      addPart(part);
    }
  }

  private void addPart(String part) {
    if (isBegun() && !fits(part)) {
      end();
    }
    String rest = part;
    while (!fits(rest)) {
      int room = width - line.length();
      line.append(rest, 0, room);
      rest = rest.substring(room);
      end();
    }
    line.append(rest);
  }

  private boolean isBegun() {
    return line.length() > (lines.isEmpty() ? 0 : indentation().length());
  }

  private boolean fits(String text) {
    return line.length() + text.length() <= width;
  }

  private String indentation() {
    return width < LEAST_INDENTED ? "" : INDENTATION;
  }

  private void end() {
    if (isBegun()) {
      lines.add(line.toString());
      line = new StringBuilder(indentation());
    }
  }
}
