package dev.jacquard.explore;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.SavedPlan;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What it takes to take up an exploration in another process, besides the state of its strategy:
 * the names of all numbers that the program has given ({@link Vocabulary}), and the notable
 * executions, after which somebody knew more than names and counts tell. Those are made again, in
 * their order, and no others; then findings and limits are what they were.
 *
 * <p>If something that has a number has no name that another process knows, the executions that
 * gave numbers are notable too.
 *
 * <p>An exploration may begin again from nothing, when a run throws because the program has more
 * steps than was thought. Each beginning is a stage, and all but the last end with such a run.
 */
public final class Journal {
  /** What an execution has shown that is neither in the strategy nor in the tally. */
  enum News {
    NONE,
    /** Numbers for things that no run had met before. */
    NAMES,
    MORE
  }

  /**
   * An execution; the digest tells whether it is the same when it is made again.
   *
   * @param naming whether all that it has shown is in the vocabulary
   */
  record Entry(Plan plan, long digest, boolean naming) {
    /** The digest of a run that did not give a trace. */
    static final long THROWN = 0;
  }

  /** What one beginning of the exploration has left. */
  private static final class Stage {
    private final List<Entry> entries = new ArrayList<>();

    /** The names with which it began in this process, or with which it was ended by a throw. */
    private Optional<byte[]> names = Optional.empty();

    /** Whether executions that gave numbers are missing, so that it needs the names. */
    private boolean needsNames;

    void forgetNaming() {
      needsNames |= entries.removeIf(Entry::naming);
    }
  }

  private static final int MOST = 2_000;
  private static final long MOST_STEPS = 1_000_000;

  private final List<Stage> stages = new ArrayList<>();
  private Supplier<Optional<Vocabulary>> vocabulary = Optional::empty;
  private int stage = -1;
  private int restored;
  private Tally tally = new Tally();
  private Duration earlier = Duration.ZERO;
  private final long start = System.nanoTime();
  private boolean overflown;
  private Plan lastPlan;
  private Trace lastTrace;

  /** An exploration begins, with a program that gives such numbers. */
  void begin(Supplier<Optional<Vocabulary>> newVocabulary) {
    vocabulary = newVocabulary;
    stage++;
    if (stage == stages.size()) {
      stages.add(new Stage());
    }
    lastPlan = null;
    lastTrace = null;
  }

  /** The names that the program at hand must know before executions are made again. */
  Optional<byte[]> names() {
    return stage < restored ? stages.get(stage).names : Optional.empty();
  }

  /** The executions to be made again before the exploration at hand goes on. */
  List<Entry> toRepeat() {
    return stage < restored ? List.copyOf(stages.get(stage).entries) : List.of();
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

  /** A run is over. */
  void executed(Plan plan, Trace trace, News news) {
    lastPlan = plan;
    lastTrace = trace;
    boolean first = stages.get(stage).entries.isEmpty();
    if (!overflown && (news != News.NONE || first)) {
      add(new Entry(plan, digest(trace), news == News.NAMES && !first));
    }
  }

  private void add(Entry entry) {
    Stage present = stages.get(stage);
    present.entries.add(entry);
    if (isTooMuch(present.entries)) {
      present.forgetNaming();
    }
    if (isTooMuch(present.entries)) {
      overflown = true;
      stages.forEach(all -> all.entries.clear());
    }
  }

  private static boolean isTooMuch(List<Entry> entries) {
    long steps = 0;
    for (Entry entry : entries) {
      steps += entry.plan().length();
    }
    return entries.size() > MOST || steps > MOST_STEPS;
  }

  /** A run has thrown, and with it the stage is over. */
  void thrown(Plan plan) {
    if (overflown) {
      return;
    }
    add(new Entry(plan, Entry.THROWN, false));
    Stage present = stages.get(stage);
    if (present.needsNames) {
      present.names = vocabulary.get().flatMap(Vocabulary::save);
      overflown |= present.names.isEmpty();
    }
  }

  /**
   * All of it between two runs, to be saved; nothing if so many executions are notable that to make
   * them again is no better than to begin from nothing. The last execution is added: if it is not
   * the same again something is wrong.
   */
  public Optional<Consumer<StateWriter>> state(Tally present) {
    Optional<byte[]> names =
        overflown ? Optional.empty() : vocabulary.get().flatMap(Vocabulary::save);
    if (overflown || stages.get(stage).needsNames && names.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(out -> save(out, present, names));
  }

  private void save(StateWriter out, Tally present, Optional<byte[]> names) {
    out.number(stages.size());
    for (int i = 0; i < stages.size(); i++) {
      List<Entry> entries = new ArrayList<>(stages.get(i).entries);
      if (i == stage && names.isPresent()) {
        entries.removeIf(Entry::naming);
      }
      if (i == stage && lastPlan != null) {
        entries.add(new Entry(lastPlan, digest(lastTrace), true));
      }
      save(out, i == stage ? names : stages.get(i).names, entries);
    }
    save(present, out);
    out.number(earlier.toNanos() + System.nanoTime() - start);
  }

  private static void save(StateWriter out, Optional<byte[]> names, List<Entry> entries) {
    out.flag(names.isPresent());
    names.ifPresent(out::bytes);
    out.number(entries.size());
    for (Entry entry : entries) {
      SavedPlan.save(entry.plan(), out);
      out.number(entry.digest());
      out.flag(entry.naming());
    }
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
      Stage stage = new Stage();
      stage.needsNames = in.flag();
      stage.names = stage.needsNames ? Optional.of(in.bytes()) : Optional.empty();
      for (int executions = in.count(); executions > 0; executions--) {
        stage.entries.add(new Entry(SavedPlan.restored(in), in.number(), in.flag()));
      }
      journal.stages.add(stage);
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
    long digest = trace.digest();
    return digest == Entry.THROWN ? 1 : digest;
  }
}
