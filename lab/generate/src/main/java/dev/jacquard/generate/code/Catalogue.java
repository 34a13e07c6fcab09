package dev.jacquard.generate.code;

import static dev.jacquard.generate.code.Fragment.often;
import static dev.jacquard.generate.code.Fragment.seldom;
import static dev.jacquard.generate.code.Fragment.sometimes;

import dev.jacquard.generate.code.Fragment.Weighted;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The fragments that a program with given features is written with. */
public record Catalogue(Set<Feature> features, List<Weighted> fragments, int weight) {
  private static final int FOCUS = 10;

  /** If there are many fragments, only a part of them: they shall meet in a small program. */
  public static Catalogue draw(Set<Feature> features, Draw draw) {
    List<Weighted> fragments = new ArrayList<>();
    features.forEach(feature -> fragments.addAll(of(feature)));
    if (fragments.size() > FOCUS) {
      int share = fragments.size() / FOCUS + 1;
      fragments.removeIf(fragment -> !draw.oneIn(share));
    }
    fragments.addAll(accesses());
    if (features.contains(Feature.ENDLESS)) {
      fragments.addAll(endless());
      fragments.addAll(endless());
    }
    int weight = fragments.stream().mapToInt(Weighted::weight).sum();
    return new Catalogue(features, List.copyOf(fragments), weight);
  }

  Fragment pick(Draw draw) {
    int left = draw.below(weight);
    int i = 0;
    while (left >= fragments.get(i).weight()) {
      left -= fragments.get(i).weight();
      i++;
    }
    return fragments.get(i).fragment();
  }

  private static List<Weighted> accesses() {
    return List.of(
        often(AccessFragments::read),
        often(AccessFragments::write),
        sometimes(AccessFragments::update),
        seldom(AccessFragments::copy),
        seldom(AccessFragments::readTwo),
        seldom(AccessFragments::readAgain),
        seldom((body, room) -> body.values().change()));
  }

  private static List<Weighted> of(Feature feature) {
    return switch (feature) {
      case ATOMIC_UPDATE ->
          List.of(sometimes(AtomicFragments::getAndAdd), sometimes(AtomicFragments::getAndSet));
      case COMPARE_AND_SET ->
          List.of(
              sometimes(AtomicFragments::compareAndSet),
              sometimes(AtomicFragments::ifCompareAndSet),
              seldom(AtomicFragments::retry));
      case LOCK -> locks();
      case TRY_LOCK ->
          List.of(sometimes(LockFragments::ifTryLock), seldom(LockFragments::observedTryLock));
      case MONITOR -> waits(WaitFragments.ON_MONITORS);
      case CONDITION -> waits(WaitFragments.ON_CONDITIONS);
      case PARK -> List.of(sometimes(ParkFragments::park), often(ParkFragments::unpark));
      case SEMAPHORE -> semaphores();
      case CHOOSE -> List.of(sometimes(ControlFragments::choose));
      case ASSERT -> List.of(sometimes(ControlFragments::assertion));
      case BRANCH -> List.of(often(ControlFragments::branch));
      case LOOP -> loops();
      case AWAIT -> List.of(sometimes(ControlFragments::await));
      case TIMED -> timed();
      case INTERRUPT -> interrupts();
      case DIVISION -> List.of(seldom(ControlFragments::divide));
      case PLAIN, VOLATILE, START_JOIN, ARRAY -> List.of();
      case CONSTANT, NUMBERED_THREADS, SYMMETRIC, COMMON_SUFFIX, ENDLESS -> List.of();
    };
  }

  private static List<Weighted> locks() {
    return List.of(
        often(LockFragments::section),
        often(LockFragments::synchronizedSection),
        sometimes(LockFragments::nested),
        seldom(LockFragments::crossed),
        seldom(LockFragments::leftLocked),
        seldom(LockFragments::strayUnlock));
  }

  private static List<Weighted> waits(WaitFragments fragments) {
    return List.of(
        sometimes(fragments::waitOnce),
        sometimes(fragments::waitWhile),
        seldom(fragments::waitIf),
        sometimes(fragments::wake),
        often(fragments::changeAndWake),
        seldom(fragments::wakeWithoutLock));
  }

  private static List<Weighted> semaphores() {
    return List.of(
        often(SemaphoreFragments::section),
        sometimes(SemaphoreFragments::ifTryAcquire),
        seldom(SemaphoreFragments::acquire),
        sometimes(SemaphoreFragments::release));
  }

  private static List<Weighted> timed() {
    return List.of(
        sometimes(TimedFragments::park),
        sometimes(TimedFragments::join),
        sometimes(TimedFragments::waitOnce));
  }

  private static List<Weighted> interrupts() {
    return List.of(
        often(InterruptFragments::interrupt),
        sometimes(InterruptFragments::interrupted),
        sometimes(InterruptFragments::park),
        sometimes(InterruptFragments::join),
        sometimes(InterruptFragments::section),
        sometimes(InterruptFragments::acquire),
        seldom(InterruptFragments::await),
        often(InterruptFragments::waitOnce));
  }

  private static List<Weighted> endless() {
    return List.of(
        often(ControlFragments::forever),
        often(ControlFragments::spin),
        sometimes(ControlFragments::foreverWithBreak),
        sometimes(AtomicFragments::retryForever));
  }

  private static List<Weighted> loops() {
    return List.of(
        sometimes(ControlFragments::repeat),
        seldom(ControlFragments::countedLoop),
        seldom(ControlFragments::loopWithBreak));
  }
}
