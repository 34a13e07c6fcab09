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
import dev.jacquard.model.store.CompactStore;
import dev.jacquard.model.store.MappedStore;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * Searches a model in every way and compares what is found with what the plain breadth-first search
 * finds. Every run that is told is followed in the plain space.
 */
public final class Agreement {
  private static final SearchOptions ALL = SearchOptions.standard().withOnwards();

  private final Model model;
  private final String name;
  private final SearchResult plain;
  private long smallest;
  private int searches;

  private Agreement(Model model, String name) {
    this.model = model;
    this.name = name;
    this.plain = BreadthFirst.search(model, StateSymmetry.NONE, ALL);
    this.smallest = plain.states();
    assertThat(plain.limits()).as(name).isEmpty();
  }

  /** Compares all searches with all symmetries but the adaptive one. */
  public static Agreement of(Model model, String name) {
    Agreement agreement = new Agreement(model, name);
    Set<StateSymmetry> symmetries = EnumSet.copyOf(model.symmetries());
    symmetries.remove(StateSymmetry.ADAPTIVE);
    for (StateSymmetry symmetry : symmetries) {
      agreement.with(model.space(symmetry), symmetry.label());
    }
    return agreement;
  }

  /** Compares all searches of a space of the model. */
  public Agreement with(StateSpace space, String how) {
    SearchResult breadth = compare(false, space, ALL, how);
    SearchResult depth = compare(true, space, ALL, how);
    assertThat(depth.states()).as(name + ", " + how).isEqualTo(breadth.states());
    assertThat(depth.transitions()).as(name + ", " + how).isEqualTo(breadth.transitions());
    compare(false, space, ALL.withPartialOrder(), how + ", partial order");
    compare(true, space, ALL.withPartialOrder(), how + ", partial order");
    return this;
  }

  /** Compares the other places for states; fingerprints leave it open what never happens. */
  public Agreement withStores() {
    StateSpace space = model.space(StateSymmetry.NONE);
    for (boolean depthFirst : new boolean[] {false, true}) {
      compare(depthFirst, space, ALL.withStore(MappedStore::new), "in a file");
      SearchResult compact = search(depthFirst, space, ALL.withStore(CompactStore::new));
      Set<String> sure = kinds(plain);
      sure.removeIf(kind -> kind.startsWith("SOMETIMES") || kind.startsWith("TEMPORAL"));
      assertThat(kinds(compact)).as(name + ", fingerprints").isEqualTo(sure);
      assertThat(compact.states()).as(name + ", fingerprints").isEqualTo(plain.states());
      assertThat(compact.limits()).as(name + ", fingerprints").isNotEmpty();
    }
    return this;
  }

  private SearchResult compare(
      boolean depthFirst, StateSpace space, SearchOptions options, String how) {
    String what = name + ", " + how + (depthFirst ? ", depth first" : ", breadth first");
    SearchResult result = search(depthFirst, space, options);
    assertThat(result.limits()).as(what).isEmpty();
    assertThat(kinds(result)).as(what).isEqualTo(kinds(plain));
    assertThat(result.states()).as(what).isLessThanOrEqualTo(plain.states());
    result.findings().forEach(finding -> validate(finding, what));
    smallest = Math.min(smallest, result.states());
    return result;
  }

  private SearchResult search(boolean depthFirst, StateSpace space, SearchOptions options) {
    searches++;
    return depthFirst
        ? DepthFirst.search(model, space, options)
        : BreadthFirst.search(model, space, options);
  }

  /** A failing step leads nowhere, so all but that one are followed. */
  private void validate(Finding finding, String what) {
    try {
      switch (finding.type()) {
        case TEMPORAL -> Runs.validate(model, finding, formula(finding.property()));
        case NEVER, DEADLOCK ->
            Runs.follow(model.space(StateSymmetry.NONE), finding.path().orElseThrow());
        case ASSERTION, EXCEPTION ->
            Runs.followButLast(model.space(StateSymmetry.NONE), finding.path().orElseThrow());
        case SOMETIMES -> assertThat(finding.path()).isEmpty();
      }
    } catch (AssertionError | RuntimeException problem) {
      throw new AssertionError(what + ": " + finding, problem);
    }
  }

  private String formula(String name) {
    return model.properties().stream()
        .filter(property -> property.name().equals(name))
        .map(property -> ((Property.Temporal) property).formula())
        .findFirst()
        .orElseThrow();
  }

  /** What is found, without the paths. */
  public static Set<String> kinds(SearchResult result) {
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

  /** How many searches were compared. */
  public int searches() {
    return searches;
  }
}
