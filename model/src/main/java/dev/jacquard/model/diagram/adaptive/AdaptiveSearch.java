package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.space.PlainSpace;
import dev.jacquard.model.diagram.space.Unreached;
import dev.jacquard.model.search.Findings;
import dev.jacquard.model.search.Limits;
import dev.jacquard.model.search.Path;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Adaptive symmetry reduction (Wahl 2007, algorithms 1 and 2), breadth first: an orbit is a state
 * with the partition of the processes that no step on the way there distinguished.
 */
public final class AdaptiveSearch implements Rule.Taker {
  private final Description description;
  private final Partitions partitions;
  private final SearchOptions options;
  private final Shape shape;
  private final CellTable table = new CellTable(new Patience(this::lookAtLimits));
  private final Rules rules;
  private final List<Watch> watches = new ArrayList<>();
  private final Reached reached = new Reached(table);
  private final Lifting lifting;
  private final Findings findings;
  private final Limits limit;
  private final List<String> limits = new ArrayList<>();
  private long transitions;
  private long seen;
  private int observed;
  private Node current;
  private boolean stepsEverywhere;

  AdaptiveSearch(
      Model model, Description description, Partitions partitions, SearchOptions options) {
    this.description = description;
    this.partitions = partitions;
    this.options = options;
    shape = new Shape(description);
    rules = new Rules(shape, partitions, table);
    PlainSpace plain = new PlainSpace(description, partitions.edges());
    lifting = new Lifting(shape, rules, reached, plain);
    findings = new Findings(model);
    limit = new Limits(options);
    for (Property property : model.properties()) {
      watch(property);
    }
  }

  private void watch(Property property) {
    if (property instanceof Property.Never never) {
      watch(never.proposition());
    } else if (property instanceof Property.Sometimes sometimes) {
      watch(sometimes.proposition());
    } else {
      limits.add(
          "\"" + property.name() + "\" is temporal, which adaptive symmetry does not preserve");
    }
  }

  private void watch(int number) {
    Cells cells = table.of(partitions.propositions().get(number));
    watches.add(new Watch(number, description.propositions().get(number), cells, shape, table));
  }

  /**
   * Searches a diagram.
   *
   * @param model the same diagram as a model
   */
  public static SearchResult search(
      Model model, Description description, Partitions partitions, SearchOptions options) {
    return new AdaptiveSearch(model, description, partitions, options).run();
  }

  SearchResult run() {
    boolean finished = false;
    try {
      reached.add(initial(), Node.ROOT, 0);
      current = reached.get(0);
      observe();
      finished = expandAll();
    } catch (EndedException ended) {
      limits.add(ended.getMessage());
    } catch (OutOfMemoryError error) {
      limits.add(String.format(Locale.ROOT, "memory exhausted after %,d states", reached.size()));
    }
    if (finished && limits.isEmpty()) {
      findings.complete();
    }
    return new SearchResult(
        reached.size(),
        transitions,
        reached.get(reached.size() - 1).depth,
        findings.all(),
        limits,
        limit.elapsed(),
        reached.bytes(),
        notes(finished),
        finished && limits.isEmpty() ? reached.states() : OptionalDouble.empty());
  }

  private List<String> notes(boolean finished) {
    List<String> notes = new ArrayList<>(partitions.notes());
    if (finished) {
      notes.addAll(Unreached.notes(description, seen));
    }
    return notes;
  }

  Reached reached() {
    return reached;
  }

  /** The initial state alone: only processes in the same state can be exchanged. */
  private Orbit initial() {
    Arrangement state = shape.initial();
    int[] labels = new int[shape.processes];
    Arrays.setAll(labels, state::own);
    return state.orbit(table.of(Partition.labelled(labels)));
  }

  /** Expands orbits until there are no more; false if the search ended before that. */
  private boolean expandAll() {
    for (int number = 0; number < reached.size(); number++) {
      current = reached.get(number);
      Optional<String> stop = limit.reached(number, reached.size(), transitions, current.depth);
      if (stop.isPresent()) {
        limits.add(stop.get());
        return false;
      }
      if (!current.dropped) {
        expand();
      }
      if (!findings.isEmpty() && !options.onwards()) {
        return false;
      }
    }
    return true;
  }

  /** An orbit can have so many parts that taking it apart has no end in sight. */
  private void lookAtLimits() {
    Optional<String> stop =
        limit.reached(current.number | 1, reached.size(), transitions, current.depth);
    stop.or(limit::interrupted)
        .ifPresent(
            reason -> {
              throw new EndedException(reason);
            });
  }

  /** A limit is reached in the midst of an orbit. */
  private static final class EndedException extends RuntimeException {
    EndedException(String reason) {
      super(reason, null, false, false);
    }
  }

  private void expand() {
    stepsEverywhere = false;
    rules.fire(current.orbit, this);
    if (!stepsEverywhere) {
      rules.deadlock(current.orbit).ifPresent(this::deadlock);
    }
    observe();
  }

  private void deadlock(Orbit states) {
    findings.deadlock(current.number);
    tell(current.number, states);
  }

  @Override
  public boolean step(Rule rule, Orbit before, int process, Orbit after) {
    transitions++;
    // An edge that does not take the orbit apart does the same in all its states.
    stepsEverywhere |= before.cells == current.orbit.cells;
    reached.add(after, current.number, current.depth + 1);
    return true;
  }

  @Override
  public boolean thrown(Rule rule, Orbit before, int process, Throwable thrown) {
    findings.exception(current.number, process, rule.number, thrown.toString());
    tell(current.number, before);
    return true;
  }

  /** Looks at the orbits that are new. */
  private void observe() {
    for (; observed < reached.size(); observed++) {
      Node node = reached.get(observed);
      seen |= node.orbit.locals(shape.locals);
      watches.removeIf(watch -> look(watch, node));
    }
  }

  /** Whether a proposition is seen to hold, so that it need not be looked at any more. */
  private boolean look(Watch watch, Node node) {
    Optional<Watch.Sighting> sighting = watch.look(node.orbit);
    if (sighting.isEmpty()) {
      return false;
    }
    Optional<Throwable> thrown = sighting.get().thrown();
    if (thrown.isPresent()) {
      findings.exception(node.number, "a proposition throws " + thrown.get());
    } else {
      findings.observed(1L << watch.number, node.number);
    }
    tell(node.number, sighting.get().states());
    return thrown.isEmpty();
  }

  /** Finds paths for what was just noted, to one of the states in which it was. */
  private void tell(int node, Orbit states) {
    if (findings.pending()) {
      Path path = lifting.path(node, Arrangement.sorted(shape, states));
      findings.tell((number, failure) -> failing(path, failure));
    }
  }

  private static Path failing(Path path, Optional<Findings.Failure> failure) {
    if (failure.isEmpty()) {
      return path;
    }
    List<Path.Step> steps = new ArrayList<>(path.steps());
    long[] end = steps.get(steps.size() - 1).state();
    steps.add(new Path.Step(failure.get().process(), failure.get().action(), end));
    return new Path(steps, path.loop());
  }
}
