package dev.jacquard.models.sample;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.search.DepthFirst;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.List;
import java.util.OptionalLong;

/**
 * Table 1 of Iosif 2002, computed on our models of its two examples: numbers of states, depth first
 * with partial order reduction, with symmetric independence (SI) and symmetry of the heap (SR).
 *
 * <p>The models are our own, so the numbers are not those of the paper; the order of the columns
 * is. On the list SI gains nothing, because nodes are allocated in the open; on the B-tree it gains
 * more than SR does, because most allocations happen in private. With notes that are thrown away
 * before the tree is touched, SI leaves as little as SI and SR together where splits don't overlap.
 */
public final class IosifTable {
  /** An example of the paper with sizes. */
  public record Example(String name, String sizes, DynamicModel<?> model) {
    /** Counts the states in all columns; a column with more than so many states stays empty. */
    public Row count(long mostStates) {
      return new Row(
          name,
          sizes,
          states(StateSymmetry.HEAP, true, mostStates),
          states(StateSymmetry.HEAP, false, mostStates),
          states(StateSymmetry.NONE, true, mostStates),
          states(StateSymmetry.NONE, false, mostStates));
    }

    private OptionalLong states(StateSymmetry symmetry, boolean independence, long mostStates) {
      SearchResult result =
          DepthFirst.search(
              model,
              model.space(symmetry, independence),
              SearchOptions.standard().withPartialOrder().withOnwards().withMaxStates(mostStates));
      return result.limits().isEmpty() ? OptionalLong.of(result.states()) : OptionalLong.empty();
    }
  }

  /**
   * A row of the table.
   *
   * @param both states with SI and SR
   * @param symmetry states with SR only
   * @param independence states with SI only
   * @param neither states with neither
   */
  public record Row(
      String name,
      String sizes,
      OptionalLong both,
      OptionalLong symmetry,
      OptionalLong independence,
      OptionalLong neither) {}

  private IosifTable() {}

  /** The list, by its longest length; the B-tree, by updaters, order and depth. */
  public static List<Example> examples() {
    return List.of(list(2), list(3), list(4), tree(2, 2, 2), tree(2, 3, 2), tree(2, 2, 3));
  }

  private static Example list(int longest) {
    return new Example("ordered list", "L=" + longest, new OrderedList(1, 1, longest));
  }

  private static Example tree(int updaters, int order, int depth) {
    return new Example(
        "B-tree",
        "N=" + updaters + " K=" + order + " D=" + depth,
        new BTree(updaters, order, depth));
  }
}
