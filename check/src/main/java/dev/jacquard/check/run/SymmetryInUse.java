package dev.jacquard.check.run;

import dev.jacquard.check.Subject;
import dev.jacquard.explore.Coverage;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;

/** What the symmetry that was asked for means for the executions of one program. */
record SymmetryInUse(Search search, Subject subject) {
  /** A JVM program watches for hidden races itself, and then explores without symmetry. */
  Coverage coverage() {
    if (subject.watchesHiddenRaces()) {
      return Coverage.TRACES;
    }
    if (search.mergesStates()) {
      return Coverage.STATES;
    }
    return switch (search.symmetry()) {
      case NONE, DECLARED, GUESSED -> Coverage.TRACES;
      case RF -> subject.hasExactOrbits() ? Coverage.TRACES : Coverage.STATES;
      case VAL, CSYM -> Coverage.STATES;
    };
  }

  /** Where no threads are interchangeable, executions are traces. */
  SymmetryReduction effective() {
    SymmetryReduction asked = search.symmetry();
    boolean ofClasses = asked == SymmetryReduction.VAL || asked == SymmetryReduction.RF;
    return ofClasses && subject.symmetry().classes().isEmpty() ? SymmetryReduction.NONE : asked;
  }
}
