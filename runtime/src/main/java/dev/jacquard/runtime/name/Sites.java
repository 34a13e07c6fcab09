package dev.jacquard.runtime.name;

import dev.jacquard.kernel.name.SiteName;
import dev.jacquard.runtime.image.RewrittenJdk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The places in the code that rewritten code names by number. */
public final class Sites {
  /**
   * One place.
   *
   * @param descriptor the descriptor of the method
   * @param index the index of the instruction in the method as the compiler wrote it; {@code ~i} if
   *     the place is just before instruction i, and no instruction itself
   * @param file the name of the source file, or of the class if that is not known
   * @param line the line, or 0 if it is not known
   * @param blind whether memory is updated there by a thread that learns nothing by it: whatever it
   *     reads goes into what it writes, and nowhere else
   */
  public record Site(
      String className,
      String method,
      String descriptor,
      int index,
      String file,
      int line,
      boolean blind) {
    /** The place as other processes know it. */
    public SiteName name() {
      return new SiteName(className, method, descriptor, index);
    }

    /** Class, method and line. */
    public String describe() {
      String name = className + "." + MethodParts.whole(method);
      return line > 0 ? name + " (" + file + ":" + line + ")" : name;
    }

    /** The source file below its source folder, or nothing if it is not known. */
    String path() {
      int end = className.lastIndexOf('.') + 1;
      return line > 0 ? className.substring(0, end).replace('.', '/') + file : "";
    }

    /** The place as a line of text, for those who read it again. */
    public String entry() {
      return String.join(
          " ",
          className,
          method,
          descriptor,
          Integer.toString(index),
          file,
          Integer.toString(line),
          blind ? "blind" : "seeing");
    }

    static Site of(String[] entry) {
      return new Site(
          entry[0],
          entry[1],
          entry[2],
          Integer.parseInt(entry[3]),
          entry[4],
          Integer.parseInt(entry[5]),
          entry[6].equals("blind"));
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

  /** Of a JDK that was rewritten beforehand; its places have the numbers from 1. */
  private static final int REWRITTEN = RewrittenJdk.sites();

  private static final Site NOWHERE = new Site("unknown", "unknown", "", 0, "unknown", 0, false);
  private static final List<Site> ALL = new ArrayList<>(); // all others
  private static boolean[] blind = new boolean[64]; // the same

  private Sites() {}

  /** The number of a place. */
  public static synchronized int add(Site site) {
    int index = ALL.size();
    ALL.add(site);
    if (index >= blind.length) {
      blind = Arrays.copyOf(blind, 2 * index);
    }
    blind[index] = site.blind();
    return REWRITTEN + 1 + index;
  }

  /** Whether a thread learns nothing by what it does at a place; never said of one in the JDK. */
  public static boolean isBlind(int number) {
    boolean[] known = blind;
    int index = number - REWRITTEN - 1;
    return index >= 0 && index < known.length && known[index];
  }

  /** The place with a number. */
  public static synchronized Site get(int number) {
    if (number > REWRITTEN) {
      return ALL.get(number - REWRITTEN - 1);
    }
    return number == UNKNOWN ? NOWHERE : rewritten(number - 1);
  }

  private static Site rewritten(int index) {
    String text = RewrittenJdk.siteText(index / RewrittenJdk.ENTRIES);
    return Site.of(RewrittenJdk.entry(text, index));
  }

  /** How many places have a number. */
  public static synchronized int count() {
    return REWRITTEN + ALL.size();
  }
}
