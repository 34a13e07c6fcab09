package dev.jacquard.worker;

import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Ending;
import dev.jacquard.kernel.Legend;
import dev.jacquard.report.PlainAccess;
import dev.jacquard.report.Stack;
import dev.jacquard.runtime.control.Testimony;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What was seen of an execution that was repeated, as reports tell it. */
public record Sightings(Testimony testimony, Legend legend) {
  private static final int MOST_FRAMES = 8;
  private static final Pattern LAMBDA = Pattern.compile("^lambda\\$(.+)\\$\\d+$");

  /** What threads read and wrote between the steps. */
  public List<PlainAccess> accesses() {
    return testimony.accesses().stream()
        .map(
            seen ->
                new PlainAccess(
                    seen.thread(),
                    seen.step(),
                    seen.place(),
                    seen.write(),
                    seen.value(),
                    seen.site(),
                    seen.unseen()))
        .toList();
  }

  /** Where racing accesses, waiting threads and what killed threads come from. */
  public List<Stack> stacks() {
    List<Stack> stacks = new ArrayList<>(racing());
    if (testimony.trace().ending() == Ending.STUCK) {
      testimony
          .waits()
          .forEach(wait -> add(legend.thread(wait.thread()) + " waits", wait.stack(), stacks));
    }
    for (Testimony.Death death : testimony.deaths()) {
      String thread = legend.thread(death.thread());
      add(
          thread + " ended with " + death.cause().getClass().getName(),
          Thrown.of(thread, death.cause()).frames(),
          stacks);
    }
    return stacks;
  }

  /** Where the accesses of races come from. */
  List<Stack> racing() {
    List<Stack> stacks = new ArrayList<>();
    for (Testimony.Racing racing : testimony.races()) {
      add(title(racing.race(), racing.race().first()), racing.first(), stacks);
      add(title(racing.race(), racing.race().second()), racing.second(), stacks);
    }
    return stacks;
  }

  private String title(DataRace race, Access access) {
    return legend.thread(access.thread())
        + (access.write() ? " wrote " : " read ")
        + legend.location(race.location());
  }

  private static void add(String title, List<StackTraceElement> stack, List<Stack> stacks) {
    if (stack.isEmpty()) {
      return;
    }
    List<String> frames = new ArrayList<>();
    for (StackTraceElement frame : stack.subList(0, Math.min(MOST_FRAMES, stack.size()))) {
      frames.add("at " + frame.getClassName() + "." + method(frame) + place(frame));
    }
    if (stack.size() > MOST_FRAMES) {
      frames.add("and " + (stack.size() - MOST_FRAMES) + " more");
    }
    stacks.add(new Stack(title, frames));
  }

  /** The number that a compiler gives to a lambda tells nobody anything. */
  private static String method(StackTraceElement frame) {
    return LAMBDA.matcher(frame.getMethodName()).replaceFirst("$1.lambda");
  }

  private static String place(StackTraceElement frame) {
    return frame.getFileName() == null || frame.getLineNumber() < 0
        ? ""
        : "(" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
  }
}
