package dev.jacquard.explore.learned.suspect;

import dev.jacquard.explore.Explorer;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/** Has a program come to each of the {@link Suspects} of one run, as far as there is a way. */
public final class Suspicion {
  /** A step of a run that is looked at, and not taken, costs so many times less. */
  private static final int LIGHTER = 100;

  private final Learnable program;
  private final Explorer.DataRaces dataRaces;
  private final int costOfRun;
  private final Trace run;
  private final Reordering reordering;
  private final Deque<int[]> suspects;
  private long looked;
  private long spent;

  /**
   * Runs the program.
   *
   * @param costOfRun what is done for a run besides its steps, in steps
   */
  public Suspicion(Learnable program, Explorer.DataRaces dataRaces, int costOfRun) {
    this.program = program;
    this.dataRaces = dataRaces;
    this.costOfRun = costOfRun;
    Plan free = Plan.free(Tail.Fixed.STAY);
    run = run(program.knowsItsStates() ? free.until(KnownStates.NONE) : free).copy();
    reordering = new Reordering(run);
    suspects = new ArrayDeque<>(Suspects.of(run, dataRaces));
  }

  private Trace run(Plan plan) {
    Trace trace = program.run(plan);
    spent += trace.length() + costOfRun;
    return trace;
  }

  /** Whether there are suspects that were not looked at. */
  public boolean isLeft() {
    return !suspects.isEmpty();
  }

  /** An execution that fails as was suspected, or nothing. */
  public Optional<Trace> next() {
    int[] suspect = suspects.remove();
    Optional<Transition[]> way = reordering.before(suspect);
    spent += (reordering.looked() - looked) / LIGHTER;
    looked = reordering.looked();
    return way.map(steps -> run(Plan.attempting(to(suspect, steps), Tail.Fixed.LOWEST)))
        .filter(this::fails)
        .map(Trace::copy);
  }

  private Transition[] to(int[] suspect, Transition[] before) {
    Transition[] steps = Arrays.copyOf(before, before.length + suspect.length);
    for (int i = 0; i < suspect.length; i++) {
      steps[before.length + i] = Transition.any(run.thread(suspect[i]), run.label(suspect[i]));
    }
    return steps;
  }

  private boolean fails(Trace trace) {
    return !dataRaces.findings(trace, dataRaces.in(trace, new RaceDetector())).isEmpty();
  }

  /** What it has cost so far, in steps. */
  public long spent() {
    return spent;
  }
}
