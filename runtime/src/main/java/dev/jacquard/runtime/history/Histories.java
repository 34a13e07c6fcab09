package dev.jacquard.runtime.history;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.past.CausalPasts;
import dev.jacquard.kernel.past.Numbering;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Contents;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.QueueMembers;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Locations.Telling;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Numbers for the histories of threads, and for the contents of objects that only these determine.
 */
public final class Histories {
  /** A thread has gone on behind a history. */
  private static final long EVENT = -11;

  /** A thread was born behind a history of the one that started it. */
  private static final long BIRTH = -12;

  /** A thread has changed what is inside of something. */
  private static final long CHANGE = -13;

  /** A thread may have learned anything that its causal past can tell. */
  private static final long ANYTHING = -14;

  /** The time limit of an operation has passed, and nothing was seen. */
  private static final long LATE = -15;

  private static final int NOWHERE = -1;
  private static final long[] NO_NUMBERS = {};

  /** What is inside of an object. */
  private record Content(Words elements) {}

  private final ThreadTable threads;
  private final Director director;
  private final Locations locations;
  private final Numbering numbers = new Numbering();
  private final Numbers equal = new Numbers(numbers);
  private final Words.Writer writer;
  private final CausalPasts causes = new CausalPasts(numbers);
  private final QueueMembers queues = new QueueMembers();
  private final Optional<LoopHeads> heads;
  private final Present present;
  private int[] lastRow = {};
  private final Set<String> hidden = new TreeSet<>();
  private boolean alone;

  /** For one execution, whose settings say whether histories are folded. */
  public Histories(Settings settings, ThreadTable threads, Director director, Names names) {
    this.threads = threads;
    this.director = director;
    locations = names.locations();
    names.objects().keepValues();
    present = new Present(threads, director.pending());
    writer = new Words.Writer(names.places(), equal);
    heads =
        settings.folds()
            ? Optional.of(new LoopHeads(settings, threads, director, names.places(), equal))
            : Optional.empty();
  }

  /** Where histories are folded, if they are. */
  public Optional<LoopHeads> heads() {
    return heads;
  }

  /** A run begins. */
  public void begin() {
    queues.begin();
    causes.begin();
    Arrays.fill(lastRow, NOWHERE);
    alone = true;
    present.begin();
    if (heads.isPresent()) {
      heads.get().begin();
    }
  }

  /** Writes down a step of the current thread. */
  public void record(long before, long after, long result) {
    int location = director.pending().location(threads.current().number());
    boolean late = director.pending().isDue(threads.current().number());
    if (isOpaque(location) && !late) {
      Kind kind = director.pending().kind(threads.current().number());
      long content = locations.state(location);
      long changed = kind.mayWrite() ? changed(content) : content;
      locations.set(location, changed);
      director.record(content, changed, result);
    } else {
      director.record(before, after, result);
    }
    Trace trace = director.soFar();
    int row = director.steps() - 1;
    follow(trace, row);
    if (overflows(trace, row)) {
      director.hearsay().untold("more permits than a semaphore can have");
    }
    Telling telling = location < 0 ? Telling.VALUE : locations.telling(location);
    if (telling == Telling.NOTHING || threads.current().insight().isOpen()) {
      hide(telling == Telling.NOTHING ? "threads that wait" : "a step in code of the JDK");
    } else if (telling == Telling.ELSEWHERE) {
      director.hearsay().untold("a wait with a time limit leaves its queue by itself");
    }
  }

  /** Whether a step has not given back what its kind says. */
  private static boolean overflows(Trace trace, int row) {
    return trace.kind(row) == Kind.RELEASE
        && trace.after(row) != trace.before(row) + trace.argument(row);
  }

