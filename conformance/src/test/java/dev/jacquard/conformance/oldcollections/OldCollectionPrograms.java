package dev.jacquard.conformance.oldcollections;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Hashtable;
import java.util.Map;
import java.util.Properties;
import java.util.Stack;
import java.util.Vector;

/** Collections whose methods are synchronized, as those of the first JDKs are. */
public final class OldCollectionPrograms {
  private OldCollectionPrograms() {}

  @Expect(outcomes = {"[a, b]", "[b, a]"})
  public static String vector() throws InterruptedException {
    Vector<String> vector = new Vector<>();
    Run.both(() -> vector.add("a"), () -> vector.add("b"));
    return vector.toString();
  }

  @Expect(outcomes = {"1", "2"})
  public static String vectorCheckThenAct() throws InterruptedException {
    Vector<String> vector = new Vector<>();
    Runnable once =
        () -> {
          if (!vector.contains("a")) {
            vector.add("a");
          }
        };
    Run.both(once, once);
    return "" + vector.size();
  }

  @Expect(outcomes = "1")
  public static String vectorCheckThenActLocked() throws InterruptedException {
    Vector<String> vector = new Vector<>();
    Runnable once =
        () -> {
          synchronized (vector) {
            if (!vector.contains("a")) {
              vector.add("a");
            }
          }
        };
    Run.both(once, once);
    return "" + vector.size();
  }

  /** The size that a loop asks for is out of date when the element is asked for. */
  @Expect(
      outcomes = {"0", "1"},
      failures = "exception")
  public static String vectorShrinks() throws InterruptedException {
    Vector<String> vector = new Vector<>();
    vector.add("a");
    int[] seen = new int[1];
    Run.both(
        () -> {
          for (int i = 0; i < vector.size(); i++) {
            seen[0] += vector.get(i).length();
          }
        },
        vector::clear);
    return "" + seen[0];
  }

  @Expect(outcomes = {"1", "2"})
  public static String hashtable() throws InterruptedException {
    Map<String, Integer> table = new Hashtable<>();
    Run.both(() -> table.put("k", 1), () -> table.put("k", 2));
    return "" + table.get("k");
  }

  /** Both may see that there is nothing yet, and one value is lost. */
  @Expect(outcomes = {"2 null", "null 1", "null null"})
  public static String hashtableCheckThenAct() throws InterruptedException {
    Map<String, Integer> table = new Hashtable<>();
    Integer[] found = new Integer[2];
    Run.both(() -> found[0] = claim(table, 1), () -> found[1] = claim(table, 2));
    return found[0] + " " + found[1];
  }

  private static Integer claim(Map<String, Integer> table, int value) {
    Integer before = table.get("k");
    if (before == null) {
      table.put("k", value);
    }
    return before;
  }

  @Expect(outcomes = {"1 won", "2 won"})
  public static String hashtablePutIfAbsent() throws InterruptedException {
    Map<String, Integer> table = new Hashtable<>();
    Integer[] found = new Integer[2];
    Run.both(
        () -> found[0] = table.putIfAbsent("k", 1), () -> found[1] = table.putIfAbsent("k", 2));
    if (found[0] == null && found[1] == null) {
      return "both won";
    }
    return found[0] == null ? "1 won" : "2 won";
  }

  /** A function of the program runs while the table is locked. */
  @Expect(failures = "deadlock", outcomes = "3")
  public static String hashtablesInsideEachOther() throws InterruptedException {
    Map<String, Integer> one = new Hashtable<>();
    Map<String, Integer> other = new Hashtable<>();
    Run.both(
        () -> one.computeIfAbsent("k", key -> other.size() * 0 + 1),
        () -> other.computeIfAbsent("k", key -> one.size() * 0 + 2));
    return "" + (one.get("k") + other.get("k"));
  }

  @Expect(outcomes = {"a", "b"})
  public static String stack() throws InterruptedException {
    Stack<String> stack = new Stack<>();
    Run.both(() -> stack.push("a"), () -> stack.push("b"));
    return stack.pop();
  }

  @Expect(
      outcomes = {"a", "none"},
      failures = "exception")
  public static String stackCheckThenAct() throws InterruptedException {
    Stack<String> stack = new Stack<>();
    stack.push("a");
    String[] got = {"none", "none"};
    Run.both(
        () -> {
          if (!stack.isEmpty()) {
            got[0] = stack.pop();
          }
        },
        () -> {
          if (!stack.isEmpty()) {
            got[1] = stack.pop();
          }
        });
    return got[0];
  }

  /** The table of the copy is an object that the JDK makes: its number says nothing. */
  @Expect(outcomes = {"null", "v"})
  public static String copyOfProperties() throws InterruptedException {
    Properties original = new Properties();
    original.setProperty("i", "u");
    Properties copy = (Properties) original.clone();
    String[] seen = new String[1];
    Run.both(() -> copy.setProperty("k", "v"), () -> seen[0] = copy.getProperty("k"));
    return "" + seen[0];
  }

  @Expect(outcomes = {"null", "v"})
  public static String properties() throws InterruptedException {
    Properties properties = new Properties();
    String[] seen = new String[1];
    Run.both(() -> properties.setProperty("k", "v"), () -> seen[0] = properties.getProperty("k"));
    return "" + seen[0];
  }
}
