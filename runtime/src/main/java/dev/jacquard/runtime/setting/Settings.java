package dev.jacquard.runtime.setting;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.Liberties;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Observed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;

/** How a program is run. */
public final class Settings {
  private static final String ALL = "all";
  private static final String DEEP = "deep:";
  private static final String MONITOR = "monitor:";
  private static final String INITIALISER = "initialiser:";
  private static final String INSIDE = "inside:";
  private static final String PLAIN = "plain:";

  public static final Settings DEFAULT = new Settings();

  // Changed only while a copy is made, before anybody else sees it.
  private RacePolicy races = RacePolicy.REPORT;
  private CarrierChoice carrier = CarrierChoice.AUTO;
  private int stepLimit = 10_000;
  private Expiry expiry = Expiry.AT_ANY_MOMENT;
  private Liberties liberties = Liberties.NONE;
  private boolean everyRound;
  private Telling telling = Telling.RESULTS;
  private Set<String> deep = Set.of();
  private ObservedFeatures observed = ObservedFeatures.NOTHING;
  private SymmetryKnowledge likeness = SymmetryKnowledge.UNUSED;
  private Optional<Set<Integer>> apart = Optional.empty();

  private Settings() {}

  private Settings(Settings from) {
    races = from.races;
    carrier = from.carrier;
    stepLimit = from.stepLimit;
    expiry = from.expiry;
    liberties = from.liberties;
    everyRound = from.everyRound;
    telling = from.telling;
    deep = from.deep;
    observed = from.observed;
    likeness = from.likeness;
    apart = from.apart;
  }

  /** What plain accesses are. */
  public RacePolicy races() {
    return races;
  }

  public Settings with(RacePolicy newRaces) {
    Settings copy = new Settings(this);
    copy.races = newRaces;
    return copy;
  }

  /** What threads run on. */
  public CarrierChoice carrier() {
    return carrier;
  }

  public Settings with(CarrierChoice newCarrier) {
    Settings copy = new Settings(this);
    copy.carrier = newCarrier;
    return copy;
  }

  /** A run is cut when it has so many steps. */
  public int stepLimit() {
    return stepLimit;
  }

  public Settings limitedTo(int steps) {
    Settings copy = new Settings(this);
    copy.stepLimit = steps;
    return copy;
  }

  /** When time limits pass. */
  public Expiry expiry() {
    return expiry;
  }

  public Settings with(Expiry newExpiry) {
    Settings copy = new Settings(this);
    copy.expiry = newExpiry;
    return copy;
  }

  /** Which liberties of a real JVM are explored. */
  public Liberties liberties() {
    return liberties;
  }

  public Settings with(Liberties newLiberties) {
    Settings copy = new Settings(this);
    copy.liberties = newLiberties;
    return copy;
  }

  /** Whether loops that wait go round without effect again and again, up to the step limit. */
  public boolean everyRound() {
    return everyRound;
  }

  public Settings withEveryRound() {
    Settings copy = new Settings(this);
    copy.everyRound = true;
    return copy;
  }

  /**
   * Whether traces tell all that threads observe, for a search that learns them. Then objects have
   * names of their own after different histories of their makers.
   */
  public boolean histories() {
    return telling != Telling.RESULTS;
  }

  /**
   * Whether other threads may have their turn before each plain access. A search that learns needs
   * them as steps for what they observe, and an access that races anywhere is a failure there.
   */
  public boolean interleavesAccesses() {
    return races == RacePolicy.EXPLORE && !histories();
  }

  /**
   * Whether what a thread observed in the rounds of a loop is forgotten where it makes no
   * difference any more. Then loops that wait go round.
   */
  public boolean folds() {
    return telling == Telling.FOLDED_HISTORIES;
  }

  /**
   * These settings for a search that learns threads: plain accesses are steps, and whether anything
   * else is one must not depend on what is ordered before it.
   */
  public Settings withHistories() {
    return with(Telling.HISTORIES);
  }

  /** The same where threads forget what makes no difference to them any more. */
  public Settings withFoldedHistories() {
    return with(Telling.FOLDED_HISTORIES);
  }