  private void follow(Trace trace, int row) {
    LogicalThread me = threads.get(trace.thread(row));
    Kind kind = trace.kind(row);
    boolean gaveUp = trace.alsoFound(row) != 0 || queues.isWaiting(me.number());
    int past = numbers.number(EVENT, me.past());
    past = numbers.number(past, 2 * kind.ordinal() + (gaveUp ? 1 : 0));
    past = trace.late(row) ? numbers.number(past, LATE) : past;
    past = numbers.number(past, trace.location(row));
    past = numbers.number(past, trace.argument(row));
    me.past(numbers.number(past, observed(trace, row)));
    queues.follow(trace, row);
    causes.step(trace, row);
    stands(me.number(), row);
    present.follow(trace, row);
    if (heads.isPresent()) {
      heads.get().follow(trace, row);
    }
    if (kind == Kind.START && trace.writes(row)) {
      alone = false;
      LogicalThread child = threads.get((int) trace.argument(row));
      child.past(numbers.number(numbers.number(BIRTH, me.past()), child.number()));
      stands(child.number(), row);
    }
  }

  private void stands(int thread, int row) {
    if (thread >= lastRow.length) {
      int before = lastRow.length;
      lastRow = Arrays.copyOf(lastRow, Math.max(thread + 1, 2 * before));
      Arrays.fill(lastRow, before, lastRow.length, NOWHERE);
    }
    lastRow[thread] = row;
  }

  private long observed(Trace trace, int row) {
    if (trace.kind(row) == Kind.CHOOSE || trace.late(row)) {
      return trace.result(row);
    }
    int location = trace.location(row);
    boolean content = location >= 0 && locations.telling(location) == Telling.CONTENT;
    if (content && Contents.areTold(trace.before(row))) {
      return trace.result(row);
    }
    return isOpaque(location)
        ? trace.before(row)
        : trace.kind(row).observed(trace.before(row), trace.writes(row));
  }

  /** Whether the state of a location is a history. */
  private boolean isOpaque(int location) {
    return location >= 0 && locations.telling(location) == Telling.HISTORY;
  }

  /**
   * A number for objects in their order that is the same in all runs; negative if one of them has
   * no name that is.
   */
  public int content(Object[] elements) {
    return content(NO_NUMBERS, elements);
  }

  /** The same for numbers and objects. */
  public int content(long[] values, Object[] elements) {
    writer.begin();
    writer.add(values.length);
    for (long number : values) {
      writer.add(number);
    }
    for (Object element : elements) {
      if (!writer.add(element)) {
        return NOWHERE;
      }
    }
    return equal.of(new Content(writer.words()));
  }

  /** What is inside of something when the current thread has changed it. */
  private long changed(long before) {
    return numbers.number(numbers.number(CHANGE, threads.current().past()), before);
  }

  /**
   * The current thread may learn more than its steps tell. What that is comes out of the causal
   * past of its last step: all of that counts as observed. Before the first thread has started
   * another one that is nothing but its own history.
   *
   * @param what it has learned something of, for people
   */
  public void hide(String what) {
    LogicalThread me = threads.current();
    if (director.pending().kind(me.number()) != null) {
      me.insight().open(true); // it is amid a step, and learns more by that one
      return;
    }
    int row = me.number() < lastRow.length ? lastRow[me.number()] : NOWHERE;
    if (row == NOWHERE || !me.insight().behind(row)) {
      return;
    }
    me.makings().deed(); // what it has learned is in no variable that is told
    if (!alone) {
      hidden.add(what);
      director.hearsay().hide(row);
      me.past(numbers.number(numbers.number(ANYTHING, me.past()), causes.of(me.number())));
    }
  }

  /** What threads have learned something of that their steps do not tell, for people. */
  public Set<String> hidden() {
    return Collections.unmodifiableSet(hidden);
  }

  /** Adds all that determines what can still happen, if nothing is hidden or untold. */
  public void describe(Fingerprint state) {
    present.describe(state);
  }

  /** Whether a thread that goes round since a step could come to its end by its code. */
  public boolean hasEnd(int thread, int from) {
    return heads.isEmpty() || heads.get().hasEnd(thread, from);
  }
}
