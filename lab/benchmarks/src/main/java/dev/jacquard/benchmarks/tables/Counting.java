package dev.jacquard.benchmarks.tables;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.DepthFirst;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import dev.jacquard.models.action.ActionModel;
import dev.jacquard.models.persistent.PersistentSets;
import dev.jacquard.models.sample.BTree;
import dev.jacquard.models.sample.OrderedList;
import dev.jacquard.models.sample.PhilosophersOnce;
import dev.jacquard.models.sample.ReadersWriters;
import dev.jacquard.models.sample.ResourceController;
import java.time.Duration;
import java.util.List;

/** Counts what there is to count. */
final class Counting {
  private static final int STEP_LIMIT = 1_000;
  private static final SearchOptions EVERYTHING = SearchOptions.standard().withOnwards();

  private Counting() {}

  static Counted of(Count count) {
    if (count instanceof Count.Philosophers philosophers) {
      return of(philosophers);
    }
    if (count instanceof Count.ReadersWriters sizes) {
      return states(new ReadersWriters(sizes.readers(), sizes.writers()), sizes.method());
    }
    if (count instanceof Count.Heap heap) {
      return of(heap);
    }
    if (count instanceof Count.Litmus litmus) {
      return LitmusCounting.of(litmus);
    }
    Count.Controller controller = (Count.Controller) count;
    return states(new ResourceController(controller.sizes()), controller.method());
  }

  private static Counted of(Count.Philosophers philosophers) {
    int n = philosophers.number();
    ActionModel model = PhilosophersOnce.of(n);
    return switch (philosophers.search()) {
      case STATE_GRAPH -> {
        SearchResult result = BreadthFirst.search(model, StateSymmetry.NONE, EVERYTHING);
        yield counted(result.transitions(), result);
      }
      case STATELESS -> steps(model, new Exhaustive());
      case PERSISTENT_SETS -> steps(model, new PersistentSets(model.foresight(), Pruning.NONE));
      case ROTATION -> steps(model, model.symmetricSearch(PhilosophersOnce.rotation(n)));
    };
  }

  private static Counted steps(ActionModel model, Strategy strategy) {
    Exploration exploration =
        new Explorer(
                ModelProgram.of(model, STEP_LIMIT),
                Budget.UNLIMITED,
                Explorer.DataRaces.IGNORE, // there are no plain accesses
                Explorer.OnFailure.CONTINUE,
                Listener.NONE)
            .explore(strategy);
    requireAll(exploration.limits().stream().map(limit -> limit.sentence()).toList());
    return new Counted(exploration.tally().steps(), exploration.time(), 0);
  }

  private static Counted states(Diagram model, Count.Method method) {
    SearchResult result =
        switch (method) {
          case PLAIN -> BreadthFirst.search(model, StateSymmetry.NONE, EVERYTHING);
          case STANDARD_SYMMETRY -> BreadthFirst.search(model, StateSymmetry.PROCESSES, EVERYTHING);
          case ADAPTIVE -> model.adaptive(EVERYTHING);
        };
    return counted(result.states(), result);
  }

  private static Counted of(Count.Heap heap) {
    int[] sizes = heap.sizes();
    DynamicModel<?> model =
        switch (heap.example()) {
          case ORDERED_LIST -> new OrderedList(sizes[0], sizes[1], sizes[2]);
          case B_TREE -> new BTree(sizes[0], sizes[1], sizes[2]);
        };
    StateSymmetry symmetry = heap.symmetry() ? StateSymmetry.HEAP : StateSymmetry.NONE;
    SearchResult result =
        DepthFirst.search(
            model, model.space(symmetry, heap.independence()), EVERYTHING.withPartialOrder());
    return counted(result.states(), result);
  }

  private static Counted counted(long number, SearchResult result) {
    requireAll(result.limits());
    return new Counted(number, result.time(), result.bytes());
  }

  private static void requireAll(List<String> limits) {
    if (!limits.isEmpty()) {
      throw new IllegalStateException("not everything was counted: " + limits);
    }
  }

  /** A number, and what it took to get it; no bytes if no states were kept. */
  record Counted(long number, Duration time, long bytes) {}
}
