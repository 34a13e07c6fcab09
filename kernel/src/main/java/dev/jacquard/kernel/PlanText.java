package dev.jacquard.kernel;

import dev.jacquard.kernel.name.LocationName;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * A plan by names: a text that another process takes for its own plan.
 *
 * <pre>
 *   plan 1 KNOWN REPLAYED TAIL
 *   step THREAD CHOICE/ALTERNATIVES KIND LOCATION ARGUMENT writes|reads ALSO-READS
 *   asleep ...
 * </pre>
 *
 * <p>Sites are left out: no run looks at them in a plan. Of the arguments only those are kept that
 * name a thread or a wait queue, for no run looks at the others.
 */
public final class PlanText {
  private static final String HEAD = "plan 1";
  private static final String STEP = "step";
  private static final String ASLEEP = "asleep";
  private static final String ASSEMBLING = "ASSEMBLING:";
  private static final String NOTHING = "-";
  private static final int NO_SITE = -1;

  private final Names names;

  public PlanText(Names names) {
    this.names = names;
  }

  /**
   * The text of a plan.
   *
   * @throws IllegalArgumentException with a sentence, if a step is about something that no other
   *     process knows
   */
  public String of(Plan plan) {
    if (!plan.isExact() || plan.isPostponing()) {
      throw new IllegalArgumentException("a plan that is not to be followed exactly");
    }
    StringBuilder text = new StringBuilder();
    text.append(String.join(" ", HEAD, "" + plan.known(), "" + plan.replayed(), tail(plan.tail())));
    for (int i = 0; i < plan.length(); i++) {
      text.append('\n').append(STEP).append(' ').append(line(plan.step(i), "step " + (i + 1)));
    }
    for (int i = 0; i < plan.sleepers(); i++) {
      String which = "what is asleep behind step " + plan.known();
      text.append('\n').append(ASLEEP).append(' ').append(line(plan.sleeper(i), which));
    }
    return text.append('\n').toString();
  }

  private String line(Transition step, String which) {
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

  private static String tail(Tail tail) {
    if (tail instanceof Tail.Fixed fixed) {
      return fixed.name();
    }
    if (tail instanceof Tail.Uniform uniform) {
      return "UNIFORM:" + uniform.seed();
    }
    if (tail instanceof Tail.Wandering wandering) {
      return "WANDERING:" + wandering.from() + ":" + wandering.seed();
    }
    if (tail instanceof Tail.Assembling assembling) {
      return ASSEMBLING + tail(assembling.then());
    }
    Tail.Priorities priorities = (Tail.Priorities) tail;
    return "PRIORITIES:" + priorities.seed() + ":" + priorities.depth() + ":" + priorities.length();
  }

  /**
   * The plan of a text, in the numbers of this process.
   *
   * @throws IllegalArgumentException with a sentence, if the text is none
   */
  public Plan parse(String text) {
    List<String> lines = text.lines().toList();
    String[] head = (lines.isEmpty() ? "" : lines.get(0)).split(" ");
    if (head.length != 5 || !lines.get(0).startsWith(HEAD + " ")) {
      throw new IllegalArgumentException("a plan begins with '" + HEAD + "'");
    }
    List<Transition> prefix = new ArrayList<>();
    List<Transition> sleep = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      (line.startsWith(STEP + " ") ? prefix : sleep).add(step(line));
    }
    return Plan.exactly(
        prefix.toArray(Transition[]::new),
        Integer.parseInt(head[2]),
        Integer.parseInt(head[3]),
        sleep.toArray(Transition[]::new),
        parsedTail(head[4]));
  }

  private Transition step(String line) {
    String[] words = line.split(" ");
    if (words.length != 8 || !(words[0].equals(STEP) || words[0].equals(ASLEEP))) {
      throw new IllegalArgumentException("'" + line + "' is no step of a plan");
    }
    String[] choice = words[2].split("/");
    Kind kind = Kind.valueOf(words[3]);
    return new Transition(
        names.number(ThreadName.parse(words[1])),
        Integer.parseInt(choice[0]),
        Integer.parseInt(choice[1]),
        kind,
        location(words[4]),
        argument(kind, words[5]),
        words[6].equals("writes"),
        location(words[7]),
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

  private static Tail parsedTail(String word) {
    if (word.startsWith(ASSEMBLING)) {
      return new Tail.Assembling(parsedTail(word.substring(ASSEMBLING.length())));
    }
    String[] parts = word.split(":");
    return switch (parts[0]) {
      case "UNIFORM" -> new Tail.Uniform(Long.parseLong(parts[1]));
      case "PRIORITIES" ->
          new Tail.Priorities(
              Long.parseLong(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
      case "WANDERING" -> new Tail.Wandering(Integer.parseInt(parts[1]), Long.parseLong(parts[2]));
      default -> Tail.Fixed.valueOf(parts[0]);
    };
  }
}
