package dev.jacquard.conformance;

import dev.jacquard.check.CrossExamined;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.worker.ProgramLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * Checks programs whose threads talk by objects that nobody watches, with cross-examination and
 * without; runs in a worker JVM. Prints a line for each program: whether it fails in some
 * interleaving, and what the two verdicts are.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Unseen {
  /** A program that fails, and whose search alone would call it complete. */
  static final String MISSED = "missed by the search";

  /** A program that does not fail. */
  static final String HARMLESS = "harmless";

  /** A program whose search alone does not call it complete. */
  static final String SEEN = "seen by the search";

  private final Program program;
  private final CarrierChoice carrier;

  private Unseen(Program program, String carrier) {
    this.program = program;
    this.carrier = CarrierChoice.valueOf(carrier.toUpperCase(Locale.ROOT));
  }

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    System.setProperty("jacquard.every-failure-replays", "false"); // what is unseen may not
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
      for (Program program : Programs.in(Path.of(arguments[2]), folder, loader)) {
        System.out.println(new Unseen(program, arguments[0]).line());
      }
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private String line() {
    String alone =
        program.failures().isEmpty()
            ? HARMLESS
            : check(CrossExamined.NO).status() == Verdict.Status.COMPLETE ? MISSED : SEEN;
    Verdict verdict = check(CrossExamined.YES);
    return String.join(
        "; ", program.name(), alone, verdict.status().label() + ": " + verdict.why());
  }

  private Verdict check(CrossExamined examined) {
    Options options = Options.DEFAULT.with(carrier).with(examined);
    return new JvmCheck(
            program.name(),
            program::run,
            options,
            Spelling.COMMAND_LINE,
            ProgramStreams.none(),
            new Interruption())
        .run(new SearchProgress(options.budget(), System::nanoTime))
        .exploration()
        .verdict();
  }
}
