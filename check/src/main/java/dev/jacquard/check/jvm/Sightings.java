package dev.jacquard.check.jvm;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import dev.jacquard.runtime.name.ProgramFrames;
import dev.jacquard.runtime.witness.Testimony;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What was seen of an execution that was repeated, as reports tell it. */
record Sightings(Testimony testimony, Legend legend) {
  private static final int MOST_FRAMES = 8;
  private static final Pattern LAMBDA =
      Pattern.compile("^lambda\\$(.+?)(?:\\$[0-9a-f]{1,8})?\\$\\d+$");

  /** What threads read and wrote between the steps. */
  List<PlainAccess> accesses() {
    HolderNames names = new HolderNames(testimony, legend);
    return testimony.accesses().stream()
        .map(
            seen ->
                new PlainAccess(
                    seen.thread(),
                    seen.step(),
                    names.of(seen.place()),
                    seen.write(),
                    names.of(seen.value()),
                    seen.site(),
                    seen.unseen()))
        .toList();
  }

  /** What threads called in the JDK and in libraries, and what these did by themselves. */
  List<Call> calls() {
    List<Call> calls = new ArrayList<>();
    for (int step : testimony.withoutProgram()) {
      calls.add(Call.ofLibrary(testimony.trace().thread(step), step));
    }
    for (Testimony.Called called : testimony.calls()) {
      calls.add(
          new Call(
              called.thread(),
              called.firstStep(),
              called.endStep(),
              called.firstAccess(),
              called.endAccess(),
              called.words(),
              called.result(),
              called.site()));
    }
    return calls;
  }

  /** A legend by which objects have the names of the fields and variables that hold them. */
  Legend named(Legend numbered) {
    return testimony.calls().isEmpty() ? numbered : new HolderNames(testimony, numbered).legend();
  }

  /** Where racing accesses and threads that are stuck come from, and what killed threads. */
  List<String> stacks() {
    List<String> lines = new ArrayList<>();
    for (Testimony.Racing racing : testimony.races()) {
      add(title(racing.race(), racing.race().first()), racing.first(), lines);
      add(title(racing.race(), racing.race().second()), racing.second(), lines);
    }
    if (testimony.trace().ending() == Ending.STUCK) {
      testimony
          .waits()
          .forEach(
              wait -> addDeep(legend.thread(wait.thread()) + " is stuck", wait.stack(), lines));
    }
    for (Testimony.Death death : testimony.deaths()) {
      addDeep(
          legend.thread(death.thread()) + " threw " + death.cause().getClass().getName(),
          ProgramFrames.of(death.cause().getStackTrace()),
          lines);
    }
    return lines;
  }

  /** A stack with one frame says no more than the table or the sentence above it. */
  private static void addDeep(String title, List<StackTraceElement> stack, List<String> lines) {
    if (stack.size() > 1) {
      add(title, stack, lines);
    }
  }

  private String title(DataRace race, Access access) {
    return legend.thread(access.thread())
        + (access.write() ? " wrote " : " read ")
        + named(legend).location(race.location());
  }

  private static void add(String title, List<StackTraceElement> stack, List<String> lines) {
    if (stack.isEmpty()) {
      return;
    }
    lines.add(title);
    for (StackTraceElement frame : stack.subList(0, Math.min(MOST_FRAMES, stack.size()))) {
      lines.add("  at " + frame.getClassName() + "." + method(frame) + place(frame));
    }
    if (stack.size() > MOST_FRAMES) {
      lines.add("  and " + (stack.size() - MOST_FRAMES) + " more");
    }
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
