package dev.jacquard.model.diagram;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.adaptive.AdaptiveSearch;
import dev.jacquard.model.diagram.adaptive.OrbitSpace;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.PartitionFinder;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.description.Proposition;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.diagram.space.PlainSpace;
import dev.jacquard.model.diagram.space.SortedSpace;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A local-state diagram as a model. */
public class Diagram implements Model {
  private final Description description;
  private final PartitionFinder finder;
  private Partitions partitions;

  /** The diagram of a description, whose partitions are computed, or checked if they are given. */
  public Diagram(Description description) {
    this(description, ExactPartitions.givenOrCoarsest());
  }

  public Diagram(Description description, PartitionFinder finder) {
    this.description = description;
    this.finder = finder;
  }

  public final Description description() {
    return description;
  }

  /**
   * Which processes the edges and propositions distinguish; found when somebody asks first.
   *
   * @throws IllegalArgumentException if the description gives a partition that is wrong
   */
  public final synchronized Partitions partitions() {
    if (partitions == null) {
      partitions = finder.of(description);
    }
    return partitions;
  }

  @Override
  public final String name() {
    return description.name();
  }

  @Override
  public final List<String> propositions() {
    return description.propositions().stream().map(Proposition::name).toList();
  }

  @Override
  public final List<Property> properties() {
    return description.properties();
  }

  @Override
  public final Set<StateSymmetry> symmetries() {
    return EnumSet.of(StateSymmetry.NONE, StateSymmetry.PROCESSES, StateSymmetry.ADAPTIVE);
  }

  @Override
  public final StateSpace space(StateSymmetry symmetry) {
    return switch (symmetry) {
      case NONE -> new PlainSpace(description, partitions().edges());
      case PROCESSES -> new SortedSpace(description, partitions());
      case ADAPTIVE ->
          throw new IllegalArgumentException("adaptive symmetry has a search of its own");
      case HEAP, FULL ->
          throw new IllegalArgumentException(
              "a diagram has no heap; its symmetries are " + symmetries());
    };
  }

  /**
   * Searches with adaptive symmetry, for which there is no space: states are not equal or
   * different, one of them may have all that another one stands for.
   */
  public final SearchResult adaptive(SearchOptions options) {
    return AdaptiveSearch.search(this, description, partitions(), options);
  }

  /** The first orbits that {@link #adaptive} reaches, to be looked at. */
  public final OrbitSpace orbits(int most) {
    return new OrbitSpace(description, partitions(), most);
  }
}
