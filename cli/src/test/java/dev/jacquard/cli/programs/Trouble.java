package dev.jacquard.cli.programs;

import java.io.IOException;
import java.lang.reflect.Field;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs that are hard to control, or none. */
public final class Trouble {
  Trouble() {
    throw new IllegalArgumentException("no Trouble can be made");
  }

  void instance() {}

  static void parameters(int number) {}

  static void endless() {
    long number = 1;
    while (number != 0) {
      number = number * 3 | 1;
    }
  }

  static void accept() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      socket.accept();
    }
  }

  /** Takes steps without end, but not many in a second. */
  static void steps() {
    for (AtomicInteger counter = new AtomicInteger(); ; ) {
      int number = counter.incrementAndGet();
      for (int i = 0; i < 100_000; i++) {
        number = number * 3 | 1;
      }
      counter.addAndGet(number);
    }
  }

  /** Fails with other words in each execution. */
  static void unrepeatable() {
    byte[] garbage = new byte[1 << 20];
    throw new AssertionError(garbage.length + " of " + Runtime.getRuntime().freeMemory());
  }

  private static volatile boolean told;

  /** Fails if the other thread is late, and else takes steps without end. */
  static void failsOrSteps() {
    new Thread(() -> told = true).start();
    if (!told) {
      throw new AssertionError("not told");
    }
    steps();
  }

  static void listens() throws IOException {
    new ServerSocket(0).close();
  }

  static void standardInput() throws IOException {
    if (System.in.read() >= 0) {
      throw new AssertionError("there is input");
    }
  }

  /** What a run does depends on the runs before it. */
  static void countsRuns() throws InterruptedException {
    String known = Security.getProperty("trouble.runs");
    int run = known == null ? 0 : Integer.parseInt(known);
    Security.setProperty("trouble.runs", Integer.toString(run + 1));
    AtomicInteger counter = new AtomicInteger();
    Thread other = new Thread(counter::incrementAndGet);
    other.start();
    for (int i = 0; i < run; i++) {
      counter.incrementAndGet();
    }
    other.join();
  }

  static void exit() {
    System.exit(0);
  }

  static void uncaught() throws InterruptedException {
    Thread thrower =
        new Thread(
            () -> {
              throw new IllegalStateException("nobody catches this");
            },
            "thrower");
    thrower.start();
    thrower.join();
  }

  static int overflow() {
    return overflow() + 1;
  }

  static void spin() {
    AtomicInteger never = new AtomicInteger();
    while (never.get() == 0) {
      Thread.onSpinWait();
    }
  }

  static void counts() {
    AtomicInteger number = new AtomicInteger();
    while (number.incrementAndGet() != 0) {
      Thread.onSpinWait();
    }
  }

  static void crash() throws ReflectiveOperationException {
    Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Object unsafe = field.get(null);
    unsafe.getClass().getMethod("putAddress", long.class, long.class).invoke(unsafe, 0L, 1L);
  }

  /** A class that returns a string as a number, which the JVM notices when it is first used. */
  private static final class Unverifiable extends ClassLoader {
    private static final String BYTES =
        "yv66vgAAADQACgEAA0JhZAcAAQEAEGphdmEvbGFuZy9PYmplY3QHAAMBAAFmAQADKClJAQAB"
            + "eAgABwEABENvZGUAAQACAAQAAAAAAAEACQAFAAYAAQAJAAAADwABAAAAAAADEgisAAAAAAAA";

    Unverifiable() {
      super(Unverifiable.class.getClassLoader());
    }

    Class<?> load() {
      byte[] bytes = Base64.getDecoder().decode(BYTES);
      return defineClass("Bad", bytes, 0, bytes.length);
    }
  }

  static void unverifiable() throws ReflectiveOperationException {
    try {
      new Unverifiable().load().getMethod("f").invoke(null);
    } catch (VerifyError hidden) {
      System.out.println(hidden);
    }
  }

  /** Does what somebody does who clears a cache; only to the one that is there for it. */
  static void deletesItsJdk() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    if (home.getParent().getParent().endsWith("doomed/images")) {
      Files.deleteIfExists(home.resolve("lib/modules"));
    }
    throw new AssertionError("it fails because of that, perhaps");
  }
}
