package dev.jacquard.conformance.determinism;

import dev.jacquard.conformance.Expect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.DoubleSupplier;

/** Random numbers are the same in every execution, and a verdict says so. */
public final class RandomPrograms {
  private RandomPrograms() {}

  @Expect(outcomes = "0", assumed = "RANDOM")
  public static String source() {
    return "" + new Random().nextInt(1);
  }

  @Expect(outcomes = "0", assumed = "RANDOM")
  public static String sourceThatSplits() {
    return "" + new SplittableRandom().nextInt(1);
  }

  @Expect(outcomes = "0", assumed = "RANDOM")
  public static String sourceOfTheThread() {
    return "" + ThreadLocalRandom.current().nextInt(1);
  }

  @Expect(outcomes = "true", assumed = "RANDOM")
  public static String number() {
    return "" + (Math.random() < 1);
  }

  @Expect(outcomes = "true", assumed = "RANDOM")
  public static String numberByReference() {
    DoubleSupplier numbers = Math::random;
    return "" + (numbers.getAsDouble() < 1);
  }

  @Expect(outcomes = "36", assumed = "RANDOM")
  public static String identifier() {
    return "" + UUID.randomUUID().toString().length();
  }

  @Expect(outcomes = "1", assumed = "RANDOM")
  public static String order() {
    List<Integer> list = new ArrayList<>(List.of(1));
    Collections.shuffle(list);
    return "" + list.get(0);
  }

  /** Such numbers are the same in every execution of any JVM. */
  @Expect(
      outcomes = "0",
      assumed = {})
  public static String sourceWithASeed() {
    return "" + new Random(42).nextInt(1);
  }
}
