package dev.jacquard.conformance;

import dev.jacquard.check.jvm.Target;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.util.List;

/**
 * Runs a program once and prints what becomes what under the symmetries that it declares. Runs in a
 * worker JVM. Arguments: class path, class and method.
 */
public final class DeclaredRun {
  private DeclaredRun() {}

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[0]));
    JvmProgram program =
        new JvmProgram(Target.find(loader, arguments[1], List.of()), Settings.DEFAULT);
    Trace trace = program.run(Plan.free(Tail.Fixed.LOWEST));
    Legend legend = program.legend();
    for (Permutation renaming : program.declaredSymmetries()) {
      for (int thread = 0; thread < trace.threads(); thread++) {
        print(legend.thread(thread), legend.thread(renaming.thread(thread)));
      }
      for (int location = 0; location < renaming.locations(); location++) {
        print(legend.location(location), legend.location(renaming.location(location)));
      }
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void print(String name, String image) {
    if (!name.equals(image)) {
      System.out.println(name + " -> " + image);
    }
  }
}
