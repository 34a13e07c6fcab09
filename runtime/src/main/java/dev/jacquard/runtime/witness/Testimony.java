package dev.jacquard.runtime.witness;

import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Map;

/**
 * What was seen of an execution that was repeated for a report. Names and values are those of that
 * repetition, in words.
 *
 * @param trace a copy that lasts
 * @param accesses the plain accesses that were no steps and tell something, in order
 * @param calls what the program has called, in the order in which that began; empty if its classes
 *     do not tell
 * @param aliases the names of fields and variables by which calls name objects that have a name of
 *     their class everywhere else
 * @param withoutProgram the steps of threads on whose stack there was no code of the program, if
 *     its classes tell what they call
 * @param waits where each thread stood that did not come to its end
 * @param races where the accesses of the races that were asked for come from
 * @param deaths what threads died of, in order
 */
public record Testimony(
    Trace trace,
    List<Seen> accesses,
    List<Called> calls,
    Map<String, String> aliases,
    List<Integer> withoutProgram,
    List<Wait> waits,
    List<Racing> races,
    List<Death> deaths) {
  public Testimony {
    accesses = List.copyOf(accesses);
    calls = List.copyOf(calls);
    aliases = Map.copyOf(aliases);
    withoutProgram = List.copyOf(withoutProgram);
    waits = List.copyOf(waits);
    races = List.copyOf(races);
    deaths = List.copyOf(deaths);
  }

  /**
   * An access.
   *
   * @param step how many steps had been taken
   * @param place the name of the field or element
   * @param value what was read or written; empty if nothing can be said of it
   * @param site where it stands in the source
   * @param unseen how many accesses just before it are left out, because there are too many
   */
  public record Seen(
      int thread, int step, String place, boolean write, String value, String site, int unseen) {}

  /**
   * A call of a method of the JDK or of a library.
   *
   * @param firstStep how many steps had been taken when it began
   * @param endStep how many when it ended; -1 if it did not
   * @param firstAccess how many of the accesses that are told had been made when it began
   * @param endAccess how many when it ended
   * @param words the call with its arguments
   * @param object the name of the field or variable with the object that is called; empty if none
   * @param type what objects like that are called
   * @param result what came of it; empty if nothing
   */
  public record Called(
      int thread,
      int firstStep,
      int endStep,
      int firstAccess,
      int endAccess,
      String words,
      String result,
      String object,
      String type,
      String site) {}

  /** Where a thread has come to; the innermost frame of the program first. */
  public record Wait(int thread, List<StackTraceElement> stack) {
    public Wait {
      stack = List.copyOf(stack);
    }
  }

  /** Where the two accesses of a race come from; empty if one was not seen again. */
  public record Racing(
      DataRace race, List<StackTraceElement> first, List<StackTraceElement> second) {
    public Racing {
      first = List.copyOf(first);
      second = List.copyOf(second);
    }
  }

  /** Something thrown that the program did not catch. */
  public record Death(int thread, Throwable cause) {}
}
