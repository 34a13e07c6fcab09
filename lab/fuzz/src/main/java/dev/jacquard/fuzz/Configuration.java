package dev.jacquard.fuzz;

import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.fuzz.cluster.Chaos;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.models.persistent.FirstUse;
import dev.jacquard.models.persistent.PersistentSets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A strategy, the options of the program under it, and what the pair claims to see. */
public record Configuration(
    String name,
    Function<LitmusOptions, LitmusOptions> options,
    Function<LitmusProgram, Strategy> strategy,
    Claim claim) {

  private static final long SAMPLES = 50;
  private static final List<Tail.Fixed> TAILS =
      List.of(Tail.Fixed.LOWEST, Tail.Fixed.HIGHEST, Tail.Fixed.STAY);

  /** All combinations: reduction, symmetry, order of work items, order of threads. */
  public static List<Configuration> all(long seed) {
    List<Configuration> all = new ArrayList<>();
    addPathSearches(all, "", o -> o, Claim.EVERY_TRACE_ONCE);
    addPathSearches(
        all, " + rf", o -> o.under(Symmetry.Flavour.READS_FROM), Claim.EVERY_ORBIT_ONCE);
    addPathSearches(all, " + val", o -> o.under(Symmetry.Flavour.VALUES), Claim.UP_TO_SYMMETRY);
    addOptimal(all, seed, "", o -> o, Claim.OPTIMAL);
    addOptimal(
        all, seed, " + rf", o -> o.under(Symmetry.Flavour.READS_FROM), Claim.OPTIMAL_UP_TO_ORBITS);
    addOptimal(
        all, seed, " + val", o -> o.under(Symmetry.Flavour.VALUES), Claim.OPTIMAL_UP_TO_SYMMETRY);
    addShared(all, seed, "", o -> o, Claim.OPTIMAL);
    addShared(
        all, seed, " + rf", o -> o.under(Symmetry.Flavour.READS_FROM), Claim.OPTIMAL_UP_TO_ORBITS);
    addShared(
        all, seed, " + val", o -> o.under(Symmetry.Flavour.VALUES), Claim.OPTIMAL_UP_TO_SYMMETRY);
    addOthers(all, seed);
    return List.copyOf(all);
  }

  private static void addPathSearches(
      List<Configuration> all,
      String suffix,
      Function<LitmusOptions, LitmusOptions> options,
      Claim claim) {
    all.add(new Configuration("sleep" + suffix, options, p -> new SleepSets(), claim));
    for (Tail.Fixed tail : TAILS) {
      String name = suffix + ", " + tail.name().toLowerCase(java.util.Locale.ROOT);
      all.add(
          new Configuration(
              "fg" + name, options, p -> new FlanaganGodefroid(Pruning.NONE, tail), claim));
      all.add(new Configuration("source" + name, options, p -> new SourceDpor(tail), claim));
    }
  }

  private static void addOptimal(
      List<Configuration> all,
      long seed,
      String suffix,
      Function<LitmusOptions, LitmusOptions> options,
      Claim claim) {
    List<WorkOrder> orders =
        List.of(
            new WorkOrder.Leftmost(),
            new WorkOrder.Oldest(),
            new WorkOrder.Shuffled(seed),
            new WorkOrder.Shuffled(~seed));
    for (WorkOrder order : orders) {
      for (Tail.Fixed tail : TAILS) {
        String name = "optimal" + suffix + ", " + order + ", " + tail;
        all.add(new Configuration(name, options, p -> new OptimalDpor(order, tail), claim));
      }
    }
  }

  /** One search by several workers, of whom some are lost. */
  private static void addShared(
      List<Configuration> all,
      long seed,
      String suffix,
      Function<LitmusOptions, LitmusOptions> options,
      Claim claim) {
    for (Tail.Fixed tail : TAILS) {
      String name = "shared" + suffix + ", " + tail;
      all.add(new Configuration(name, options, p -> Chaos.of(p, tail, seed).committed(), claim));
    }
  }

  private static void addOthers(List<Configuration> all, long seed) {
    for (Tail.Fixed tail : TAILS) {
      all.add(
          new Configuration(
              "orbits, " + tail,
              o -> o,
              p -> new OrbitDpor(p.declaredSymmetries(), tail),
              Claim.OPTIMAL_UP_TO_DECLARATIONS));
      all.add(
          new Configuration(
              "csym, " + tail,
              LitmusOptions::withLocalStates,
              p -> new FlanaganGodefroid(new CollapsingSymmetry(), tail),
              Claim.SHARED_VALUES));
    }
    all.add(
        new Configuration(
            "persistent",
            o -> o,
            p -> new PersistentSets(new FirstUse(p.threads()), Pruning.NONE),
            Claim.EVERY_TRACE_ONCE));
    all.add(
        new Configuration(
            "random", o -> o, p -> Samples.of(new RandomWalk(seed), SAMPLES), Claim.A_SAMPLE));
    all.add(
        new Configuration(
            "pct", o -> o, p -> Samples.of(new Pct(seed, 3), SAMPLES), Claim.A_SAMPLE));
  }
}
