package dev.jacquard.litmus;

import dev.jacquard.kernel.Director;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Symmetry;
import dev.jacquard.kernel.Trace;
import dev.jacquard.litmus.code.Compiler;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.ThreadClasses;
import dev.jacquard.litmus.code.ThreadCode;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A litmus program that can be run under a plan, by an interpreter.
 *
 * <p>Confined to one thread; the trace of a run is overwritten by the next run.
 */
public final class LitmusProgram implements Program {
  /** No run of a reasonable litmus program has more steps. */
  public static final int DEFAULT_STEP_LIMIT = 10_000;

  private final LitmusFile file;
  private final Layout layout;
  private final List<ThreadCode> threads;
  private final int[] classOf;
  private final Machine machine;
  private final Legend legend;

  private LitmusProgram(
      String name, LitmusFile file, Optional<Symmetry.Flavour> symmetry, int stepLimit) {
    this.file = file;
    layout = new Layout(file);
    threads = compile(file, layout);
    classOf = ThreadClasses.of(threads);
    Symmetry used =
        symmetry
            .map(flavour -> Symmetry.of(classOf, flavour))
            .orElse(Symmetry.none(threads.size()));
    machine = new Machine(layout, threads, new Director(used, stepLimit));
    legend = new LitmusLegend(name, layout, threads);
  }

  /** The program of a file, every thread on its own. */
  public static LitmusProgram of(String name, LitmusFile file) {
    return new LitmusProgram(name, file, Optional.empty(), DEFAULT_STEP_LIMIT);
  }

  /** The program of a file, with a limit of steps per run, perhaps constrained by symmetry. */
  public static LitmusProgram of(
      String name, LitmusFile file, Optional<Symmetry.Flavour> symmetry, int stepLimit) {
    return new LitmusProgram(name, file, symmetry, stepLimit);
  }

  private static List<ThreadCode> compile(LitmusFile file, Layout layout) {
    List<ThreadCode> codes = new ArrayList<>();
    for (ThreadDefinition thread : file.threads()) {
      for (int tid = 0; tid < thread.declaration().extent().cells(); tid++) {
        codes.add(Compiler.compile(layout, thread, tid));
      }
    }
    return List.copyOf(codes);
  }

  @Override
  public Trace run(Plan plan) {
    return machine.run(plan);
  }

  @Override
  public Legend legend() {
    return legend;
  }

  /** The numbers of what is shared. */
  public Layout layout() {
    return layout;
  }

  /** The source. */
  public LitmusFile file() {
    return file;
  }

  /** The code of all threads. */
  public List<ThreadCode> threads() {
    return threads;
  }

  /** The class of interchangeable threads to which each thread belongs. */
  public int[] threadClasses() {
    return classOf.clone();
  }

  /** What is to be seen at the end of the last run. */
  public FinalState finalState() {
    List<Integer> shared = new ArrayList<>();
    for (int v = 0; v < layout.variables(); v++) {
      shared.add((int) machine.state(v));
    }
    List<FinalState.ThreadState> states = new ArrayList<>();
    for (int t = 0; t < threads.size(); t++) {
      List<Integer> locals = new ArrayList<>();
      for (int r = 0; r < threads.get(t).locals().size(); r++) {
        locals.add(machine.register(t, r));
      }
      states.add(new FinalState.ThreadState(machine.ended(t), locals));
    }
    return new FinalState(shared, states);
  }
}
