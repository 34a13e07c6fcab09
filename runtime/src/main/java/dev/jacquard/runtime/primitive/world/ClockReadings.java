package dev.jacquard.runtime.primitive.world;

import dev.jacquard.kernel.option.CourseOfTime;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.limit.Premise;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Readings of a clock by which the program decides something. The virtual time that they show is
 * one of many that the real time could have been, so the verdict has to say that they were there.
 *
 * <p>If the user asks for it, time leaps before such a reading or does not, by choice: for the
 * first readings of a thread at a place. After that time leaps now and then by itself, so that a
 * loop with a deadline comes to its end.
 */
@Tells("it only notes a place in the program")
public final class ClockReadings {
  /** More than any limit that people write. */
  private static final long LEAP = Duration.ofDays(100).toNanos();

  /** How many readings of a thread at a place are chosen for. */
  private static final int CHOICES = 2;

  /** How many readings after those a leap comes. */
  private static final int PERIOD = 10;

  private static final RunState.Key<Map<Long, Integer>> READINGS = new RunState.Key<>(HashMap::new);

  private static final String TIME = "java/time/";

  private ClockReadings() {}

  /** Whether a method of the JDK tells what time it is. */
  public static boolean are(String owner, String name, String descriptor) {
    if (owner.startsWith(TIME)) {
      boolean clock = owner.equals("java/time/Clock") || owner.equals("java/time/InstantSource");
      return name.equals("now") || (clock && (name.equals("millis") || name.equals("instant")));
    }
    return switch (owner) {
      case "java/lang/System" -> name.equals("nanoTime") || name.equals("currentTimeMillis");
      case "java/util/Date" -> name.equals("<init>") && descriptor.equals("()V");
      case "java/util/GregorianCalendar" ->
          name.equals("getInstance") || (name.equals("<init>") && !descriptor.startsWith("(I"));
      case "java/util/Calendar" -> name.equals("getInstance");
      default -> false;
    };
  }

  /** One follows, at a place in the program. */
  public static void decides(int site) {
    if (Control.inProgram(site)) {
      decides(Control.execution(), site);
    }
  }

  @Enters
  private static void decides(Execution execution, int site) {
    if (execution.liberties().time() == CourseOfTime.ONE) {
      execution.limits().assumed().at(Premise.CLOCK, site);
      return;
    }
    execution.limits().assumed().at(Premise.LEAP, site);
    long place = (long) execution.current().number() << Integer.SIZE | site;
    int reading = execution.runState().get(READINGS).merge(place, 1, Integer::sum);
    boolean leaps =
        reading <= CHOICES ? execution.choose(2, site) == 1 : (reading - CHOICES) % PERIOD == 0;
    if (leaps) {
      execution.current().pass(LEAP);
    }
  }
}
