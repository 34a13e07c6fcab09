package dev.jacquard.cli.terminal;

import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Result;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the {@code jacquard} command ends, and the number by which the caller's shell learns it.
 *
 * <p>Four things are never confused: the program fails, the exploration is incomplete, the user is
 * wrong, we are wrong.
 */
public enum ExitCode {
  CLEAN(0, "complete: every interleaving explored, no failure"),
  FAILURE_FOUND(1, "the program under test fails"),
  USAGE(2, "the command line or the set-up is wrong"),
  INCOMPLETE(3, "no failure so far, but not everything was explored"),
  NOT_CONTROLLABLE(4, "the program does something that Jacquard cannot control"),
  ASSUMING(5, "complete under assumptions only, which --strict refuses"),
  INTERNAL_ERROR(70, "a bug in Jacquard");

  private static final List<ExitCode> BEST_TO_WORST =
      List.of(CLEAN, ASSUMING, INCOMPLETE, FAILURE_FOUND, NOT_CONTROLLABLE, USAGE, INTERNAL_ERROR);

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  public int code() {
    return code;
  }

  public String meaning() {
    return meaning;
  }

  /** The end that a code stands for, if it stands for one. */
  public static Optional<ExitCode> of(int code) {
    return Arrays.stream(values()).filter(exit -> exit.code == code).findFirst();
  }

  /** The code that tells of a verdict. */
  public static ExitCode of(Verdict verdict) {
    return switch (verdict.status()) {
      case COMPLETE -> CLEAN;
      case INCOMPLETE -> INCOMPLETE;
      case FAILURE -> FAILURE_FOUND;
      case NOT_DETERMINISTIC -> NOT_CONTROLLABLE;
    };
  }

  /** The code that tells of a result. */
  public static ExitCode of(Result result) {
    return switch (result.outcome()) {
      case COMPLETE -> CLEAN;
      case ASSUMING -> ASSUMING;
      case FAILURE -> FAILURE_FOUND;
      case INCOMPLETE -> INCOMPLETE;
      case NOT_CONTROLLED, NOT_DETERMINISTIC -> NOT_CONTROLLABLE;
      case UNFINISHED -> INTERNAL_ERROR;
    };
  }

  /** The one of two ends that the caller has to know of, if only one can be told. */
  public ExitCode orWorse(ExitCode other) {
    return BEST_TO_WORST.indexOf(this) < BEST_TO_WORST.indexOf(other) ? other : this;
  }

  /** All codes with their meanings, in the form in which picocli prints them in its help. */
  public static Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    Arrays.stream(values())
        .forEach(exit -> meanings.put(Integer.toString(exit.code), exit.meaning));
    return meanings;
  }
}
