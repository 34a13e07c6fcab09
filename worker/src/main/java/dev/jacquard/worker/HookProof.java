package dev.jacquard.worker;

import static dev.jacquard.kernel.trace.Kind.COMPARE_AND_SET;
import static dev.jacquard.kernel.trace.Kind.LOCK;
import static dev.jacquard.kernel.trace.Kind.UNLOCK;
import static dev.jacquard.kernel.trace.Kind.VOLATILE_READ;
import static dev.jacquard.kernel.trace.Kind.VOLATILE_WRITE;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proves that this JVM has the hooks that it should have: it runs a small program under control,
 * and compares what was seen of it with what must be seen.
 */
final class HookProof {
  /** The steps of {@link ProofProgram}. */
  private static final List<Kind> STEPS =
      List.of(VOLATILE_WRITE, LOCK, VOLATILE_READ, COMPARE_AND_SET, COMPARE_AND_SET, UNLOCK, LOCK);

  private HookProof() {}

  /** What speaks against the classes of this JVM, as a sentence; empty if nothing does. */
  static Optional<String> refutation() {
    try {
      List<Kind> seen = steps();
      return seen.equals(STEPS)
          ? Optional.empty()
          : Optional.of("this JVM lacks hooks: " + STEPS + " should be seen, and it was " + seen);
    } catch (ReflectiveOperationException | RuntimeException | LinkageError failure) {
      return Optional.of("this JVM lacks hooks: " + failure);
    }
  }

  private static List<Kind> steps() throws ReflectiveOperationException {
    ClassLoader loader = new ProgramLoader(OwnPath.of(ProofProgram.class));
    Runnable program =
        loader
            .loadClass(ProofProgram.class.getName())
            .asSubclass(Runnable.class)
            .getConstructor()
            .newInstance();
    Trace trace = new JvmProgram(program, Settings.DEFAULT).run(Plan.free(Tail.Fixed.LOWEST));
    List<Kind> steps = new ArrayList<>();
    for (int row = 0; row < trace.length(); row++) {
      steps.add(trace.kind(row));
    }
    return steps;
  }
}
