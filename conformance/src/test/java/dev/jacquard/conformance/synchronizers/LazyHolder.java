package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** A singleton made when it is first asked for, by the class loader or, broken, by hand. */
public final class LazyHolder {
  private static LazyHolder byHand;

  private final int size = 42;

  private LazyHolder() {}

  private static final class Holder {
    static final LazyHolder INSTANCE = new LazyHolder();
  }

  private static LazyHolder byHand() {
    if (byHand == null) {
      byHand = new LazyHolder();
    }
    return byHand;
  }

  @Expect(outcomes = "true 42")
  public static String correct() throws Exception {
    LazyHolder[] got = new LazyHolder[2];
    Run.both(() -> got[0] = Holder.INSTANCE, () -> got[1] = Holder.INSTANCE);
    return (got[0] == got[1]) + " " + got[0].size;
  }

  @Expect(failures = "race")
  public static String broken() throws Exception {
    LazyHolder[] got = new LazyHolder[2];
    Run.both(() -> got[0] = byHand(), () -> got[1] = byHand());
    return (got[0] == got[1]) + " " + got[0].size;
  }
}
