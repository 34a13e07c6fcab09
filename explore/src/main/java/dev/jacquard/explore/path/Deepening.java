package dev.jacquard.explore.path;

import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A reduced search, and once one of its executions is cut, everything within ever more steps up to
 * the step limit (algorithms.md 2.12).
 *
 * <p>A reduction learns from what threads do, and behind a cut they do nothing: what it leaves out
 * may lie within the limit. So as soon as an execution is cut the search begins again, level by
 * level: each looks at everything within a number of steps. If they come to the limit there is
 * nothing left; if their share of work is spent before, the reduced search goes on where it was.
 * Searches none of whose executions are cut are not touched.
 */
public final class Deepening implements DepthFirstSearch, Resumable {
  /** How deep the first level is. */
  private static final int FIRST = 8;

  private final Strategy reduced;
  private final IntFunction<DepthFirst> within;
  private final int limit;
  private final long work;
  private boolean begun;
  private Optional<DepthFirst> level = Optional.empty();
  private int depth;
  private int covered;
  private boolean interrupted;
  private long spent;
  private long runs;
  private int longest;

  /**
   * A search for a program whose executions are cut at the limit.
   *
   * @param within makes the search of a level of some depth
   * @param work how many steps the levels may take in all
   */
  public Deepening(Strategy reduced, IntFunction<DepthFirst> within, int limit, long work) {
    this.reduced = reduced;
    this.within = within;
    this.limit = limit;
    this.work = work;
  }

  /** So many steps within which nothing is missing; 0 as long as there is no such level. */
  public int covered() {
    return interrupted ? 0 : covered;
  }

  @Override
  public Optional<Plan> next() {
    while (level.isPresent() && spent < work) {
      Optional<Plan> plan = level.get().next();
      if (plan.isPresent()) {
        return plan;
      }
      covered = longest <= depth ? limit : depth;
      level = covered < limit ? Optional.of(deeper()) : Optional.empty();
    }
    level = Optional.empty();
    return covered == limit ? Optional.empty() : reduced.next();
  }

  /**
   * Where there is nothing to choose one looks far ahead; else a level is as dear as all before.
   */
  private DepthFirst deeper() {
    long next = depth == 0 ? FIRST : runs == 1 ? FIRST * (long) depth : depth + depth / 2;
    depth = (int) Math.min(limit, next);
    runs = 0;
    longest = 0;
    return within.apply(depth);
  }

  @Override
  public void learn(Trace trace) {
    boolean cut = trace.ending() == Ending.CUT;
    interrupted |= cut && trace.length() < limit; // others go on while a thread computes for ever
    if (level.isPresent()) {
      level.get().learn(trace);
      spent += trace.length();
      longest = Math.max(longest, trace.length());
      runs++;
      return;
    }
    reduced.learn(trace);
    if (cut && !begun && anyoneGoesOn(trace)) {
      begun = true;
      level = Optional.of(deeper());
    }
  }

  /** Not where all threads wait, and were cut because someone out of control may wake them. */
  private static boolean anyoneGoesOn(Trace trace) {
    return IntStream.range(0, trace.threads()).anyMatch(t -> trace.enabled(trace.length(), t));
  }

  /** The levels begin again and again, so nobody can tell from one how much there will be. */
  @Override
  public boolean isDepthFirst() {
    return !begun && reduced instanceof DepthFirstSearch search && search.isDepthFirst();
  }

  @Override
  public int waiting(int step) {
    return ((DepthFirstSearch) reduced).waiting(step);
  }

  /** Only if the reduced search can be saved. */
  @Override
  public void save(StateWriter out) {
    ((Resumable) reduced).save(out);
    out.flag(begun);
    out.flag(interrupted);
    out.number(depth);
    out.number(covered);
    out.number(spent);
    out.number(runs);
    out.number(longest);
    out.flag(level.isPresent());
    level.ifPresent(search -> search.save(out));
  }

  @Override
  public void restore(StateReader in) {
    ((Resumable) reduced).restore(in);
    begun = in.flag();
    interrupted = in.flag();
    depth = in.number(0, limit);
    covered = in.number(0, limit);
    spent = in.amount();
    runs = in.amount();
    longest = in.count();
    level = in.flag() ? Optional.of(within.apply(depth)) : Optional.empty();
    level.ifPresent(search -> search.restore(in));
  }
}
