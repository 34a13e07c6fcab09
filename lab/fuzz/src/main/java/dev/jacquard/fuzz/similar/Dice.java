package dev.jacquard.fuzz.similar;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Random decisions that a seed determines. */
final class Dice {
  private final Random random;
  private int unique;

  Dice(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 1); // neighbouring seeds begin alike
  }

  /** A number in {@code low .. high}. */
  int between(int low, int high) {
    return low + random.nextInt(high - low + 1);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** One of the fragments that qualify, as often as its weight says. */
  Fragment weighted(List<Fragment> all, Predicate<Fragment> qualifies) {
    List<Fragment> candidates = all.stream().filter(qualifies).toList();
    int ticket = random.nextInt(candidates.stream().mapToInt(Fragment::weight).sum());
    for (Fragment candidate : candidates) {
      ticket -= candidate.weight();
      if (ticket < 0) {
        return candidate;
      }
    }
    throw new AssertionError("weights are positive");
  }

  /** A number that was not given before. */
  int unique() {
    return unique++;
  }
}
