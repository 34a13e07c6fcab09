package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.util.Random;
import java.util.UUID;

/** Random identifiers that are the same in every run. */
@Replaces(UUID.class)
public final class Uuids {
  private static final long VERSION_4 = 0x4000L;
  private static final long VERSION_MASK = 0xF000L;
  private static final long VARIANT = 1L << 63;
  private static final long VARIANT_MASK = 3L << 62;

  private Uuids() {}

  public static UUID randomUUID() {
    if (!Control.onControlledThread()) {
      return UUID.randomUUID();
    }
    Random random = new Random(Randomness.seed());
    return new UUID(
        random.nextLong() & ~VERSION_MASK | VERSION_4, random.nextLong() & ~VARIANT_MASK | VARIANT);
  }
}
