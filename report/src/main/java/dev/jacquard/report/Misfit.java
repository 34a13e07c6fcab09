package dev.jacquard.report;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Where a program parts from the execution that a replay string was made of.
 *
 * @param step from 0
 * @param run what the program does now, and is about to do
 */
public record Misfit(Schedule recorded, int step, Trace run, Legend legend) {

  /** Where a replayed execution is another one, if it is. */
  public static Optional<Misfit> of(Schedule recorded, Trace run, Legend legend) {
    int step = hasOtherSteps(recorded, run) ? 0 : recorded.firstDifference(run, legend);
    return step < 0 ? Optional.empty() : Optional.of(new Misfit(recorded, step, run, legend));
  }

  /**
   * Nothing if a replayed execution is the recorded one, as far as that is known.
   *
   * @throws DivergenceException with a sentence, if it is not
   */
  public static void require(Schedule recorded, Trace run, Legend legend) {
    Optional<Misfit> misfit = of(recorded, run, legend);
    if (misfit.isPresent()) {
      throw misfit.get().exception();
    }
  }

  /** The same for an execution that could not be followed to its end, with a sentence if known. */
  public static DivergenceException inWords(
      Schedule recorded, DivergenceException end, Legend legend) {
    return end.trace().flatMap(run -> of(recorded, run, legend)).map(Misfit::exception).orElse(end);
  }

  private static boolean hasOtherSteps(Schedule recorded, Trace run) {
    return !recorded.observed().equals(run.observed());
  }

  private DivergenceException exception() {
    return new DivergenceException(step, new Difference.Told(sentence()), Optional.of(run.copy()));
  }

  /** For example {@code at step 7 the recorded execution did lock, now ben does ...}. */
  public String sentence() {
    if (hasOtherSteps(recorded, run)) {
      return "other things count as steps in the recorded execution ("
          + words(recorded.observed())
          + ") than now ("
          + words(run.observed())
          + ")";
    }
    return "at step " + (step + 1) + " " + before() + ", but now " + now();
  }

  private String before() {
    if (step >= recorded.length()) {
      return "the recorded execution had ended";
    }
    String what = recorded.kind(step).map(this::did).orElse(" went on");
    int thread = recorded.mover(step, run);
    return (thread < 0
            ? "thread " + recorded.thread(step) + " of the recorded execution"
            : legend.thread(thread) + " in the recorded execution")
        + what;
  }

  private String did(Kind kind) {
    boolean alike = step < run.length() && run.kind(step) == kind;
    return " did " + words(kind) + (alike ? " of something else" : "");
  }

  private String now() {
    if (step < run.length()) {
      return does(step);
    }
    int thread = step < recorded.length() ? recorded.mover(step, run) : -1;
    if (thread < 0) {
      return "there is no such thread";
    }
    int pending = run.pending(thread);
    if (pending < 0) {
      return legend.thread(thread) + " has ended";
    }
    boolean other = recorded.kind(step).filter(kind -> kind != run.kind(pending)).isPresent();
    return does(pending) + (other ? "" : obstacle());
  }

  /** Why a thread could not do what looks the same. */
  private String obstacle() {
    int choice = recorded.choice(step);
    return choice > 0 ? ", without alternative " + choice : ", which it cannot do yet";
  }

  private String does(int row) {
    String site = legend.site(run.thread(row), run.site(row));
    return legend.thread(run.thread(row))
        + " does '"
        + new StepWords(run, legend).call(row)
        + "'"
        + (site.isEmpty() ? "" : " at " + site);
  }

  private static String words(Observed observed) {
    return observed.words().isEmpty() ? "nothing special" : String.join(", ", observed.words());
  }

  private static String words(Kind kind) {
    return switch (kind) {
      case READ, VOLATILE_READ, OPAQUE_READ, INNER_READ -> "a read";
      case WRITE, VOLATILE_WRITE, OPAQUE_WRITE, INNER_WRITE -> "a write";
      case READ_MODIFY_WRITE, UPDATE, TRY_UPDATE -> "an update";
      case COMPARE_AND_SET -> "a compare-and-set";
      case AWAIT, VOLATILE_AWAIT -> "an await";
      case LOCK -> "a lock";
      case UNLOCK -> "an unlock";
      case TRY_LOCK -> "a tryLock";
      case WAIT -> "a wait";
      case REACQUIRE -> "the end of a wait";
      case NOTIFY -> "a notify";
      case NOTIFY_ALL -> "a notifyAll";
      case PARK, TRY_PARK -> "a park";
      case UNPARK -> "an unpark";
      case ACQUIRE, TRY_ACQUIRE -> "an acquire";
      case RELEASE -> "a release";
      case START -> "a start";
      case JOIN, TRY_JOIN -> "a join";
      case END -> "its end";
      case INTERRUPT -> "an interrupt";
      case SPIN -> "a round of a loop";
      case CHOOSE -> "a choice";
    };
  }
}
