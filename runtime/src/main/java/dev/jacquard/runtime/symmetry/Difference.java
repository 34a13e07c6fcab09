package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.PrivateObjects;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SymmetryKnowledge;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import java.util.List;
import java.util.Set;

/** What a run showed of threads that look alike. */
sealed interface Difference extends Discovery {
  /** What is known with it. */
  SymmetryKnowledge in(SymmetryKnowledge known);

  @Override
  default Settings in(Settings settings) {
    return settings.with(in(settings.likeness()));
  }

  /** Several threads have some code; their own things are found in these places. */
  record SameCode(Code code, PrivateObjects own) implements Difference {
    @Override
    public SymmetryKnowledge in(SymmetryKnowledge known) {
      return known.with(code, own);
    }

    @Override
    public String sentence() {
      return "several threads of the program have the code " + code;
    }
  }

  /** Threads with some code are different from birth. */
  record FromBirth(Set<Code> codes, List<ToldApart> why) implements Difference {
    @Override
    public SymmetryKnowledge in(SymmetryKnowledge known) {
      return known.without(codes, why);
    }

    @Override
    public String sentence() {
      return "threads of the program with the same code are different from birth";
    }
  }

  /** Some threads are not like the others. */
  record Apart(List<Integer> threads, ToldApart why) implements Difference {
    @Override
    public SymmetryKnowledge in(SymmetryKnowledge known) {
      return known.apart(threads, why);
    }

    @Override
    public String sentence() {
      return "threads of the program are told apart: " + why.operation();
    }
  }

  /** No two threads are alike. */
  record All(ToldApart why) implements Difference {
    @Override
    public SymmetryKnowledge in(SymmetryKnowledge known) {
      return known.without(why);
    }

    @Override
    public String sentence() {
      return "all threads of the program are told apart: " + why.operation();
    }
  }
}
