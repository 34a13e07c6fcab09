package dev.jacquard.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small pieces of English: numbers with their nouns, and lists. */
public final class Prose {
  private Prose() {}

  /** A number and its noun, for example {@code 1 execution} or {@code 2,520 executions}. */
  public static String count(long number, String noun) {
    return number(number) + " " + (number == 1 ? noun : noun + "s");
  }

  /** A number with its digits in groups of three. */
  public static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** For example {@code a, b and c}. */
  public static String and(List<String> items) {
    return series(items, " and ");
  }

  /** For example {@code a, b or c}. */
  public static String or(List<String> items) {
    return series(items, " or ");
  }

  /** A text in lines that are not longer than a width, unless a single word is. */
  public static List<String> wrapped(String text, int width, String indentation) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int indented = rest.length() - rest.stripLeading().length();
      int end = rest.lastIndexOf(' ', width);
      if (end <= indented) {
        end = rest.indexOf(' ', width);
      }
      if (end < 0) {
        break;
      }
      lines.add(rest.substring(0, end));
      rest = indentation + rest.substring(end + 1);
    }
    lines.add(rest);
    return lines;
  }

  private static String series(List<String> items, String last) {
    int size = items.size();
    return size < 2
        ? String.join("", items)
        : String.join(", ", items.subList(0, size - 1)) + last + items.get(size - 1);
  }
}
