package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import dev.jacquard.runtime.thread.LogicalThread;

/** Threads of one code for tests. */
final class BornAlike {
  static final int PARENT = 0;
  static final Code CODE = new Code(Thread.class, Runnable.class);

  private BornAlike() {}

  static Sharing sharing() {
    Sharing sharing = new Sharing(Symmetry.foundAtRunTime(Symmetry.Flavour.VALUES));
    sharing.admit(16);
    sharing.begin(true);
    return sharing;
  }

  static LogicalThread thread(int number) {
    Thread thread = new Thread(() -> {});
    return new LogicalThread(me -> {}, number, thread, thread, false, new Clocks());
  }

  /** A class of threads with these numbers, all born with the same history. */
  static SymmetryClass threads(int... numbers) {
    Sharing sharing = sharing();
    SymmetryClass family = new SymmetryClass();
    family.begin();
    for (int number : numbers) {
      sharing.enter(number);
      sharing.observe(number, 1, 1);
      family.add(thread(number), PARENT, CODE, sharing);
    }
    return family;
  }
}
