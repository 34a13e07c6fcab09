package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A model of processes and objects that come and go.
 *
 * <p>A subclass sets up the first state in {@link #start}; what processes do is said by their
 * records ({@link Process}). What is expected is said in the constructor, by {@link #never} and its
 * like.
 *
 * @param <G> the record of global variables
 */
public abstract class DynamicModel<G extends Record> implements Model {
  private static final Set<StateSymmetry> SYMMETRIES =
      EnumSet.of(
          StateSymmetry.NONE, StateSymmetry.HEAP, StateSymmetry.PROCESSES, StateSymmetry.FULL);

  private final String name;
  private final Forms forms = new Forms();
  private final Names actions = new Names();
  private final List<String> names = new ArrayList<>();
  private final List<Proposition<G>> predicates = new ArrayList<>();
  private final List<Property> properties = new ArrayList<>();

  protected DynamicModel(String name) {
    this.name = name;
  }

  /** Sets the globals, allocates the first objects and starts the first processes. */
  protected abstract void start(World<G> world);

  /**
   * Gives a proposition a name by which formulas refer to it.
   *
   * @return its number
   */
  protected final int proposition(String name, Proposition<G> proposition) {
    if (names.size() == Long.SIZE) {
      throw new IllegalModelException("there are more than " + Long.SIZE + " propositions");
    }
    names.add(name);
    predicates.add(proposition);
    return names.size() - 1;
  }

  /** Expects that a proposition holds in no state. */
  protected final void never(String name, Proposition<G> proposition) {
    properties.add(new Property.Never(name, proposition(name, proposition)));
  }

  /** Expects that a proposition holds in some state. */
  protected final void sometimes(String name, Proposition<G> proposition) {
    properties.add(new Property.Sometimes(name, proposition(name, proposition)));
  }

  /** Expects that every infinite run satisfies a formula over the names of propositions. */
  protected final void temporal(String name, String formula) {
    properties.add(new Property.Temporal(name, formula));
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final List<String> propositions() {
    return List.copyOf(names);
  }

  @Override
  public final List<Property> properties() {
    return List.copyOf(properties);
  }

  @Override
  public final Set<StateSymmetry> symmetries() {
    return EnumSet.copyOf(SYMMETRIES);
  }

  @Override
  public final StateSpace space(StateSymmetry symmetry) {
    return space(symmetry, true);
  }

  /**
   * The states, one for each class.
   *
   * @param symmetricIndependence whether steps that commute up to the names of objects and
   *     processes count as independent; if not, only those that allocate and free nothing do
   */
  public final StateSpace space(StateSymmetry symmetry, boolean symmetricIndependence) {
    DynamicSpace<G> plain =
        new DynamicSpace<>(
            this,
            new Representatives(StateSymmetry.NONE),
            symmetricIndependence,
            forms,
            actions,
            predicates);
    return symmetry == StateSymmetry.NONE
        ? plain
        : new DynamicQuotient<>(plain, new Representatives(symmetry));
  }
}
