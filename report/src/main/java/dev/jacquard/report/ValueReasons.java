package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where the value comes from by which a thread has failed: which write its last read of something
 * shared has seen, which write was lost before, and which check the two writers had both passed.
 */
final class ValueReasons {
  /** Of what a failing thread did so many things at the end may have to do with its failure. */
  private static final int LAST = 4;

  /**
   * A step or access that reads or writes a value.
   *
   * @param step the step, or how many there were before an access
   */
  private record Touch(
      int thread,
      int step,
      String object,
      boolean writes,
      boolean reads,
      String before,
      String after,
      String place) {
    boolean isOf(Touch other) {
      return object.equals(other.object);
    }
  }

  private final Trace trace;
  private final Legend legend;
  private final SourceLines lines;
  private final List<Call> calls;
  private final Failure failure;
  private final List<Touch> touches = new ArrayList<>();

  ValueReasons(
      Trace trace, Legend legend, List<PlainAccess> accesses, List<Call> calls, Failure failure) {
    this.trace = trace;
    this.legend = legend;
    this.lines = new SourceLines(trace, legend, accesses, calls);
    this.calls = calls;
    this.failure = failure;
    int last = Math.min(failure.step(), trace.length() - 1);
    for (int row = 0; row <= last; row++) {
      addAccesses(accesses, row);
      addStep(row);
    }
    addAccesses(accesses, last + 1);
  }

  private void addAccesses(List<PlainAccess> accesses, int step) {
    for (PlainAccess access : accesses) {
      if (access.step() == step && !access.value().isEmpty() && !access.isContent()) {
        touches.add(
            new Touch(
                access.thread(),
                step,
                access.location(),
                access.write(),
                !access.write(),
                access.write() ? "" : access.value(),
                access.value(),
                access.site()));
      }
    }
  }

  private void addStep(int row) {
    Kind kind = trace.kind(row);
    String object = legend.location(trace.location(row));
    if (kind.subject() != Kind.Subject.VARIABLE
        || kind == Kind.UPDATE
        || kind == Kind.TRY_UPDATE
        || kind.isAwait()
        || isInside(object, row)) {
      return;
    }
    int location = trace.location(row);
    boolean blind = kind == Kind.WRITE || kind == Kind.VOLATILE_WRITE;
    touches.add(
        new Touch(
            trace.thread(row),
            row,
            object,
            trace.writes(row),
            !blind,
            legend.value(location, trace.before(row)),
            legend.value(location, trace.after(row)),
            legend.site(trace.thread(row), trace.site(row))));
  }

  /** Whether a place is a part of an object of the JDK or of a library, which nobody knows. */
  private boolean isInside(String place, int row) {
    boolean part = place.indexOf('.') >= 0 || place.endsWith("]");
    return part
        && calls.stream().anyMatch(call -> call.thread() == trace.thread(row) && call.hasStep(row));
  }

  /** The reasons, as sentences; none if nothing is known. */
  List<String> lines() {
    List<String> sentences = new ArrayList<>();
    decisiveRead().ifPresent(read -> explain(read, sentences));
    passed().ifPresent(sentences::add);
    return sentences;
  }

  private void explain(Touch read, List<String> sentences) {
    Touch seen = last(read, touch -> touch.writes).orElseThrow();
    Optional<Touch> before =
        last(seen, touch -> touch.writes && touch.thread != seen.thread)
            .filter(touch -> touch.thread != failure.thread());
    sentences.add(
        name(read)
            + " read "
            + read.object
            + " = "
            + read.before
            + at(read)
            + ", which "
            + name(seen)
            + " had written"
            + at(seen)
            + before
                .map(touch -> " after " + name(touch) + " had written " + written(touch))
                .orElse(""));
    lost(seen).ifPresent(sentences::add);
  }

  /** The last thing that the failing thread read and another one had written. */
  private Optional<Touch> decisiveRead() {
    List<Touch> own = new ArrayList<>(touches);
    own.removeIf(touch -> touch.thread != failure.thread());
    Collections.reverse(own);
    return own.stream()
        .limit(LAST)
        .filter(touch -> touch.reads && !touch.writes && !touch.before.isEmpty())
        .filter(
            touch ->
                last(touch, other -> other.writes)
                    .filter(write -> write.thread != failure.thread())
                    .isPresent())
        .findFirst();
  }

