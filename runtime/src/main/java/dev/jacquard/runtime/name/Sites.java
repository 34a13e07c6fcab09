package dev.jacquard.runtime.name;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The places in the code that rewritten code names by number. */
public final class Sites {
  /**
   * One place.
   *
   * @param file the name of the source file, or of the class if that is not known
   * @param line the line, or 0 if it is not known
   */
  public record Site(String className, String method, String file, int line) {
    /** Class, method and line. */
    public String describe() {
      String name = className + "." + method;
      return line > 0 ? name + " (" + file + ":" + line + ")" : name;
    }

    /** The source file below its source folder, or nothing if it is not known. */
    String path() {
      int end = className.lastIndexOf('.') + 1;
      return line > 0 ? className.substring(0, end).replace('.', '/') + file : "";
    }

    @Override
    public String toString() {
      return line > 0 ? file + ":" + line : className + "." + method;
    }
  }

  /** The place that stands for "not known". */
  public static final int UNKNOWN = 0;

  /**
   * The last call from the program into the JDK. Rewritten program code sets it before such a call,
   * so that an operation inside the JDK can be shown where the program caused it.
   */
  public static int here;

  private static final List<Site> ALL = new ArrayList<>();
  private static boolean[] blind = new boolean[64];

  static {
    ALL.add(new Site("unknown", "unknown", "unknown", 0));
  }

  private Sites() {}

  /** The number of a place. */
  public static synchronized int add(Site site) {
    ALL.add(site);
    return ALL.size() - 1;
  }

  /**
   * At a place, memory is updated by a thread that learns nothing by it: whatever it reads goes
   * into what it writes, and nowhere else. Gives the number of the place.
   */
  public static synchronized int blind(int number) {
    if (number >= blind.length) {
      blind = Arrays.copyOf(blind, 2 * number);
    }
    blind[number] = true;
    return number;
  }

  /** Whether a thread learns nothing by what it does at a place. */
  public static boolean isBlind(int number) {
    boolean[] known = blind;
    return number < known.length && known[number];
  }

  /** The place with a number. */
  public static synchronized Site get(int number) {
    return ALL.get(number);
  }
}
