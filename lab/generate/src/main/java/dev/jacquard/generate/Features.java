package dev.jacquard.generate;

import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Feature;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What generated programs are made of.
 *
 * @param allowed may occur in a program
 * @param required shape every program; only {@link Feature#SYMMETRIC} and {@link
 *     Feature#COMMON_SUFFIX} are sure to occur when asked for
 * @param subset whether each program uses only a random part of what is allowed
 */
public record Features(Set<Feature> allowed, Set<Feature> required, boolean subset) {

  public Features {
    EnumSet<Feature> all = EnumSet.noneOf(Feature.class);
    all.addAll(allowed);
    all.addAll(required);
    allowed = Collections.unmodifiableSet(all);
    EnumSet<Feature> sure = EnumSet.noneOf(Feature.class);
    sure.addAll(required);
    required = Collections.unmodifiableSet(sure);
  }

  /** Exactly these, each where it fits. */
  public static Features of(Feature first, Feature... rest) {
    return new Features(EnumSet.of(first, rest), EnumSet.noneOf(Feature.class), false);
  }

  /** Everything but time limits and interrupts, in every program. */
  public static Features all() {
    return new Features(patient(), EnumSet.noneOf(Feature.class), false);
  }

  /** A different part of everything but time limits and interrupts in every program. */
  public static Features anySubset() {
    return new Features(patient(), EnumSet.noneOf(Feature.class), true);
  }

  /** Everything but what ends blocking operations early. */
  private static EnumSet<Feature> patient() {
    return EnumSet.complementOf(EnumSet.of(Feature.TIMED, Feature.INTERRUPT, Feature.ENDLESS));
  }

  /** A different part of everything in every program, time limits and interrupts among it. */
  public static Features impatient() {
    return new Features(
        EnumSet.complementOf(EnumSet.of(Feature.ENDLESS)),
        EnumSet.of(Feature.TIMED, Feature.INTERRUPT),
        true);
  }

  /** Interrupts, with a part of what blocks in every program. */
  public static Features interrupts() {
    EnumSet<Feature> allowed = EnumSet.copyOf(blocking().allowed());
    allowed.remove(Feature.AWAIT);
    return new Features(allowed, EnumSet.of(Feature.INTERRUPT), true);
  }

  /** Interrupts and notifications of threads that wait. */
  public static Features interruptedWaits() {
    return of(Feature.VOLATILE, Feature.MONITOR, Feature.INTERRUPT);
  }

  /** Time limits, with a part of what can have one in every program. */
  public static Features timeLimits() {
    return new Features(
        EnumSet.of(
            Feature.PLAIN,
            Feature.VOLATILE,
            Feature.LOCK,
            Feature.MONITOR,
            Feature.CONDITION,
            Feature.PARK,
            Feature.START_JOIN),
        EnumSet.of(Feature.TIMED),
        true);
  }

  /** Loops without end, around a part of everything that keeps the number of states finite. */
  public static Features endless() {
    EnumSet<Feature> allowed = EnumSet.allOf(Feature.class);
    allowed.removeAll(EnumSet.of(Feature.ATOMIC_UPDATE, Feature.ARRAY, Feature.CONSTANT));
    return new Features(allowed, EnumSet.of(Feature.ENDLESS), true);
  }

  /** The same, around at least one class of identical threads, which others may tell apart. */
  public static Features endlessSymmetric() {
    return new Features(endless().allowed(), EnumSet.of(Feature.ENDLESS, Feature.SYMMETRIC), true);
  }

  /** What blocking operations end by early, around at least one class of identical threads. */
  public static Features impatientSymmetric() {
    return new Features(
        impatient().allowed(),
        EnumSet.of(Feature.TIMED, Feature.INTERRUPT, Feature.SYMMETRIC),
        true);
  }

  /** Nothing that blocks: accesses to variables, and control flow. */
  public static Features readsAndWrites() {
    return of(
        Feature.PLAIN,
        Feature.VOLATILE,
        Feature.ATOMIC_UPDATE,
        Feature.COMPARE_AND_SET,
        Feature.BRANCH,
        Feature.ASSERT);
  }

  /** Locks, and waiting and notifying under them. */
  public static Features monitors() {
    return of(
        Feature.PLAIN,
        Feature.LOCK,
        Feature.TRY_LOCK,
        Feature.MONITOR,
        Feature.CONDITION,
        Feature.BRANCH);
  }

  /** Everything that blocks. */
  public static Features blocking() {
    return of(
        Feature.VOLATILE,
        Feature.LOCK,
        Feature.TRY_LOCK,
        Feature.MONITOR,
        Feature.CONDITION,
        Feature.PARK,
        Feature.SEMAPHORE,
        Feature.START_JOIN,
        Feature.AWAIT);
  }

  /** Parts of everything around at least one class of identical threads that nobody tells apart. */
  public static Features symmetric() {
    EnumSet<Feature> allowed = patient();
    allowed.removeAll(EnumSet.of(Feature.NUMBERED_THREADS, Feature.COMMON_SUFFIX));
    return new Features(allowed, EnumSet.of(Feature.SYMMETRIC), true);
  }

  /** Parts of everything, in threads that become equal after different beginnings. */
  public static Features commonSuffix() {
    EnumSet<Feature> allowed = patient();
    allowed.removeAll(EnumSet.of(Feature.NUMBERED_THREADS, Feature.SYMMETRIC));
    return new Features(allowed, EnumSet.of(Feature.COMMON_SUFFIX), true);
  }

  /** The features of one program. */
  Set<Feature> draw(Draw draw) {
    EnumSet<Feature> drawn = EnumSet.copyOf(allowed);
    if (subset) {
      int share = draw.between(2, 5);
      drawn.removeIf(feature -> !draw.oneIn(share));
    }
    drawn.addAll(required);
    return drawn;
  }
}
