package dev.jacquard.explore;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.SavedPlan;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The notable executions of an exploration: those after which somebody other than the strategy and
 * the tally knew more than before. To take up an exploration in another process they are made
 * again, in their order, and no others; then numbers of threads and locations, findings and limits
 * are what they were.
 *
 * <p>An exploration may begin again from nothing, when a run throws because the program has more
 * steps than was thought. Each beginning is a stage, and all but the last end with such a run.
 */
public final class Journal {
  /** An execution; the digest tells whether it is the same when it is made again. */
  record Entry(Plan plan, long digest) {
    /** The digest of a run that did not give a trace. */
    static final long THROWN = 0;
  }

  private static final int MOST = 2_000;
  private static final long MOST_STEPS = 1_000_000;

  private final List<List<Entry>> stages = new ArrayList<>();
  private long steps;
  private int stage = -1;
  private int restored;
  private Tally tally = new Tally();
  private Duration earlier = Duration.ZERO;
  private final long start = System.nanoTime();
  private boolean overflown;
  private Plan lastPlan;
  private Trace lastTrace;

  /** An exploration begins. */
  void begin() {
    stage++;
    if (stage == stages.size()) {
      stages.add(new ArrayList<>());
    }
    lastPlan = null;
    lastTrace = null;
  }

  /** The executions to be made again before the exploration at hand goes on. */
  List<Entry> toRepeat() {
    return stage < restored ? stages.get(stage) : List.of();
  }

  /** Whether the exploration at hand, when these are made, is where another one had come. */
  boolean resumes() {
    return stage + 1 == restored;
  }

  /** What had been counted when the state was saved. */
  public Tally tally() {
    return tally;
  }

  /** How long earlier processes have explored. */
  public Duration earlier() {
    return earlier;
  }

  /**
   * Whether so many executions are notable that to make them again is no better than to begin from
   * nothing. Then they are forgotten.
   */
  public boolean isOverflown() {
    return overflown;
  }

  /** A run is over. */
  void executed(Plan plan, Trace trace, boolean notable) {
    lastPlan = plan;
    lastTrace = trace;
    if (!overflown && (notable || stages.get(stage).isEmpty())) {
      add(new Entry(plan, digest(trace)));
    }
  }

  private void add(Entry entry) {
    stages.get(stage).add(entry);
    steps += entry.plan().length();
    if (stages.get(stage).size() > MOST || steps > MOST_STEPS) {
      overflown = true;
      stages.forEach(List::clear);
    }
  }

  /** A run has thrown. */
  void thrown(Plan plan) {
    if (!overflown) {
      add(new Entry(plan, Entry.THROWN));
    }
  }

  /**
   * Saves all of it, between two runs. The last execution is added: names are those of the last
   * run, and if it is not the same again something is wrong.
   */
  public void save(StateWriter out, Tally present) {
    out.number(stages.size());
    for (List<Entry> entries : stages) {
      boolean adds = entries == stages.get(stage) && lastPlan != null;
      out.number(entries.size() + (adds ? 1 : 0));
      entries.forEach(entry -> save(entry.plan(), entry.digest(), out));
      if (adds) {
        save(lastPlan, digest(lastTrace), out);
      }
    }
    save(present, out);
    out.number(earlier.toNanos() + System.nanoTime() - start);
  }

  private static void save(Plan plan, long digest, StateWriter out) {
    SavedPlan.save(plan, out);
    out.number(digest);
  }

  private static void save(Tally tally, StateWriter out) {
    out.number(tally.executions());
    out.number(tally.blocked());
    out.number(tally.cut());
    out.number(tally.steps());
    for (Failure.Type type : Failure.Type.values()) {
      out.number(tally.failing(type));
    }
  }

  /** Reads what was saved. */
  public static Journal restored(StateReader in) {
    Journal journal = new Journal();
    for (int count = in.count(); count > 0; count--) {
      List<Entry> entries = new ArrayList<>();
      for (int executions = in.count(); executions > 0; executions--) {
        entries.add(new Entry(SavedPlan.restored(in), in.number()));
      }
      journal.stages.add(entries);
    }
    journal.restored = journal.stages.size();
    journal.tally = restoredTally(in);
    journal.earlier = Duration.ofNanos(in.amount());
    return journal;
  }

  private static Tally restoredTally(StateReader in) {
    long executions = in.amount();
    long blocked = in.amount();
    long cut = in.amount();
    long steps = in.amount();
    Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
    for (Failure.Type type : Failure.Type.values()) {
      failing.put(type, in.amount());
    }
    return Tally.of(executions, blocked, cut, steps, failing);
  }

  /** A number that two executions have in common if they take the same steps. */
  static long digest(Trace trace) {
    long digest = 31L * trace.length() + trace.ending().ordinal();
    for (int row = 0; row < trace.rows(); row++) {
      digest = mix(digest, trace.thread(row));
      digest = mix(digest, trace.kind(row).ordinal());
      digest = mix(digest, trace.location(row));
      digest = mix(digest, trace.choice(row));
      digest = mix(digest, trace.choices(row));
      digest = mix(digest, trace.writes(row) ? 1 : 0);
    }
    return digest == Entry.THROWN ? 1 : digest;
  }

  private static long mix(long digest, int next) {
    long mixed = (digest ^ next) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 32);
  }
}
