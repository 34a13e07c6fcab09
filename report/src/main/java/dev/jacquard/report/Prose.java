package dev.jacquard.report;

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

  private static String series(List<String> items, String last) {
    int size = items.size();
    return size < 2
        ? String.join("", items)
        : String.join(", ", items.subList(0, size - 1)) + last + items.get(size - 1);
  }
}
