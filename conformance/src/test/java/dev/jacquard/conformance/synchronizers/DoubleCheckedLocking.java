package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** Lazy initialisation with a second check; the field of the broken one is not volatile. */
public final class DoubleCheckedLocking {
  private DoubleCheckedLocking() {}

  private static final class Settings {
    int size;

    Settings() {
      size = 42;
    }
  }

  private interface Lazy {
    Settings get();
  }

  private static final class Correct implements Lazy {
    private volatile Settings settings;

    @Override
    public Settings get() {
      if (settings == null) {
        synchronized (this) {
          if (settings == null) {
            settings = new Settings();
          }
        }
      }
      return settings;
    }
  }

  private static final class Broken implements Lazy {
    private Settings settings;

    @Override
    public Settings get() {
      if (settings == null) {
        synchronized (this) {
          if (settings == null) {
            settings = new Settings();
          }
        }
      }
      return settings;
    }
  }

  private static String test(Lazy lazy) throws InterruptedException {
    Settings[] got = new Settings[2];
    Run.both(() -> got[0] = lazy.get(), () -> got[1] = lazy.get());
    Claim.that(got[0] == got[1], "made twice");
    return "" + got[0].size;
  }

  @Expect(outcomes = "42")
  public static String correct() throws Exception {
    return test(new Correct());
  }

  @Expect(failures = "race")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
