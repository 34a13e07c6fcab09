package dev.jacquard.report.page;

import dev.jacquard.kernel.Prose;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.seen.Call;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The calls into the JDK and into libraries, which hide the moments that are in them at first. */
final class CallFolds {
  /**
   * A call, or a part of one that no other thread interrupts.
   *
   * @param words what is to be said of it
   */
  record CallFold(Folds.Fold fold, Call call, String words) {}

  private final Counterexample example;
  private final Moments moments;
  private final Map<Integer, Integer> accesses = new HashMap<>();

  private CallFolds(Counterexample example, Moments moments) {
    this.example = example;
    this.moments = moments;
    for (int i = 0; i < example.accesses().size(); i++) {
      int access = i;
      moments.ofAccess(i).ifPresent(moment -> accesses.put(moment, access));
    }
  }

  /** Those of a time line that do not touch its other folds. */
  static List<CallFold> of(Counterexample example, Moments moments, List<Folds.Fold> others) {
    return new CallFolds(example, moments)
        .all().stream()
            .filter(
                call ->
                    others.stream()
                        .noneMatch(
                            other ->
                                other.first() <= call.fold().last()
                                    && call.fold().first() <= other.last()))
            .toList();
  }

  private List<CallFold> all() {
    List<Folds.Fold> folds = new ArrayList<>();
    List<Call> calls = new ArrayList<>();
    Call before = null;
    for (int i = 0; i < moments.all().size(); i++) {
      Call call = innermost(i).orElse(null);
      int last = folds.size() - 1;
      if (call != null && (call == before || isSameLibrary(call, before))) {
        folds.set(last, new Folds.Fold(folds.get(last).first(), i));
      } else if (call != null) {
        folds.add(new Folds.Fold(i, i));
        calls.add(call);
      }
      before = call;
    }
    return told(folds, calls);
  }

  private static boolean isSameLibrary(Call call, Call before) {
    return before != null
        && call.isOfLibrary()
        && before.isOfLibrary()
        && call.thread() == before.thread();
  }

  private Optional<Call> innermost(int number) {
    Moment moment = moments.all().get(number);
    for (int i = example.calls().size() - 1; i >= 0; i--) {
      Call call = example.calls().get(i);
      if (call.thread() == moment.thread() && has(call, number, moment)) {
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }

  private boolean has(Call call, int number, Moment moment) {
    return switch (moment.sort()) {
      case STEP -> call.hasStep(moment.row());
      case ACCESS -> accesses.containsKey(number) && call.hasAccess(accesses.get(number));
      case STUCK -> false;
    };
  }

  private static List<CallFold> told(List<Folds.Fold> folds, List<Call> calls) {
    Map<Call, Integer> first = new IdentityHashMap<>();
    Map<Call, Integer> last = new IdentityHashMap<>();
    for (int i = 0; i < calls.size(); i++) {
      first.putIfAbsent(calls.get(i), i);
      last.put(calls.get(i), i);
    }
    List<CallFold> told = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      Call call = calls.get(i);
      boolean begins = first.get(call) == i;
      boolean ends = call.isOver() && last.get(call) == i;
      told.add(new CallFold(folds.get(i), call, words(call, folds.get(i), begins, ends)));
    }
    return told;
  }

  private static String words(Call call, Folds.Fold fold, boolean begins, boolean ends) {
    if (call.isOfLibrary()) {
      return Prose.count(fold.size(), "step") + " in a library";
    }
    if (begins && ends) {
      return call.withResult();
    }
    if (ends) {
      return "ends " + call.withResult();
    }
    return (begins ? "begins " : "goes on with ") + call.words();
  }
}
