package dev.jacquard.conformance.threadlocalrandom;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.util.concurrent.ThreadLocalRandom;

/** Bounds of numbers and of streams of them. */
public final class RulePrograms {
  private RulePrograms() {}

  @Expect(outcomes = "IIIIIIIIU", executions = 1)
  public static String refusals() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    return Words.thrownByEach(
            () -> random.nextInt(0),
            () -> random.nextInt(2, 2),
            () -> random.nextLong(-1),
            () -> random.nextLong(3, 2),
            () -> random.nextDouble(0),
            () -> random.nextDouble(1, Double.NaN),
            () -> random.ints(-1),
            () -> random.longs(1, 2, 2),
            () -> random.setSeed(1))
        .replace("IllegalArgumentException", "I")
        .replace("UnsupportedOperationException", "U")
        .replace(" ", "");
  }

  private static boolean isIn(double number, double from, double to) {
    return from <= number && number < to;
  }

  @Expect(outcomes = "true true true true true true true 4 5 0 true true true", executions = 1)
  public static String bounds() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    byte[] bytes = new byte[3];
    random.nextBytes(bytes);
    return Words.of(
        isIn(random.nextInt(5), 0, 5),
        isIn(random.nextInt(-3, 3), -3, 3),
        isIn(random.nextLong(7), 0, 7),
        isIn(random.nextLong(2, 9), 2, 9),
        isIn(random.nextDouble(), 0, 1),
        isIn(random.nextDouble(3, 4), 3, 4),
        isIn(random.nextFloat(), 0, 1),
        random.nextInt(4, 5),
        random.ints(5, 0, 3).filter(x -> isIn(x, 0, 3)).count(),
        random.longs(0).count(),
        random.doubles(4, 1, 2).allMatch(x -> isIn(x, 1, 2)),
        random.longs(1, 3).limit(3).allMatch(x -> isIn(x, 1, 3)),
        random == ThreadLocalRandom.current()
            && Double.isFinite(random.nextGaussian())
            && random.doubles().limit(2).count() == 2);
  }
}
