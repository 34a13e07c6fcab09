package dev.jacquard.kernel;

import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.StepText;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * A plan by names: a text that another process takes for its own plan.
 *
 * <pre>
 *   plan 1 KNOWN REPLAYED TAIL
 *   step {@linkplain StepText a step by names}
 *   asleep ...
 * </pre>
 */
public final class PlanText {
  private static final String HEAD = "plan 1";
  private static final String STEP = "step";
  private static final String ASLEEP = "asleep";
  private static final String ASSEMBLING = "ASSEMBLING:";

  private final StepText steps;

  public PlanText(Names names) {
    this.steps = new StepText(names);
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
      text.append('\n').append(STEP).append(' ').append(steps.of(plan.step(i), "step " + (i + 1)));
    }
    for (int i = 0; i < plan.sleepers(); i++) {
      String which = "what is asleep behind step " + plan.known();
      text.append('\n').append(ASLEEP).append(' ').append(steps.of(plan.sleeper(i), which));
    }
    return text.append('\n').toString();
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
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    if (blank < 0 || !(word.equals(STEP) || word.equals(ASLEEP))) {
      throw new IllegalArgumentException("'" + line + "' is no step of a plan");
    }
    return steps.parse(line.substring(blank + 1));
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
