package dev.jacquard.model.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.DepthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.Runs;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches a model in every way and compares what is found with what the plain breadth-first search
 * finds.
 */
public final class Agreement {
  private static final SearchOptions ALL = SearchOptions.standard().withOnwards();

  private final Model model;
  private final String name;
  private final SearchResult plain;
  private long smallest;

  private Agreement(Model model, String name) {
    this.model = model;
    this.name = name;
    this.plain = BreadthFirst.search(model, StateSymmetry.NONE, ALL);
    this.smallest = plain.states();
  }

  /** Compares all searches, and tells how they went. */
  public static Agreement of(Model model, String name) {
    Agreement agreement = new Agreement(model, name);
    assertThat(agreement.plain.limits()).as(name).isEmpty();
    Set<StateSymmetry> symmetries = EnumSet.copyOf(model.symmetries());
    symmetries.remove(StateSymmetry.ADAPTIVE);
    for (StateSymmetry symmetry : symmetries) {
      for (boolean partialOrder : new boolean[] {false, true}) {
        agreement.search(symmetry, partialOrder);
      }
    }
    return agreement;
  }

  private void search(StateSymmetry symmetry, boolean partialOrder) {
    SearchOptions options = partialOrder ? ALL.withPartialOrder() : ALL;
    String how = name + ", " + symmetry + (partialOrder ? ", partial order" : "");
    StateSpace space = model.space(symmetry);
    SearchResult breadth = BreadthFirst.search(model, space, options);
    SearchResult depth = DepthFirst.search(model, space, options);
    compare(breadth, how + ", breadth first");
    compare(depth, how + ", depth first");
    if (!partialOrder) {
      assertThat(depth.states()).as(how).isEqualTo(breadth.states());
      assertThat(depth.transitions()).as(how).isEqualTo(breadth.transitions());
    }
  }

  private void compare(SearchResult result, String how) {
    assertThat(result.limits()).as(how).isEmpty();
    assertThat(kinds(result)).as(how).isEqualTo(kinds(plain));
    assertThat(result.states()).as(how).isLessThanOrEqualTo(plain.states());
    result.findings().forEach(this::validate);
    smallest = Math.min(smallest, result.states());
  }

  private void validate(Finding finding) {
    for (Property property : model.properties()) {
      if (property instanceof Property.Temporal temporal
          && finding.type() == Finding.Type.TEMPORAL
          && property.name().equals(finding.property())) {
        Runs.validate(model, finding, temporal.formula());
      }
    }
  }

  /** What is found, without the paths. */
  static Set<String> kinds(SearchResult result) {
    Set<String> kinds = new TreeSet<>();
    for (Finding finding : result.findings()) {
      boolean message = finding.type() == Finding.Type.ASSERTION;
      kinds.add(finding.type() + " " + finding.property() + (message ? finding.message() : ""));
    }
    return kinds;
  }

  /** What the plain search found. */
  public SearchResult plain() {
    return plain;
  }

  /** The fewest states that a search needed. */
  public long smallest() {
    return smallest;
  }
}