  private Settings with(Telling newTelling) {
    Settings copy = new Settings(this);
    copy.races = RacePolicy.EXPLORE;
    copy.everyRound = everyRound || newTelling == Telling.FOLDED_HISTORIES;
    copy.telling = newTelling;
    copy.observed = observed.tellingAll();
    copy.likeness = SymmetryKnowledge.UNUSED;
    return copy;
  }

  /**
   * The names of classes of the JDK whose own code runs instead of their model, or the word all.
   */
  public Set<String> deep() {
    if (observed.has(Feature.STATES)) {
      return Set.of(ALL); // models are never seen waiting
    }
    boolean futures = observed.has(Feature.DEPENDENTS);
    if (!futures && !observed.has(Feature.POOLS) && observed.deep().isEmpty()) {
      return deep;
    }
    Set<String> more = new HashSet<>(deep);
    more.addAll(observed.deep());
    if (observed.has(Feature.POOLS)) {
      more.add(ThreadPoolExecutor.class.getName());
    }
    if (futures) {
      more.add(CompletableFuture.class.getName());
    }
    return more;
  }

  public Settings withDeep(Set<String> classes) {
    Settings copy = new Settings(this);
    copy.deep = Set.copyOf(classes);
    return copy;
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
    Settings copy = new Settings(this);
    copy.likeness = newLikeness;
    return copy;
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

  /** These settings with more threads that are like no other. */
  public Settings withApart(Set<Integer> threads) {
    Set<Integer> more = new HashSet<>(apart());
    more.addAll(threads);
    Settings copy = new Settings(this);
    copy.apart = Optional.of(Set.copyOf(more));
    return copy;
  }

  /** What the program is known to look at. */
  public ObservedFeatures observed() {
    return observed;
  }

  public Settings with(ObservedFeatures newObserved) {
    Settings copy = new Settings(this);
    copy.observed = newObserved;
    return copy;
  }

  /**
   * All that was learned from runs and that steps depend on, in words of replay strings. That
   * threads were told apart is not among it: the steps of an execution do not depend on which
   * threads are interchangeable.
   */
  public Observed learned() {
    List<String> words = new ArrayList<>();
    for (Feature feature : Feature.values()) {
      if (observed.has(feature)) {
        words.add(feature.word());
      }
    }
    observed.deep().forEach(type -> words.add(DEEP + type));
    observed.monitors().forEach(type -> words.add(MONITOR + type));
    observed.initialisers().forEach(type -> words.add(INITIALISER + type));
    observed.insides().forEach(type -> words.add(INSIDE + type));
    likeness.plainSteps().forEach(place -> words.add(PLAIN + place));
    return Observed.of(words);
  }

  /**
   * The settings of an execution that was recorded with what had been learned by then.
   *
   * @throws DivergenceException with a sentence, if that can't be of such a program
   */
  public Settings learned(Observed recorded) {
    ObservedFeatures features = ObservedFeatures.NOTHING;
    SymmetryKnowledge places = likeness;
    for (String word : recorded.words()) {
      if (word.startsWith(DEEP)) {
        features = features.withDeep(word.substring(DEEP.length()));
      } else if (word.startsWith(MONITOR)) {
        features = features.withMonitor(word.substring(MONITOR.length()));
      } else if (word.startsWith(INITIALISER)) {
        features = features.withInitialiser(word.substring(INITIALISER.length()));
      } else if (word.startsWith(INSIDE)) {
        features = features.withInside(word.substring(INSIDE.length()));
      } else if (word.startsWith(PLAIN)) {
        places = places.comparedInTraces().withPlainSteps(word.substring(PLAIN.length()));
      } else {
        features = features.with(Feature.of(word).orElseThrow(() -> unknown(word)));
      }
    }
    return with(features).with(places);
  }

  private static DivergenceException unknown(String word) {
    return new DivergenceException(
        0,
        new Difference.Told(
            "its program looks at '" + word + "', of which this version knows nothing"));
  }
}
