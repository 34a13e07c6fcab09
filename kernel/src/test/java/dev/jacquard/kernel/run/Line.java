package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;
import java.util.Map;

/**
 * One line of a {@link HandMadeProgram}: a thread, an operation in short form, and what is special
 * about it.
 *
 * <pre>
 *   T0 W x 1          T1 R x            T1 VR x           T0 VW x 1        plain and volatile accesses
 *   T0 ADD x 2        T0 CAS x 0 1      T1 AWAIT x == 1   T1 VAWAIT x &gt; 0  atomics, awaits
 *   T0 LOCK m         T0 UNLOCK m       T0 TRYLOCK m                       locks
 *   T0 WAIT m 1       T0 REACQUIRE m 1  T1 NOTIFY m 1     T1 NOTIFYALL m 1 queue 1 of lock m; 0 if none
 *   T0 PARK           T1 UNPARK T0      T0 START T1       T0 JOIN T1       threads
 *   T0 TRYPARK        T0 TRYJOIN T1     T1 END                            with a step for the end
 *   T1 INTERRUPT T0   T0 ADD flag0 1                                       its flag is flag0
 *   T0 ACQUIRE s 2    T0 RELEASE s 1    T0 TRYACQUIRE s 1 T0 CHOOSE 3      semaphores, data
 * </pre>
 *
 * <p>Behind it: {@code #2} takes alternative 2 when the lines are followed; {@code !} tells the
 * thread apart from its twins; {@code fails} fails behind the step, {@code endless} computes
 * without end behind it; {@code interruptible} also reads the flag of the thread, {@code timed} is
 * a wait with a time limit. In parentheses the operation is pending and not executed.
 */
record Line(
    int thread,
    Kind kind,
    String location,
    long argument,
    long value,
    int choice,
    boolean pending,
    String text) {
  private static final Map<String, Kind> SHORT =
      Map.ofEntries(
          Map.entry("R", Kind.READ),
          Map.entry("W", Kind.WRITE),
          Map.entry("VR", Kind.VOLATILE_READ),
          Map.entry("VW", Kind.VOLATILE_WRITE),
          Map.entry("OR", Kind.OPAQUE_READ),
          Map.entry("OW", Kind.OPAQUE_WRITE),
          Map.entry("KR", Kind.INNER_READ),
          Map.entry("KW", Kind.INNER_WRITE),
          Map.entry("ADD", Kind.READ_MODIFY_WRITE),
          Map.entry("CAS", Kind.COMPARE_AND_SET),
          Map.entry("VAWAIT", Kind.VOLATILE_AWAIT),
          Map.entry("TRYLOCK", Kind.TRY_LOCK),
          Map.entry("NOTIFYALL", Kind.NOTIFY_ALL),
          Map.entry("TRYPARK", Kind.TRY_PARK),
          Map.entry("TRYJOIN", Kind.TRY_JOIN),
          Map.entry("TRYACQUIRE", Kind.TRY_ACQUIRE));

  static Line parse(String text) {
    boolean pending = text.startsWith("(");
    String[] words = text.replaceAll("[()]", "").strip().split("\\s+");
    int thread = number(words[0]);
    Kind kind = SHORT.containsKey(words[1]) ? SHORT.get(words[1]) : Kind.valueOf(words[1]);
    String[] operands =
        Arrays.stream(words, 2, words.length)
            .filter(word -> !word.matches("#\\d+|!|fails|endless|interruptible|timed"))
            .toArray(String[]::new);
    return new Line(
        thread,
        kind,
        location(kind, thread, operands),
        argument(kind, operands),
        value(kind, operands),
        choice(words),
        pending,
        text);
  }

  boolean says(String word) {
    return Arrays.asList(text.replaceAll("[()]", "").split("\\s+")).contains(word);
  }

  /** The name of the location, or null for a choice of data. */
  private static String location(Kind kind, int thread, String[] operands) {
    return switch (kind) {
      case CHOOSE -> null;
      case PARK, TRY_PARK -> "permit " + thread;
      case END -> "life " + thread;
      case UNPARK -> "permit " + number(operands[0]);
      case START, JOIN, TRY_JOIN -> "life " + number(operands[0]);
      case INTERRUPT -> flag(number(operands[0]));
      default -> operands[0];
    };
  }

  private static long argument(Kind kind, String[] operands) {
    return switch (kind) {
      case COMPARE_AND_SET, ACQUIRE, RELEASE, TRY_ACQUIRE -> Long.parseLong(operands[1]);
      case AWAIT, VOLATILE_AWAIT -> comparison(operands[1]).with(Integer.parseInt(operands[2]));
      case WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL ->
          operands.length > 1 ? Long.parseLong(operands[1]) : 0;
      case START, JOIN, TRY_JOIN, UNPARK, INTERRUPT -> number(operands[0]);
      default -> 0;
    };
  }

  /** The name of the flag of a thread. */
  static String flag(int thread) {
    return "flag" + thread;
  }

  boolean interruptible() {
    return says("interruptible");
  }

  /** What is written or added, or how many alternatives there are. */
  private static long value(Kind kind, String[] operands) {
    return switch (kind) {
      case WRITE, VOLATILE_WRITE, READ_MODIFY_WRITE -> Long.parseLong(operands[1]);
      case COMPARE_AND_SET -> Long.parseLong(operands[2]);
      case CHOOSE -> Long.parseLong(operands[0]);
      default -> 0;
    };
  }

  private static Comparison comparison(String symbol) {
    return Arrays.stream(Comparison.values())
        .filter(comparison -> comparison.symbol().equals(symbol))
        .findFirst()
        .orElseThrow();
  }

  private static int choice(String[] words) {
    return Arrays.stream(words)
        .filter(word -> word.startsWith("#"))
        .mapToInt(word -> Integer.parseInt(word.substring(1)))
        .findFirst()
        .orElse(0);
  }

  private static int number(String thread) {
    return Integer.parseInt(thread.substring(1));
  }
}
