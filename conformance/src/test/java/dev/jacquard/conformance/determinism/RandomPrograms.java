package dev.jacquard.conformance.determinism;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Random numbers without a seed are the same in every run, wherever they come from. */
public final class RandomPrograms {
  private RandomPrograms() {}

  private static String drawnBy(Supplier<Integer> one, Supplier<Integer> other)
      throws InterruptedException {
    AtomicIntegerArray drawn = new AtomicIntegerArray(8);
    Run.both(() -> drawn.incrementAndGet(one.get()), () -> drawn.incrementAndGet(other.get()));
    int sum = 0;
    for (int i = 0; i < 8; i++) {
      sum += drawn.get(i);
    }
    return "" + sum;
  }

  @Expect(outcomes = {"2"})
  public static String splittable() throws Exception {
    return drawnBy(
        () -> new SplittableRandom().nextInt(8), () -> new SplittableRandom().nextInt(8));
  }

  @Expect(outcomes = {"2"})
  public static String generatorsByName() throws Exception {
    return drawnBy(
        () -> RandomGenerator.getDefault().nextInt(8),
        () -> RandomGenerator.of("Xoshiro256PlusPlus").nextInt(8));
  }

  @Expect(outcomes = {"2"})
  public static String constructorsByReference() throws Exception {
    Supplier<Random> random = Random::new;
    return drawnBy(() -> random.get().nextInt(8), () -> reflectively().nextInt(8));
  }

  private static Random reflectively() {
    try {
      return Random.class.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Expect(outcomes = {"2"})
  public static String functions() throws Exception {
    return drawnBy(
        () -> (int) (8 * StrictMath.random()),
        () -> (int) (4 * Math.random()) + ThreadLocalRandom.current().nextInt(4));
  }
}
