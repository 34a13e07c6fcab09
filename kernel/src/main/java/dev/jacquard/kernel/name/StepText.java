package dev.jacquard.kernel.name;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Transition;

/**
 * A step by names: a text that another process takes for a step of its own.
 *
 * <pre>
 *   THREAD CHOICE/ALTERNATIVES KIND LOCATION ARGUMENT writes|reads ALSO-READS
 * </pre>
 *
 * <p>Sites are left out: no run looks at them in a plan. Of the arguments only those are kept that
 * name a thread or a wait queue, for no run looks at the others.
 */
public final class StepText {
  private static final String NOTHING = "-";
  private static final int NO_SITE = -1;

  private final Names names;

  public StepText(Names names) {
    this.names = names;
  }

  /**
   * The text of a step.
   *
   * @param which which step it is, for the message
   * @throws IllegalArgumentException with a sentence, if the step is about something that no other
   *     process knows
   */
  public String of(Transition step, String which) {
    if (step.kind() == null) {
      throw new IllegalArgumentException(which + " is of any kind");
    }
    return String.join(
        " ",
        names.thread(step.thread()).toString(),
        step.choice() + "/" + step.alternatives(),
        step.kind().name(),
        location(step.location(), which),
        argument(step, which),
        step.writes() ? "writes" : "reads",
        location(step.alsoReads(), which));
  }

  private String location(int number, String which) {
    if (number < 0) {
      return NOTHING;
    }
    LocationName name = names.location(number);
    if (!name.travels()) {
      throw new IllegalArgumentException(
          which + " is about " + name + ", which no other process knows by this name");
    }
    return name.toString();
  }

  private String argument(Transition step, String which) {
    if (step.kind().namesThread()) {
      return names.thread((int) step.argument()).toString();
    }
    return namesQueue(step.kind()) ? location((int) step.argument(), which) : NOTHING;
  }

  private static boolean namesQueue(Kind kind) {
    return switch (kind) {
      case WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> true;
      default -> false;
    };
  }

  /**
   * The step of a text, in the numbers of this process.
   *
   * @throws IllegalArgumentException with a sentence, if the text is none
   */
  public Transition parse(String text) {
    String[] words = text.split(" ");
    if (words.length != 7) {
      throw new IllegalArgumentException("'" + text + "' is no step by names");
    }
    String[] choice = words[1].split("/");
    Kind kind = Kind.valueOf(words[2]);
    return new Transition(
        names.number(ThreadName.parse(words[0])),
        Integer.parseInt(choice[0]),
        Integer.parseInt(choice[1]),
        kind,
        location(words[3]),
        argument(kind, words[4]),
        words[5].equals("writes"),
        location(words[6]),
        NO_SITE);
  }

  private int location(String word) {
    return word.equals(NOTHING) ? Operation.NO_LOCATION : names.number(LocationName.parse(word));
  }

  private long argument(Kind kind, String word) {
    if (kind.namesThread()) {
      return names.number(ThreadName.parse(word));
    }
    return namesQueue(kind) ? location(word) : 0;
  }
}
