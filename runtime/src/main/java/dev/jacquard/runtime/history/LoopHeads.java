package dev.jacquard.runtime.history;

import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.loop.LoopState;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;

/**
 * Folds histories where a thread comes back to the head of a loop: what it knows there follows from
 * what it knew when the loop began and from the variables that the loop changes. So all that it
 * observed in between is forgotten, but for these variables, and histories of a loop that goes on
 * for ever are finitely many.
 *
 * <p>Nothing else that the thread knows may have changed since the loop began. All that the steps
 * of its rounds have done is in locations; the locks that it holds are told, and how many objects,
 * threads and sources of randomness it has made, by which later ones are named. If it has done
 * anything besides that is no step, or has looked at a clock, its history stays whole, and the loop
 * is taken as one that begins there; so it does while a variable refers to an object without name.
 *
 * <p>When a loop begins is told by the history then, and by how often the loop has come to its head
 * since that was the history: threads are deterministic.
 */
public final class LoopHeads {
  /** A loop has begun. */
  private record Beginning(int past, int loop, int times) {}

  /** A loop is at its head. */
  private record Head(int beginning, Words words) {}

  /** The JDK's own code has made one more object for a thread. */
  private record Construction(int before, Class<?> type) {}

  private final boolean timed;
  private final long shortestLong;
  private final boolean free;
  private final ThreadTable threads;
  private final Places places;
  private final Numbers numbers;
  private final Director director;
  private final Words.Writer writer;
  private OpenLoops[] loops = new OpenLoops[8];

  LoopHeads(
      Settings settings, ThreadTable threads, Director director, Places places, Numbers numbers) {
    timed = settings.expiry().limits() != TimeLimits.ANY;
    shortestLong = settings.expiry().shortestLong();
    free = !settings.liberties().equals(Liberties.NONE);
    this.director = director;
    this.threads = threads;
    this.places = places;
    this.numbers = numbers;
    writer = new Words.Writer(places, numbers);
  }

  void begin() {
    Arrays.fill(loops, null);
  }

  private OpenLoops of(int thread) {
    if (thread >= loops.length) {
      loops = Arrays.copyOf(loops, Math.max(thread + 1, 2 * loops.length));
    }
    if (loops[thread] == null) {
      loops[thread] = new OpenLoops();
    }
    return loops[thread];
  }

  /** A thread has taken a step, and has another history. */
  void follow(Trace trace, int row) {
    int thread = trace.thread(row);
    OpenLoops mine = of(thread);
    mine.goOn();
    if (trace.kind(row).subject() == Kind.Subject.LOCK && trace.before(row) != trace.after(row)) {
      if (trace.after(row) == thread + 1) {
        mine.take(trace.location(row));
      } else if (trace.before(row) == thread + 1) {
        mine.free(trace.location(row));
      }
    }
  }

  /**
   * Whether a thread that goes round since a step could come to its end by its code: it has not
   * come round in a loop that only an exception ends.
   */
  boolean hasEnd(int thread, int from) {
    return !of(thread).haveRoundWithoutExit(from);
  }

  /**
   * The current thread begins a loop.
   *
   * @param exits whether the loop can be left but by an exception
   */
  public void enter(int frame, int loop, boolean exits) {
    if (isAside(frame)) {
      return;
    }
    LogicalThread me = threads.current();
    OpenLoops mine = of(me.number());
    OpenLoop known = mine.find(frame, loop);
    restart(me, mine, known == null ? mine.add(frame, loop, exits) : known);
  }

  /**
   * The current thread begins a loop in code of ours, below which there is nothing that it comes
   * back to: what it knows in later rounds follows from what is given here, whatever led to the
   * first.
   *
   * @param loop a negative number, which no loop of a program has
   * @param loader by which the thread finds classes; one that is there in all runs
   */
  public void begin(int frame, int loop, ClassLoader loader, long... known) {
    if (isAside(frame)) {
      return;
    }
    enter(frame, loop, true);
    writer.begin();
    writer.add(loader == null ? 0 : numbers.of(loader));
    for (long number : known) {
      writer.add(number);
    }
    of(threads.current().number()).find(frame, loop).past = numbers.of(writer.words());
  }

  /** The current thread comes back to the head of a loop. */
  public void round(int frame, int loop, LoopState variables, int site) {
    if (isAside(frame)) {
      return;
    }
    LogicalThread me = threads.current();
    OpenLoops mine = of(me.number());
    OpenLoop round = mine.find(frame, loop);
    if (round == null) { // it began before the thread was under control
      restart(me, mine, mine.add(frame, loop, true));
      return;
    }
    round.lastRound = director.steps();
    if (round.deeds != me.makings().deeds()) {
      restart(me, mine, round);
    } else if (round.seen != mine.histories() && tell(me, mine, variables, site)) {
      int beginning = numbers.of(new Beginning(round.past, round.loop, round.times));
      me.past(numbers.of(new Head(beginning, writer.words())));
      mine.goOn();
      round.seen = mine.histories();
    }
  }

  /** What an initialiser does that any thread may run is no part of the history of one. */
  private boolean isAside(int frame) {
    return frame == 0 || places.isInQuietInitialiser();
  }

  private static void restart(LogicalThread me, OpenLoops mine, OpenLoop loop) {
    loop.past = me.past();
    loop.times = mine.head(loop.loop);
    loop.deeds = me.makings().deeds();
    loop.seen = mine.histories();
  }

  /** Writes down what the current thread knows at the head of a loop; whether that can be told. */
  private boolean tell(LogicalThread me, OpenLoops mine, LoopState variables, int site) {
    if (me.isWorker() || free) {
      return false; // its pool notes what it does; where waits may end, it is noted how they did
    }
    writer.begin();
    writer.add(site);
    if (timed) {
      tellTime(me);
    }
    writer.add(me.makings().children());
    writer.add(me.makings().allocations());
    writer.add(me.makings().randoms());
    writer.add(constructed(me, mine));
    writer.add(mine.held());
    for (int i = 0; i < mine.held(); i++) {
      writer.add(mine.lock(i));
      writer.add(places.depth(mine.lock(i)));
    }
    for (long number : variables.numbers()) {
      writer.add(number);
    }
    for (Object reference : variables.references()) {
      if (!writer.add(reference)) {
        return false;
      }
    }
    return true;
  }

  /**
   * What decides which of its time limits pass last. What time it is does not: a limit counts from
   * when its wait begins, and where a thread has looked at a clock nothing is folded. So it is told
   * what the thread has waited in its life, as far as that makes a difference, and for how long a
   * wait may still be the rest of another one.
   */
  private void tellTime(LogicalThread me) {
    writer.add(me.deadlines().left());
    writer.add(Math.min(me.shortWaits().sum(), shortestLong));
    writer.add(me.shortWaits().count());
    for (int i = 0; i < me.shortWaits().count(); i++) {
      writer.add(me.shortWaits().site(i));
    }
  }

  private int constructed(LogicalThread me, OpenLoops mine) {
    for (; mine.constructions < me.makings().constructions(); mine.constructions++) {
      Class<?> type = me.makings().constructed(mine.constructions);
      mine.constructed = numbers.of(new Construction(mine.constructed, type));
    }
    return mine.constructed;
  }
}
