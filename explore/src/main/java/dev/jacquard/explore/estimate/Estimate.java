package dev.jacquard.explore.estimate;

import java.util.Locale;

/**
 * How many executions a search will make in all, those that it has made included.
 *
 * @param explored the part that is done, from 0 to 1
 * @param low the number is probably not below this
 * @param likely the best guess
 * @param high the number is probably not above this
 */
public record Estimate(double explored, double low, double likely, double high) {
  /** Beyond this nobody needs digits, and a sum of doubles has none. */
  private static final double COUNTLESS = 1e15;

  /** Most guesses of a share are within this factor. */
  private static final double ROUGH = 3;

  /** From here on digits are hard to read. */
  private static final double LARGE = 1e7;

  /** What the share says that is done, of a search by many whose guess is a rough one. */
  public static Estimate byShare(double explored, long done) {
    double likely = done / explored;
    return new Estimate(explored, Math.max(done, likely / ROUGH), likely, likely * ROUGH);
  }

  static Estimate exactly(long total, long done) {
    return new Estimate((double) done / total, total, total, total);
  }

  /** For example {@code about 12,000 (4,000 to 40,000) executions}. */
  public String whole() {
    if (low == high) {
      return number(likely) + " executions";
    }
    String guess = "about " + number(rounded(likely));
    String from = number(rounded(low));
    String to = number(rounded(high));
    return from.equals(to)
        ? guess + " executions"
        : guess + " (" + from + " to " + to + ") executions";
  }

  /** For example {@code about 12 %}; never all of it as long as something is left. */
  public String part() {
    double percent = 100 * Math.min(explored, 1);
    if (percent < 0.01) {
      return "less than 0.01 %";
    }
    return low == high ? percent(percent) : "about " + percent(percent);
  }

  /** For example {@code about 4.1 % of about 12,000 (4,000 to 40,000) executions explored}. */
  public String sentence() {
    return part() + " of " + whole() + " explored";
  }

  private static String percent(double percent) {
    return percent < 10
        ? String.format(Locale.ROOT, percent < 1 ? "%.2f %%" : "%.1f %%", percent)
        : (int) Math.min(99, percent) + " %";
  }

  /** Two digits say enough of a guess. */
  private static double rounded(double number) {
    if (number >= COUNTLESS) {
      return number;
    }
    double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1));
    return Math.rint(number / unit) * unit;
  }

  private static String number(double number) {
    if (number >= COUNTLESS) {
      return "10^" + (int) Math.floor(Math.log10(number));
    }
    if (number < LARGE) {
      return String.format(Locale.ROOT, "%,d", Math.round(number));
    }
    return number < 1e9
        ? scaled(number / 1e6, "million")
        : number < 1e12 ? scaled(number / 1e9, "billion") : scaled(number / 1e12, "trillion");
  }

  private static String scaled(double number, String unit) {
    return String.format(Locale.ROOT, number < 9.95 ? "%.1f %s" : "%.0f %s", number, unit);
  }
}
