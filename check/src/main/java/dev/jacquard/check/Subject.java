package dev.jacquard.check;

import dev.jacquard.explore.learned.LearnedSearch;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Result;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A program that is checked, and what sorts of programs differ in. */
public interface Subject {
  /** What the user calls it. */
  String name();

  /** How the last run ended and what it left behind, as lines of text. */
  List<String> outcome(Trace trace);

  /** A search up to the symmetries that the program declares. */
  default Strategy upToDeclared() {
    return new OrbitDpor(declared());
  }

  /** Whether symmetry is given up when it might hide data races. */
  default boolean watchesHiddenRaces() {
    return false;
  }

  /** Whether symmetry by reads-from gives exactly one execution for each orbit. */
  default boolean hasExactOrbits() {
    return false;
  }

  /** The program once more, as one of which can be learned what its threads do. */
  default Optional<LearnedSearch.Origin> learnable() {
    return Optional.empty();
  }

  /** Which threads are interchangeable, and what tells others apart. */
  SymmetryFindings symmetry();

  /** What is known of both sorts of symmetry so far. */
  default Result.Symmetries symmetries() {
    return new Result.Symmetries(symmetry(), declared());
  }

  /** The renamings of threads and locations that the program declares to be symmetries. */
  default Renamings declared() {
    return Renamings.NONE;
  }

  /** What the program did that is not under control, in any run so far. */
  default Set<String> uncontrolled() {
    return Set.of();
  }
}
