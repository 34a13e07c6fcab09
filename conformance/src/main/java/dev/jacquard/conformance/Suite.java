package dev.jacquard.conformance;

import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Checks the programs of some folders; runs in a worker JVM. Prints a line for each program, one
 * for each thing that is wrong, and one at the end of each folder.
 *
 * <p>Arguments: carrier, after how many milliseconds without a step a program hangs, class path,
 * root of the folders, names of the folders.
 */
public final class Suite {
  /** How lines about wrong programs begin. */
  static final String WRONG = "wrong: ";

  /** How the last line of a folder begins. */
  static final String DONE = "done: ";

  /** The first JDK on which threads are continuations. */
  private static final int CONTINUATIONS = 24;

  private Suite() {}

  public static void main(String[] arguments) throws Exception {
    String carrier = arguments[0];
    new Watchdog(Duration.ofMillis(Long.parseLong(arguments[1])), Suite::giveUp).start();
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[2]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    Path root = Path.of(arguments[3]);
    for (String folder : Arrays.asList(arguments).subList(4, arguments.length)) {
      for (Program program : Programs.in(root, folder, loader)) {
        if (program.isForThisJdk()) {
          check(program, carrier);
        }
      }
      System.out.println(DONE + folder);
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void check(Program program, String carrier) {
    System.out.print(program.name());
    long begin = System.nanoTime();
    List<String> wrong = wrong(program, carrier);
    System.out.println(" " + Duration.ofNanos(System.nanoTime() - begin).toMillis() + " ms");
    wrong.forEach(line -> System.out.println(WRONG + line));
  }

  /** An exploration that breaks off is wrong, and the next program has its turn. */
  private static List<String> wrong(Program program, String carrier) {
    try {
      return Check.of(program, carrier, isBest(carrier));
    } catch (RuntimeException | Error e) {
      return List.of(program.name() + ": " + e);
    }
  }

  /** What models leave out does not depend on the carrier: it is looked at on one of them. */
  private static boolean isBest(String carrier) {
    return Runtime.version().feature() < CONTINUATIONS || carrier.equals("continuation");
  }

  /** A run that does not go on can't be stopped; who started this JVM begins another one. */
  private static void giveUp(Alarm alarm) {
    System.out.println(System.lineSeparator() + WRONG + alarm.why());
    Runtime.getRuntime().halt(1);
  }
}
