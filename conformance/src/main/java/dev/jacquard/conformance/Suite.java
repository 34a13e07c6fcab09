package dev.jacquard.conformance;

import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Watchdog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * Checks the programs of some folders; runs in a worker JVM. Prints a line for each program, one
 * for each thing that is wrong, and one at the end of each folder.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Suite {
  /** How lines about wrong programs begin. */
  static final String WRONG = "wrong: ";

  /** How the last line of a folder begins. */
  static final String DONE = "done: ";

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Suite() {}

  public static void main(String[] arguments) throws Exception {
    new Watchdog(PATIENCE, Suite::giveUp).start();
    String carrier = arguments[0];
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Path root = Path.of(arguments[2]);
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
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
    List<String> wrong = Check.of(program, carrier);
    System.out.println(" " + Duration.ofNanos(System.nanoTime() - begin).toMillis() + " ms");
    wrong.forEach(line -> System.out.println(WRONG + line));
  }

  /** A run that does not go on can't be stopped; who started this JVM begins another one. */
  private static void giveUp(String why) {
    System.out.println(System.lineSeparator() + WRONG + why);
    Runtime.getRuntime().halt(1);
  }
}
