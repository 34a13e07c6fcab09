package dev.jacquard.litmus;

import dev.jacquard.kernel.Learnable;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.code.AlikeThreads;
import dev.jacquard.litmus.code.Compiler;
import dev.jacquard.litmus.code.DeclaredGroup;
import dev.jacquard.litmus.code.Exchanges;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.LocalStates;
import dev.jacquard.litmus.code.Opcode;
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
public final class LitmusProgram implements Learnable {
  private final String name;
  private final LitmusFile file;
  private final Layout layout;
  private final List<ThreadCode> threads;
  private final int[] classOf;
  private final AlikeThreads alike;
  private final Machine machine;
  private Exchanges exchanges;
  private final Legend legend;

  private LitmusProgram(String name, LitmusFile file, LitmusOptions options) {
    this.name = name;
    this.file = file;
    layout = new Layout(file);
    threads = compile(file, layout);
    classOf = ThreadClasses.of(threads);
    Symmetry used =
        options
            .symmetry()
            .map(flavour -> Symmetry.of(classOf, flavour))
            .orElse(Symmetry.none(threads.size()));
    alike = new AlikeThreads(file, layout, threads);
    machine =
        new Machine(
            layout,
            threads,
            new Director(used, options.stepLimit()),
            numbers(options),
            this::exchanges);
    legend = new LitmusLegend(name, layout, threads);
  }

  private Exchanges exchanges() {
    if (exchanges == null) { // most programs are not asked
      exchanges = new Exchanges(file, layout, threads);
    }
    return exchanges;
  }

  private Optional<LocalStateNumbers> numbers(LitmusOptions options) {
    return switch (options.localStates()) {
      case NOTHING -> Optional.empty();
      case INTERCHANGEABLE ->
          Optional.of(new LocalStateNumbers.Interchangeable(new LocalStates(threads)));
      case OWN -> Optional.of(new LocalStateNumbers.Own(alike, threads));
    };
  }

  /** The program of a file. */
  public static LitmusProgram of(String name, LitmusFile file, LitmusOptions options) {
    return new LitmusProgram(name, file, options);
  }

  private static List<ThreadCode> compile(LitmusFile file, Layout layout) {
    List<ThreadCode> codes = new ArrayList<>();
    for (ThreadDefinition thread : file.threads()) {
      for (int tid = 0; tid < thread.declaration().extent().cells(); tid++) {
        codes.add(Compiler.compile(layout, thread, tid));
      }
    }
    codes.stream()
        .flatMap(code -> code.instructions().stream())
        .filter(Instruction::looksAtEnd)
        .map(Instruction::right)
        .distinct()
        .toList()
        .forEach(thread -> codes.set(thread, codes.get(thread).withLastStep()));
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

  @Override
  public Likeness likeness() {
    return alike.likeness();
  }

  @Override
  public Interchange interchange() {
    return exchanges().facts();
  }

  @Override
  public boolean keepsOrder(int queue) {
    return layout.isFifo(queue);
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

  /**
   * The group that the symmetries declared in the file generate.
   *
   * @throws SyntaxException if one of them does not map the program to itself
   */
  public Renamings declaredSymmetries() {
    return DeclaredGroup.of(name, file, layout, threads);
  }

  /** The class of interchangeable threads to which each thread belongs. */
  public int[] threadClasses() {
    return classOf.clone();
  }

  /**
   * Whether symmetry by reads-from runs exactly one execution per orbit: not so when members of a
   * class are started or joined, since the order of those steps is fixed; nor when they look at
   * their flags, since each is a location of its own.
   */
  public boolean hasExactOrbits() {
    for (int t = 0; t < threads.size(); t++) {
      boolean alone = classOf[t] == Symmetry.ALONE;
      for (Instruction i : threads.get(t).instructions()) {
        if ((i.namesThread() && classOf[i.right()] != Symmetry.ALONE)
            || (i.opcode() == Opcode.INTERRUPTED && !alone)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The whole state at the end of the last run; equal states have equal futures. */
  public Object state() {
    return machine.snapshot();
  }

  /** How many alternatives the pending operation of a thread has at the end of the last run. */
  public int choices(int thread) {
    return machine.choices(thread);
  }

  /** Whether a thread could come to its end by its code, from where the last run has left it. */
  public boolean hasEnd(int thread) {
    return machine.hasEnd(thread);
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
