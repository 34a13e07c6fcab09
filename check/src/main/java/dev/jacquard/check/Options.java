package dev.jacquard.check;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.report.Result;
import dev.jacquard.runtime.setting.Settings;
import java.io.Serializable;
import java.util.Set;

/**
 * How one program is checked: all that a command line, an annotation, a system property, a replay
 * line or a checkpoint can say of it. Where the program is and how the result is told are not part
 * of it.
 *
 * @param search which executions are run
 * @param budget how much they may cost
 * @param stepLimit an execution is cut after so many steps
 * @param races what becomes of plain accesses, and of data races
 * @param carrier what the threads of a JVM program run on
 * @param deep the classes of the JDK whose own code runs instead of their models
 * @param onFailure whether the search goes on behind the first failure
 * @param shown which of the executions that fail in the same way is shown
 * @param crossExamined whether signs are looked for that the search missed something
 * @param beside what is run beside a search that will not end in time
 * @param expiry when time limits pass
 * @param liberties what real executions may do that is explored on request only
 * @param assuming whether the verdict may rest on assumptions
 * @param checkpoint where the state of the search is kept
 */
public record Options(
    Search search,
    Budget budget,
    int stepLimit,
    RacePolicy races,
    CarrierChoice carrier,
    Set<String> deep,
    OnFailure onFailure,
    Shown shown,
    CrossExamined crossExamined,
    Beside beside,
    Expiry expiry,
    Liberties liberties,
    Assuming assuming,
    Checkpoint checkpoint)
    implements Serializable {
  /** All interleavings of a JVM program, up to the first failure. */
  public static final Options DEFAULT =
      new Options(
          new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.USUAL),
          Budget.UNLIMITED,
          Settings.DEFAULT.stepLimit(),
          RacePolicy.REPORT,
          CarrierChoice.AUTO,
          Set.of(),
          OnFailure.STOP,
          Shown.SHRUNK,
          CrossExamined.YES,
          Beside.ALL,
          Expiry.USUAL,
          Liberties.NONE,
          Assuming.ALLOWED,
          Checkpoint.NONE);

  public Options {
    deep = Set.copyOf(deep);
  }

  public Options with(Search newSearch) {
    return new Options(
        newSearch,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(Budget newBudget) {
    return new Options(
        search,
        newBudget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options withStepLimit(int steps) {
    return new Options(
        search,
        budget,
        steps,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(RacePolicy newRaces) {
    return new Options(
        search,
        budget,
        stepLimit,
        newRaces,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(CarrierChoice newCarrier) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        newCarrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options withDeep(Set<String> classes) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        classes,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(OnFailure whatThen) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        whatThen,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(Shown which) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        which,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(CrossExamined whether) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        whether,
        beside,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(Beside what) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        what,
        expiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(Expiry newExpiry) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        newExpiry,
        liberties,
        assuming,
        checkpoint);
  }

  public Options with(Liberties newLiberties) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        newLiberties,
        assuming,
        checkpoint);
  }

  public Options with(Assuming newAssuming) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        newAssuming,
        checkpoint);
  }

  public Options with(Checkpoint newCheckpoint) {
    return new Options(
        search,
        budget,
        stepLimit,
        races,
        carrier,
        deep,
        onFailure,
        shown,
        crossExamined,
        beside,
        expiry,
        liberties,
        assuming,
        newCheckpoint);
  }

  /** Whether one execution is run that was seen before. */
  public boolean replays() {
    return search instanceof Search.Replaying;
  }

  /** How a JVM program is run. */
  public Settings settings() {
    Settings plain =
        Settings.DEFAULT
            .with(races == RacePolicy.ONLY ? RacePolicy.REPORT : races)
            .with(carrier)
            .limitedTo(stepLimit)
            .withDeep(deep)
            .with(expiry)
            .with(liberties);
    return settings(search.symmetry(), plain);
  }

  /** How a JVM program is run for a reduction by symmetry. */
  public static Settings settings(SymmetryReduction symmetry, Settings plain) {
    return switch (symmetry) {
      case NONE -> plain.withoutSymmetry();
      case RF -> plain.withSymmetry(Symmetry.Flavour.READS_FROM);
      case VAL -> plain.withSymmetry(Symmetry.Flavour.VALUES);
      case CSYM -> plain.withoutSymmetry().withLocalStates();
      case DECLARED, GUESSED -> plain.withoutSymmetry().withWholeHistories();
    };
  }

  /** What the words of a report depend on. */
  public Result.Asked asked() {
    return new Result.Asked(search, races, onFailure, assuming == Assuming.REFUSED);
  }

  /** When plain accesses are steps, a data race is no failure by itself. */
  public Explorer.DataRaces dataRaces() {
    return switch (races) {
      case REPORT -> Explorer.DataRaces.REPORT;
      case ONLY -> Explorer.DataRaces.ONLY;
      case EXPLORE, IGNORE -> Explorer.DataRaces.IGNORE;
    };
  }
}