  /** The last touch of the same thing before one. */
  private Optional<Touch> last(Touch end, Predicate<Touch> wanted) {
    for (int i = touches.indexOf(end) - 1; i >= 0; i--) {
      if (touches.get(i).isOf(end) && wanted.test(touches.get(i))) {
        return Optional.of(touches.get(i));
      }
    }
    return Optional.empty();
  }

  /** A write that the writer of what was seen had not seen itself. */
  private Optional<String> lost(Touch seen) {
    if (seen.reads) {
      return Optional.empty(); // in one step with its write
    }
    Optional<Touch> read = last(seen, touch -> touch.thread == seen.thread && touch.reads);
    if (read.isEmpty()) {
      return Optional.empty();
    }
    return last(seen, touch -> touch.writes && touch.thread != seen.thread)
        .filter(touch -> touches.indexOf(touch) > touches.indexOf(read.get()))
        .map(
            missed ->
                name(seen)
                    + " had read "
                    + read.get().object
                    + " = "
                    + read.get().before
                    + at(read.get())
                    + " before that, so that the "
                    + missed.after
                    + " of "
                    + name(missed)
                    + " was lost");
  }

  /** What two threads had both been told before one of them went on with the same object. */
  private Optional<String> passed() {
    for (int i = calls.size() - 1; i >= 0; i--) {
      Call one = calls.get(i);
      for (int k = i - 1; k >= 0 && isAnswer(one); k--) {
        Call other = calls.get(k);
        if (isSameAnswer(one, other)) {
          Optional<Call> next = next(one).filter(call -> lastStep(other) < firstStep(call));
          Optional<Call> otherNext = next(other).filter(call -> lastStep(one) < firstStep(call));
          if (next.isPresent() && otherNext.isPresent()) {
            return Optional.of(sentence(other, one) + goingOn(next.get(), otherNext.get()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private String sentence(Call one, Call other) {
    return "both "
        + legend.thread(one.thread())
        + " and "
        + legend.thread(other.thread())
        + " had passed "
        + one.withResult()
        + " ("
        + lines.phrase(one.site())
        + ") before either went on";
  }

  private String goingOn(Call next, Call otherNext) {
    return next.words().equals(otherNext.words())
        ? " with " + next.words() + " (" + lines.phrase(next.site()) + ")"
        : "";
  }

  private boolean isAnswer(Call call) {
    return call.isOver() && !call.result().isEmpty() && lastStep(call) >= call.firstStep();
  }

  /** The first step that its thread took in a call; the length of the trace if it took none. */
  private int firstStep(Call call) {
    int row = call.firstStep();
    while (row < trace.length() && trace.thread(row) != call.thread()) {
      row++;
    }
    return row;
  }

  /** The last step that its thread took in a call that is over, or one before it. */
  private int lastStep(Call call) {
    int row = Math.min(call.endStep(), trace.length()) - 1;
    while (row >= 0 && trace.thread(row) != call.thread()) {
      row--;
    }
    return row;
  }

  private boolean isSameAnswer(Call one, Call other) {
    return isAnswer(other)
        && one.thread() != other.thread()
        && one.words().equals(other.words())
        && one.result().equals(other.result())
        && one.site().equals(other.site());
  }

  /** What the thread of a call does next with the same object, if that is something else. */
  private Optional<Call> next(Call call) {
    return calls.subList(calls.indexOf(call) + 1, calls.size()).stream()
        .filter(
            next ->
                next.thread() == call.thread()
                    && !object(call).isEmpty()
                    && object(next).equals(object(call))
                    && next.firstStep() >= call.endStep())
        .findFirst()
        .filter(next -> !next.words().equals(call.words()));
  }

  /** What stands before the method. */
  private static String object(Call call) {
    String method = call.words().substring(0, Math.max(0, call.words().indexOf('(')));
    return method.substring(0, Math.max(0, method.lastIndexOf('.')));
  }

  private String name(Touch touch) {
    return legend.thread(touch.thread);
  }

  private String written(Touch touch) {
    return touch.after + at(touch);
  }

  private String at(Touch touch) {
    return touch.place.isEmpty() ? "" : " (" + lines.phrase(touch.place) + ")";
  }
}
