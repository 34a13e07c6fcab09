package dev.jacquard.report;

import dev.jacquard.kernel.Prose;
import java.time.Duration;
import java.util.List;

/**
 * Something that the claim of a verdict rests on: the exploration has taken it for granted at some
 * places of the program, where a real execution may do more.
 *
 * @param topic one or two words for it
 * @param claim what was taken for granted, as a sentence without its end
 * @param brief the same in a few words, without the places
 * @param places where, in the program
 */
public record Assumption(String topic, String claim, String brief, List<String> places) {
  /** Places beyond this many are only counted. */
  private static final int MOST_PLACES = 3;

  private static final String TIME_LIMITS = "time limits";
  private static final String SPURIOUS = "spurious wake-ups";
  private static final String ATTEMPTS = "weak compare-and-set";

  public Assumption {
    places = List.copyOf(places);
  }

  /** Atomic accesses that are weaker than volatile read what some interleaving has them read. */
  public static Assumption weakAccesses(List<String> places) {
    return new Assumption(
        "weak accesses",
        "atomic accesses that are weaker than volatile, and fences, behave as if volatile, under"
            + " sequential consistency",
        "weak accesses at " + Prose.count(places.size(), "place") + " explored as volatile",
        places);
  }

  /** Time limits pass only when no thread can move otherwise. */
  public static Assumption timeLimits(Duration longFrom, List<String> places) {
    String which = longFrom.isZero() ? "" : " of " + text(longFrom) + " and more";
    return new Assumption(
        TIME_LIMITS,
        "time limits"
            + which
            + " pass only when no thread can move otherwise, in the order of their deadlines",
        "time limits at " + Prose.count(places.size(), "place") + " pass last",
        places);
  }

  /** Sleeps and short limits that are repeated pass only when no thread can move otherwise. */
  public static Assumption polls(Duration longFrom, List<String> places) {
    return new Assumption(
        TIME_LIMITS,
        "sleeps and short time limits that a thread repeats at a place pass only when no thread can"
            + " move otherwise, once they come to "
            + text(longFrom)
            + " together",
        "repeated sleeps and short time limits at "
            + Prose.count(places.size(), "place")
            + " pass last",
        places);
  }

  /** What a program decides by the clock is explored in one course of time. */
  public static Assumption clockReadings(List<String> places) {
    return new Assumption(
        "clock readings",
        "clock readings that decide were explored with one course of time only",
        "clock readings at "
            + Prose.count(places.size(), "place")
            + " explored with one course of time",
        places);
  }

  /** What a program decides by the clock is explored in few courses of time. */
  public static Assumption leaps(List<String> places) {
    return new Assumption(
        "clock readings",
        "before a clock reading that decides no time has passed or 100 days have, by choice for the"
            + " first two readings of a thread at a place",
        "time leaps at " + Prose.count(places.size(), "place"),
        places);
  }

  /** Nobody wakes up for nothing. */
  public static Assumption wakeUps(List<String> places) {
    return new Assumption(
        SPURIOUS,
        "waits after which the program does not look again return only with a reason",
        "waits at " + Prose.count(places.size(), "place") + " return only with a reason",
        places);
  }

  /** Nobody wakes up for nothing twice. */
  public static Assumption secondWakeUps(List<String> places) {
    return new Assumption(
        SPURIOUS,
        "waits after which the program does not look again return without a reason at most once for"
            + " each thread and place",
        "waits at " + Prose.count(places.size(), "place") + " return without a reason once",
        places);
  }

  /** No weak compare-and-set fails for nothing. */
  public static Assumption failures(List<String> places) {
    return new Assumption(
        ATTEMPTS,
        "weak compare-and-set that is not repeated fails only with a reason",
        "weak compare-and-set at "
            + Prose.count(places.size(), "place")
            + " fails only with a reason",
        places);
  }

  /** No weak compare-and-set fails for nothing twice. */
  public static Assumption secondFailures(List<String> places) {
    return new Assumption(
        ATTEMPTS,
        "weak compare-and-set that is not repeated fails without a reason at most once for each"
            + " thread and place",
        "weak compare-and-set at "
            + Prose.count(places.size(), "place")
            + " fails without a reason once",
        places);
  }

  /** What is drawn at random is not explored. */
  public static Assumption randomNumbers(List<String> places) {
    return new Assumption(
        "random numbers",
        "random numbers are the same in every execution",
        "random numbers at "
            + Prose.count(places.size(), "place")
            + " are the same in every execution",
        places);
  }

  private static String text(Duration time) {
    return time.toMillis() % 1_000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  /** Whether it is about time limits. */
  public boolean isOfTimeLimits() {
    return topic.equals(TIME_LIMITS);
  }

  /** All of it, with the first places. */
  public String sentence() {
    List<String> named = places.subList(0, Math.min(MOST_PLACES, places.size()));
    int more = places.size() - named.size();
    return claim
        + ": at "
        + Prose.and(named)
        + (more == 0 ? "" : " and " + Prose.count(more, "more place"));
  }
}
