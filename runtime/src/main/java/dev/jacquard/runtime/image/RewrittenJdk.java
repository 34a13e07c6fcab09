package dev.jacquard.runtime.image;

/**
 * What the JDK of this JVM says of itself, if it was rewritten beforehand.
 *
 * <p>In the jar of the runtime the answers are those of a JDK that was not. Whoever makes an image
 * puts other bodies into these methods: the numbers that the code of the image has for fields,
 * places and loops stand for texts that are found here, and are read when they are first needed.
 */
public final class RewrittenJdk {
  /** How many entries of a table are in one text, one on each line. */
  public static final int ENTRIES = 128;

  private RewrittenJdk() {}

  /** Tells the image from all others; empty if this JDK was not rewritten beforehand. */
  public static String key() {
    return "";
  }

  /** The packages that the image has added to {@code java.base}, separated by spaces. */
  static String packages() {
    return "";
  }

  /** How many fields have a number. */
  public static int fields() {
    return 0;
  }

  /** The n-th text about fields. */
  public static String fieldText(int n) {
    return null;
  }

  /** How many places in the code have a number. */
  public static int sites() {
    return 0;
  }

  /** The n-th text about places in the code. */
  public static String siteText(int n) {
    return null;
  }

  /** How many loops have a number. */
  public static int loops() {
    return 0;
  }

  /** An entry of a table, whose parts are separated by spaces. */
  public static String[] entry(String text, int number) {
    int start = 0;
    for (int line = number % ENTRIES; line > 0; line--) {
      start = text.indexOf('\n', start) + 1;
    }
    return text.substring(start, text.indexOf('\n', start)).split(" ");
  }
}
