package dev.jacquard.runtime.setting;

import dev.jacquard.kernel.symmetry.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadPoolExecutor;

/** How a program is run. */
public final class Settings {
  /** What to do about plain accesses. */
  public enum Races {
    /** A data race is a failure; plain accesses are not scheduled. */
    REPORT,
    /** Plain accesses are steps, and data races are reported as well. */
    EXPLORE,
    /** Plain accesses are left alone. */
    IGNORE
  }

  /** What logical threads run on. */
  public enum Carriers {
    AUTO,
    CONTINUATION,
    THREAD
  }

  public static final Settings DEFAULT =
      new Settings(
          Races.REPORT,
          Carriers.AUTO,
          10_000,
          false,
          Set.of(),
          Observed.NOTHING,
          SymmetryKnowledge.UNUSED,
          Optional.empty());

  private final Races races;
  private final Carriers carrier;
  private final int stepLimit;
  private final boolean everyRound;
  private final Set<String> deep;
  private final Observed observed;
  private final SymmetryKnowledge likeness;
  private final Optional<Set<Integer>> apart;

  private Settings(
      Races races,
      Carriers carrier,
      int stepLimit,
      boolean everyRound,
      Set<String> deep,
      Observed observed,
      SymmetryKnowledge likeness,
      Optional<Set<Integer>> apart) {
    this.races = races;
    this.carrier = carrier;
    this.stepLimit = stepLimit;
    this.everyRound = everyRound;
    this.deep = Set.copyOf(deep);
    this.observed = observed;
    this.likeness = likeness;
    this.apart = apart;
  }

  /** What plain accesses are. */
  public Races races() {
    return races;
  }

  public Settings with(Races newRaces) {
    return new Settings(newRaces, carrier, stepLimit, everyRound, deep, observed, likeness, apart);
  }

  /** What threads run on. */
  public Carriers carrier() {
    return carrier;
  }

  public Settings with(Carriers newCarrier) {
    return new Settings(races, newCarrier, stepLimit, everyRound, deep, observed, likeness, apart);
  }

  /** A run is cut when it has so many steps. */
  public int stepLimit() {
    return stepLimit;
  }

  public Settings limitedTo(int steps) {
    return new Settings(races, carrier, steps, everyRound, deep, observed, likeness, apart);
  }

  /** Whether loops that wait go round without effect again and again, up to the step limit. */
  public boolean everyRound() {
    return everyRound;
  }

  public Settings withEveryRound() {
    return new Settings(races, carrier, stepLimit, true, deep, observed, likeness, apart);
  }

  /**
   * The names of classes of the JDK whose own code runs instead of their model, or the word all.
   */
  public Set<String> deep() {
    if (!observed.pools()) {
      return deep;
    }
    Set<String> more = new HashSet<>(deep);
    more.add(ThreadPoolExecutor.class.getName());
    return more;
  }

  public Settings withDeep(Set<String> classes) {
    return new Settings(races, carrier, stepLimit, everyRound, classes, observed, likeness, apart);
  }

  /** The same with one more class that runs deep. */
  public Settings withDeep(Class<?> type) {
    Set<String> more = new HashSet<>(deep);
    more.add(type.getName());
    return withDeep(more);
  }

  /**
   * The same for programs that look at more, in each way that shows in the steps: an execution that
   * was found with one of them is replayed with that one only.
   */
  public List<Settings> moreObservant() {
    return observed.others().stream().map(this::with).toList();
  }

  /** How long threads that look alike are taken for interchangeable, or nothing if never. */
  public Optional<Symmetry.Flavour> symmetry() {
    return Optional.ofNullable(likeness.flavour());
  }

  public Settings withSymmetry(Symmetry.Flavour flavour) {
    return with(likeness.with(flavour));
  }

  public Settings withoutSymmetry() {
    return with(likeness.with((Symmetry.Flavour) null));
  }

  /**
   * For a search that guesses symmetries from traces: all that threads see of each other must be in
   * the trace. If they see plain data of each other, plain accesses become steps; what no step
   * shows is named in the verdict.
   */
  public Settings withWholeHistories() {
    return with(likeness.comparedInTraces());
  }

  /** What is known about threads that look alike. */
  public SymmetryKnowledge likeness() {
    return likeness;
  }

  public Settings with(SymmetryKnowledge newLikeness) {
    return new Settings(races, carrier, stepLimit, everyRound, deep, observed, newLikeness, apart);
  }

  /**
   * Whether local states of threads are told, for a search that treats threads alike which have
   * become alike. Needs an agent that was asked for them, and plain accesses that are steps.
   */
  public boolean localStates() {
    return apart.isPresent();
  }

  /** The first thread starts others, so it is like none of them. */
  public Settings withLocalStates() {
    return withApart(Set.of(0));
  }

  /** The threads that are known to be like no other. */
  public Set<Integer> apart() {
    return apart.orElse(Set.of());
  }

  /** The same with more of them. */
  public Settings withApart(Set<Integer> threads) {
    Set<Integer> more = new HashSet<>(apart());
    more.addAll(threads);
    return new Settings(
        races,
        carrier,
        stepLimit,
        everyRound,
        deep,
        observed,
        likeness,
        Optional.of(Set.copyOf(more)));
  }

  /** What the program is known to look at. */
  public Observed observed() {
    return observed;
  }

  public Settings with(Observed newObserved) {
    return new Settings(races, carrier, stepLimit, everyRound, deep, newObserved, likeness, apart);
  }
}
