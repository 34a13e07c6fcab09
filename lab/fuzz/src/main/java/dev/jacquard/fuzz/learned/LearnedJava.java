package dev.jacquard.fuzz.learned;

import dev.jacquard.fuzz.learned.LearnedComparison.Agreed;
import dev.jacquard.fuzz.learned.LearnedComparison.Result;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares many Java programs with what is learned of them; to be run in a worker JVM. Prints what
 * differs, and at the end how often learning gave up and why.
 *
 * <p>Arguments: a carrier; {@code litmus}, {@code objects} or {@code hostile}; the first program
 * and how many; perhaps {@code verdicts} if only these are to be compared, as {@code check} comes
 * to them; {@code each} if every program is to be told; and {@code as-they-are} for programs that
 * are not to be made smaller.
 */
public final class LearnedJava {
  /** The last line begins with this if nothing differs and most programs were learned. */
  public static final String SAME = "the same: ";

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int STEPS = 300;
  private static final long MOST_EXECUTIONS = 300;
  private static final int MOST_SMALLER = 400;

  /** One program of so many may be one that can't be learned. */
  private static final int MOST_GIVEN_UP = 4;

  private final CarrierChoice carrier;
  private final PrintStream out;
  private final boolean shrinking;
  private final boolean verdicts;
  private final boolean each;
  private final Map<Agreed, Integer> counts = new TreeMap<>();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final Map<String, int[]> shapes = new TreeMap<>();
  private long executions;
  private long runs;

  private LearnedJava(CarrierChoice carrier, PrintStream out, List<String> words) {
    this.carrier = carrier;
    this.out = out;
    shrinking = !words.contains("as-they-are");
    verdicts = words.contains("verdicts");
    each = words.contains("each");
  }

  /** Runs in a worker JVM; the exit code is 1 if there is a difference. */
  public static void main(String[] arguments) throws Exception {
    new Watchdog(PATIENCE, LearnedJava::giveUp).start();
    List<String> words = List.of(arguments);
    LearnedJava comparison =
        new LearnedJava(
            CarrierChoice.valueOf(words.get(0).toUpperCase(Locale.ROOT)), System.out, words);
    long first = Long.parseLong(words.get(2));
    int count = Integer.parseInt(words.get(3));
    ComparedPrograms programs =
        switch (words.get(1)) {
          case "litmus" -> new TranslatedPrograms();
          case "hostile" -> new HostilePrograms();
          default -> new ObjectPrograms();
        };
    programs.forEach(first, count, comparison::compare);
    comparison.sum();
    System.exit(comparison.counts.containsKey(Agreed.NO) ? 1 : 0); // pooled threads live on
  }

  private static void giveUp(Alarm alarm) {
    System.out.println(System.lineSeparator() + "different: " + alarm.why());
    Runtime.getRuntime().halt(1);
  }

  private void compare(ComparedProgram program) {
    Result result = result(program);
    counts.merge(result.agreed(), 1, Integer::sum);
    executions += result.executions();
    runs += result.runs();
    for (String shape : program.features()) {
      int[] of = shapes.computeIfAbsent(shape, name -> new int[Agreed.values().length]);
      of[result.agreed().ordinal()]++;
    }
    if (result.agreed().gaveUp()) {
      reasons.merge(result.agreed() + ": " + result.what(), 1, Integer::sum);
    }
    if (each) {
      out.println(program.name() + ": " + result);
    }
    if (result.agreed() == Agreed.NO) {
      tell(program, result);
    }
  }

  private Result result(ComparedProgram program) {
    if (verdicts) {
      return new VerdictComparison(program.body(), program.state(), carrier, STEPS, MOST_EXECUTIONS)
          .compare();
    }
    return new LearnedComparison(program.body(), program.state(), carrier, STEPS, MOST_EXECUTIONS)
        .compare();
  }

  private void tell(ComparedProgram program, Result result) {
    ComparedProgram least = program;
    Result difference = result;
    boolean isSmaller = shrinking;
    for (int tries = 0; isSmaller && tries < MOST_SMALLER; ) {
      isSmaller = false;
      for (ComparedProgram smaller : least.smaller()) {
        tries++;
        Result again = result(smaller);
        if (again.agreed() == Agreed.NO && kind(again).equals(kind(result))) {
          least = smaller;
          difference = again;
          isSmaller = true;
          break;
        }
      }
    }
    out.println(program.name() + ", " + result.what());
    out.println("least: " + difference.what());
    out.println(least.text());
    out.flush();
  }

  /** Which comparison has failed. */
  private static String kind(Result difference) {
    return difference.what().replaceFirst("[:0-9].*", "");
  }

  private void sum() {
    shapes.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<String, int[]>>comparingInt(
                    entry -> -entry.getValue()[Agreed.NO.ordinal()])
                .thenComparing(Map.Entry::getKey))
        .forEach(entry -> out.println(entry.getKey() + ": " + text(entry.getValue())));
    reasons.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .forEach(entry -> out.println(entry.getValue() + " times " + entry.getKey()));
    out.println(
        (counts.containsKey(Agreed.NO) ? "different: " : givesUpTooOften() ? "given up: " : SAME)
            + counts
            + ", "
            + executions
            + " executions, "
            + runs
            + " runs");
  }

  /** Whoever learns nothing makes no mistakes. */
  private boolean givesUpTooOften() {
    int all = 0;
    int givenUp = 0;
    for (Map.Entry<Agreed, Integer> count : counts.entrySet()) {
      all += count.getValue();
      givenUp += count.getKey().gaveUp() ? count.getValue() : 0;
    }
    return MOST_GIVEN_UP * givenUp > all;
  }

  private static Map<String, Integer> text(int[] counts) {
    Map<String, Integer> text = new LinkedHashMap<>();
    for (Agreed agreed : Agreed.values()) {
      if (counts[agreed.ordinal()] > 0) {
        text.put(agreed.toString(), counts[agreed.ordinal()]);
      }
    }
    return text;
  }
}
