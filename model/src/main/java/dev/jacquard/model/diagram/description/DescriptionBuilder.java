package dev.jacquard.model.diagram.description;

import dev.jacquard.model.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A diagram that is being described. All processes start in the local state that was named first,
 * unless something else is said. Nonsense is refused with {@link IllegalArgumentException}.
 */
public final class DescriptionBuilder {
  private final String name;
  private final int processes;
  private final List<LocalState> states = new ArrayList<>();
  private final LocalState[] initial;
  private final List<IntVariable> integers = new ArrayList<>();
  private final List<ProcessVariable> pointers = new ArrayList<>();
  private final List<EdgeBuilder> edges = new ArrayList<>();
  private final List<Proposition> propositions = new ArrayList<>();
  private final List<Property> properties = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private LocalSet ends = LocalSet.of();

  DescriptionBuilder(String name, int processes) {
    require(
        1 <= processes && processes <= Description.MOST_PROCESSES,
        "%s has %d processes; there can be 1 to %d",
        name,
        processes,
        Description.MOST_PROCESSES);
    this.name = name;
    this.processes = processes;
    initial = new LocalState[processes];
  }

  public LocalState state(String text) {
    require(
        states.size() < LocalState.MOST, "there are more than %d local states", LocalState.MOST);
    LocalState state = new LocalState(states.size(), fresh(text));
    states.add(state);
    return state;
  }

  /** Lets the processes {@code from}, ..., {@code to - 1} start in a local state. */
  public DescriptionBuilder start(int from, int to, LocalState state) {
    require(0 <= from && from < to && to <= processes, "no processes %d..%d", from + 1, to);
    Arrays.fill(initial, from, to, mine(state));
    return this;
  }

  public IntVariable integer(String text, int least, int greatest, int first) {
    IntVariable variable = new IntVariable(integers.size(), fresh(text), least, greatest, first);
    integers.add(variable);
    return variable;
  }

  /** A variable that names a process; at first this one, or {@link ProcessVariable#NONE}. */
  public ProcessVariable pointer(String text, int first) {
    require(
        pointers.size() < ProcessVariable.MOST,
        "there are more than %d variables that name a process",
        ProcessVariable.MOST);
    require(
        ProcessVariable.NONE <= first && first < processes,
        "variable %s starts with process %d of %d",
        text,
        first + 1,
        processes);
    ProcessVariable variable = new ProcessVariable(pointers.size(), fresh(text), first);
    pointers.add(variable);
    return variable;
  }

  public EdgeBuilder edge(LocalState from, LocalState to) {
    EdgeBuilder edge = new EdgeBuilder(processes, mine(from), mine(to));
    edges.add(edge);
    return edge;
  }

  /** A proposition for temporal formulas; the properties below bring their own. */
  public DescriptionBuilder proposition(String text, Condition condition) {
    return proposition(new Proposition(text, condition, Optional.empty()));
  }

  public DescriptionBuilder proposition(Proposition proposition) {
    require(propositions.size() < Long.SIZE, "there are more than %d propositions", Long.SIZE);
    require(
        propositions.stream().noneMatch(other -> other.name().equals(proposition.name())),
        "there are two propositions named \"%s\"",
        proposition.name());
    proposition
        .partition()
        .ifPresent(
            partition ->
                require(
                    partition.processes() == processes,
                    "proposition \"%s\": the partition %s is one of %d processes, but there are %d",
                    proposition.name(),
                    partition,
                    partition.processes(),
                    processes));
    propositions.add(proposition);
    return this;
  }

  /** No state satisfies the condition. */
  public DescriptionBuilder never(String text, Condition condition) {
    return never(new Proposition(text, condition, Optional.empty()));
  }

  /** No state satisfies the proposition, which can say by which partition it distinguishes. */
  public DescriptionBuilder never(Proposition proposition) {
    proposition(proposition);
    properties.add(new Property.Never(proposition.name(), propositions.size() - 1));
    return this;
  }

  /**
   * Every state satisfies the proposition. What no state may satisfy is a proposition as well; its
   * name begins with {@code not}.
   */
  public DescriptionBuilder always(Proposition proposition) {
    Condition condition = proposition.condition();
    proposition(
        new Proposition(
            "not " + proposition.name(), state -> !condition.test(state), proposition.partition()));
    properties.add(new Property.Never(proposition.name(), propositions.size() - 1));
    return this;
  }

  /** Some state satisfies the condition. */
  public DescriptionBuilder sometimes(String text, Condition condition) {
    return sometimes(new Proposition(text, condition, Optional.empty()));
  }

  /** Some state satisfies the proposition. */
  public DescriptionBuilder sometimes(Proposition proposition) {
    proposition(proposition);
    properties.add(new Property.Sometimes(proposition.name(), propositions.size() - 1));
    return this;
  }

  /** Every infinite run satisfies a formula over propositions. */
  public DescriptionBuilder temporal(String text, String formula) {
    properties.add(new Property.Temporal(text, formula));
    return this;
  }

  /** A state in which every process is in one of these and has no step is an end. */
  public DescriptionBuilder ends(LocalSet states) {
    ends = ends.or(states);
    return this;
  }

  public Description build() {
    require(!states.isEmpty(), "%s has no local states", name);
    for (int i = 0; i < processes; i++) {
      initial[i] = initial[i] == null ? states.get(0) : initial[i];
    }
    return new Description(
        name,
        processes,
        states,
        List.of(initial),
        integers,
        pointers,
        edges.stream().map(EdgeBuilder::build).toList(),
        propositions,
        properties,
        ends);
  }

  private LocalState mine(LocalState state) {
    require(
        state.number() < states.size() && states.get(state.number()).equals(state),
        "%s is not a local state of %s",
        state,
        name);
    return state;
  }

  private String fresh(String text) {
    require(!text.isBlank(), "a local state or variable has no name");
    require(names.add(text), "there are two local states or variables named %s", text);
    return text;
  }

  private static void require(boolean sensible, String sentence, Object... arguments) {
    if (!sensible) {
      throw new IllegalArgumentException(sentence.formatted(arguments));
    }
  }
}
