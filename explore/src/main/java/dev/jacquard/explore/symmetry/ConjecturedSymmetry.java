package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Explores up to symmetries that nobody has proved: conjectured from the first execution. They are
 * assumed while {@link OrbitDpor} explores, and then checked by executing images, until every
 * history of every thread has its image among what was seen.
 *
 * <p>A renaming that is refuted is dropped, and the exploration begins again with the others; so
 * what is found in the end rests on no refuted assumption. See algorithms.md 4.9.
 */
public final class ConjecturedSymmetry implements Strategy {
  private enum Phase {
    FIRST,
    EXPLORING,
    CHECKING
  }

  private final Tail.Fixed tail;
  private final Optional<Supplier<List<Permutation>>> declared;
  private final List<Refutation> refutations = new ArrayList<>();
  private final Map<Permutation, Set<Execution>> tried = new HashMap<>();
  private List<Permutation> generators = List.of();
  private final Set<Integer> shared = new HashSet<>();
  private Background background = Background.NONE;
  private Trace first;
  private Histories histories;
  private OrbitDpor search;
  private Phase phase = Phase.FIRST;
  private long explored;
  private long images;

  public ConjecturedSymmetry() {
    this(Tail.Fixed.LOWEST);
  }

  public ConjecturedSymmetry(Tail.Fixed tail) {
    this(tail, Optional.empty());
  }

  private ConjecturedSymmetry(Tail.Fixed tail, Optional<Supplier<List<Permutation>>> declared) {
    this.tail = tail;
    this.declared = declared;
  }

  /** Nothing is guessed: the program declares renamings in its first run, and they are checked. */
  public static ConjecturedSymmetry declared(Supplier<List<Permutation>> renamings) {
    return new ConjecturedSymmetry(Tail.Fixed.LOWEST, Optional.of(renamings));
  }

  @Override
  public Optional<Plan> next() {
    if (phase == Phase.FIRST) {
      return Optional.of(Plan.free(tail));
    }
    while (true) {
      Optional<Plan> plan = search.next();
      if (plan.isPresent()) {
        phase = Phase.EXPLORING;
        return plan;
      }
      phase = Phase.CHECKING;
      Optional<Histories.Gap> gap = firstGap();
      if (gap.isEmpty()) {
        return Optional.empty();
      }
      Optional<Plan> image = gap.get().execution().flatMap(e -> untriedImage(gap.get(), e));
      if (image.isPresent()) {
        return image;
      }
      refute(gap.get().refutation());
    }
  }

  /** The image by all renamings at once that lack this one, or else by the one alone. */
  private Optional<Plan> untriedImage(Histories.Gap gap, Execution execution) {
    return Stream.of(together(execution), gap.refutation().renaming())
        .filter(r -> tried.computeIfAbsent(r, t -> new HashSet<>()).add(execution))
        .findFirst()
        .map(renaming -> Plan.attempting(execution.image(renaming), tail));
  }

  /** The product of renamings that move different threads; of others the image may show nothing. */
  private Permutation together(Execution execution) {
    Permutation product = Permutation.identity(0, 0);
    for (Permutation generator : generators) {
      boolean lacks =
          histories.gap(generator).flatMap(Histories.Gap::execution).stream()
              .anyMatch(execution::equals);
      if (lacks && product.threads() == 0) {
        product = generator;
      } else if (lacks && movesOthers(product, generator)) {
        product = product.then(generator);
      }
    }
    return product;
  }

  private static boolean movesOthers(Permutation one, Permutation other) {
    return IntStream.range(0, one.threads())
        .noneMatch(thread -> one.thread(thread) != thread && other.thread(thread) != thread);
  }

  private Optional<Histories.Gap> firstGap() {
    return generators.stream().map(histories::gap).flatMap(Optional::stream).findFirst();
  }

  private void refute(Refutation refutation) {
    refutations.add(refutation);
    List<Permutation> others = new ArrayList<>(generators);
    others.remove(refutation.renaming());
    begin(others);
  }

  private void begin(List<Permutation> newGenerators) {
    generators = List.copyOf(newGenerators);
    search = new OrbitDpor(Renamings.generatedBy(generators), background, tail);
    search.next(); // the first execution has been made
    search.learn(first);
    explored = 1;
  }

  @Override
  public void learn(Trace trace) {
    if (phase == Phase.FIRST) {
      first = trace.copy();
      phase = Phase.EXPLORING;
      conjecture();
    } else if (shared.addAll(background.sharedIn(trace))) {
      tried.clear();
      conjecture(); // with what is in the background after all
    } else if (phase == Phase.EXPLORING) {
      explore(trace);
    } else {
      images++;
      histories.add(trace);
    }
  }

  private void conjecture() {
    background = Background.of(first, shared);
    histories = new Histories(background);
    histories.add(first);
    begin(declared.map(Supplier::get).orElseGet(this::guesses));
    refuted().ifPresent(this::refute);
  }

  private List<Permutation> guesses() {
    return new Conjecture(first, background)
        .generators().stream().filter(renaming -> !isRefuted(renaming)).toList();
  }

  private boolean isRefuted(Permutation renaming) {
    return histories.gap(renaming).filter(gap -> gap.execution().isEmpty()).isPresent();
  }

  /** Looks every now and then whether the assumptions still hold. */
  private void explore(Trace trace) {
    search.learn(trace);
    histories.add(trace);
    explored++;
    if (Long.bitCount(explored) == 1) {
      refuted().ifPresent(this::refute);
    }
  }

  private Optional<Refutation> refuted() {
    return generators.stream()
        .map(histories::gap)
        .flatMap(Optional::stream)
        .filter(gap -> gap.execution().isEmpty())
        .map(Histories.Gap::refutation)
        .findFirst();
  }

  /** The renamings that hold, or have held so far; all others that hold are products of them. */
  public List<Permutation> generators() {
    return generators;
  }

  /** The renamings that do not hold, though it looked so at first. */
  public List<Refutation> refutations() {
    return Collections.unmodifiableList(refutations);
  }

  /** How many executions were made only to check. */
  public long images() {
    return images;
  }
}
