package dev.jacquard.explore.option;

import static dev.jacquard.explore.option.Option.Place.ANNOTATION;
import static dev.jacquard.explore.option.Option.Place.CHECKPOINT;
import static dev.jacquard.explore.option.Option.Place.COMMAND;
import static dev.jacquard.explore.option.Option.Place.PROPERTY;
import static dev.jacquard.explore.option.Option.Place.REPLAY_LINE;

import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.TimeLimits;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The table of what the user may ask of a check: a name, the form of its values, the usual value,
 * what it means, and the places where it can be said.
 *
 * <p>A front end takes names and values from here, so that a word means the same everywhere: {@code
 * --no-shrink} on the command line is the attribute {@code noShrink} of a test, the system property
 * {@code jacquard.no-shrink}, and the fact {@code no-shrink} of a checkpoint.
 */
public enum Option {
  RACES(
      ValueForm.oneOf("WHAT", RacePolicy.class),
      "report",
      "report (default): a data race is a failure; only: nothing else is; explore: plain accesses"
          + " are steps; ignore",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  CARRIER(
      ValueForm.oneOf("NAME", CarrierChoice.class),
      "auto",
      "what threads run on: auto (default), continuation (JDK 24 on) or thread",
      COMMAND,
      ANNOTATION,
      PROPERTY),
  DEEP(
      ValueForm.CLASSES,
      "",
      "run the JDK's own code of these classes instead of their models; all: of every class",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  TIME_LIMITS(
      ValueForm.oneOf("WHEN", TimeLimits.class),
      "long",
      "when time limits pass: any moment; long (default): long ones only when no thread can move"
          + " otherwise; last: all of them only then",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  LONG_LIMIT(
      ValueForm.TIME,
      "1s",
      "how long a time limit is that counts as a long one (default 1s)",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  TIME(
      ValueForm.oneOf("HOW", CourseOfTime.class),
      "one",
      "how time passes where the program decides by a clock: one course (default), or explore",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  SPURIOUS(
      ValueForm.FLAG,
      "false",
      "waits may return, and weak attempts fail, without a reason",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  PATIENCE(
      ValueForm.TIME,
      "10s",
      "give up when no step is taken for so long (default 10s)",
      COMMAND,
      PROPERTY),
  REDUCTION(
      ValueForm.oneOf("NAME", Reduction.class),
      "optimal",
      "exhaustive, sleep, fg, source, optimal (default) or stateful",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  BOUND(
      ValueForm.BOUND,
      "",
      "only executions with at most K preemptions",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  RANDOM(
      ValueForm.COUNT,
      "",
      "N random executions, no search",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  PCT(
      ValueForm.PCT,
      "",
      "N executions by random priorities, which change DEPTH - 1 times (default 3)",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  SEED(
      ValueForm.NUMBER,
      "",
      "the seed of random and pct; nothing else is random",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  SYMMETRY(
      ValueForm.oneOf("NAME", SymmetryReduction.class),
      "val",
      "explore exchanges of equal threads once: val (default), rf, csym, declared, guessed or none",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  BUDGET(
      ValueForm.TIME,
      "",
      "stop after this time, such as 500ms, 60s, 2m or 1h",
      COMMAND,
      ANNOTATION,
      PROPERTY),
  EXECUTIONS(ValueForm.COUNT, "", "stop after N executions", COMMAND, ANNOTATION, PROPERTY),
  STEPS(
      ValueForm.STEPS,
      "10000",
      "cut an execution after N steps (default 10000)",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      REPLAY_LINE,
      CHECKPOINT),
  CONTINUE(
      ValueForm.FLAG,
      "false",
      "do not stop at the first failure",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  NO_SHRINK(
      ValueForm.FLAG,
      "false",
      "show failing executions as they were found, not those that are easiest to read",
      COMMAND,
      ANNOTATION,
      PROPERTY),
  NO_CROSS_EXAMINATION(
      ValueForm.FLAG,
      "false",
      "do not look for signs that the search missed something; saves up to a seventh of the time",
      COMMAND,
      PROPERTY),
  NO_PORTFOLIO(
      ValueForm.FLAG,
      "false",
      "do not try other searches beside one that will not end in time",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  NO_LEARNING(
      ValueForm.FLAG,
      "false",
      "run every execution, also those that follow from what threads did in others",
      COMMAND,
      ANNOTATION,
      PROPERTY,
      CHECKPOINT),
  ALLOW_INCOMPLETE(
      ValueForm.FLAG,
      "false",
      "be content if no failure was found, but not everything was explored",
      COMMAND,
      ANNOTATION,
      PROPERTY),
  STRICT(
      ValueForm.FLAG,
      "false",
      "do not be content with a verdict that rests on assumptions",
      COMMAND,
      ANNOTATION,
      PROPERTY),
  REPLAY(
      ValueForm.SCHEDULE,
      "",
      "the one execution that a failure report named, with all its steps",
      ANNOTATION,
      PROPERTY),
  FULL(
      ValueForm.FLAG,
      "false",
      "every row of a failing execution, also of a long one",
      COMMAND,
      PROPERTY),
  DETAIL(
      ValueForm.FLAG,
      "false",
      "a row for each step of a failing execution, also for those within one call",
      COMMAND,
      PROPERTY),
  NO_PROGRESS(ValueForm.FLAG, "false", "no progress on standard error", COMMAND, PROPERTY),
  PAGE(
      ValueForm.PLACE,
      "",
      "writes each failure as a page: to a file, or into a directory if the name has no ending",
      COMMAND,
      PROPERTY),
  JSON_FILE(
      ValueForm.PLACE,
      "",
      "also write the results as JSON, an object on a line for each program",
      COMMAND,
      PROPERTY),
  JUNIT_XML(
      ValueForm.PLACE,
      "",
      "also write the results as JUnit XML, for continuous integration",
      COMMAND,
      PROPERTY),
  SARIF(
      ValueForm.PLACE,
      "",
      "also write the failures as SARIF 2.1.0, for code scanning",
      COMMAND,
      PROPERTY);

  /** Where an option can be said, or is told. */
  public enum Place {
    /** The command {@code check}, and the Maven plugin, which starts it. */
    COMMAND,
    /** The annotation of a JUnit test. */
    ANNOTATION,
    /** The system properties of JUnit tests. */
    PROPERTY,
    /** The line that replays an execution, since its steps depend on the option. */
    REPLAY_LINE,
    /** The key of a checkpoint, since the search depends on the option. */
    CHECKPOINT
  }

  private final ValueForm<?> form;
  private final String usual;
  private final String description;
  private final Set<Place> places;

  Option(ValueForm<?> form, String usual, String description, Place... places) {
    this.form = form;
    this.usual = usual;
    this.description = description;
    this.places = EnumSet.copyOf(List.of(places));
  }

  /** The name, in small letters with hyphens. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name as a Java identifier; one name is a word of the language. */
  public String attribute() {
    if (this == CONTINUE) {
      return "continueOnFailure";
    }
    String[] parts = word().split("-");
    StringBuilder name = new StringBuilder(parts[0]);
    for (String part : Arrays.asList(parts).subList(1, parts.length)) {
      name.append(Character.toUpperCase(part.charAt(0))).append(part.substring(1));
    }
    return name.toString();
  }

  /** How values are written. */
  public ValueForm<?> form() {
    return form;
  }

  /** What is used if nothing is said; empty if that is no value of the option. */
  public Optional<String> usual() {
    return usual.isEmpty() ? Optional.empty() : Optional.of(usual);
  }

  /** What the option means, as half a sentence. */
  public String description() {
    return description;
  }

  public boolean isIn(Place place) {
    return places.contains(place);
  }

  /** Whether the option is either said or not, and has no other value. */
  public boolean isFlag() {
    return form == ValueForm.FLAG;
  }

  /** Whether values are words of a short list. */
  public boolean isChoice() {
    return !isFlag() && !form.words().isEmpty();
  }

  /** The options of a place, in the order of the table. */
  public static List<Option> in(Place place) {
    return Arrays.stream(values()).filter(option -> option.isIn(place)).toList();
  }
}
