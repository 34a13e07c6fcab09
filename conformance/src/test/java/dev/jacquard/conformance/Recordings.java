package dev.jacquard.conformance;

import dev.jacquard.check.CrossExamined;
import dev.jacquard.check.Interruption;
import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.WrongScheduleException;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Result;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Records the failures of all programs as what their replay lines say, or replays such lines; runs
 * in a worker JVM.
 *
 * <p>Arguments: {@code record} or {@code replay}, class path, root of the folders, file of the
 * recordings. To record, {@linkplain Variant how failures are looked for} follows; to replay, the
 * number of an order in which the classes of the programs are loaded first, and whether the JDK is
 * the {@code same} or an{@code other} one, on which only the types of failures have to be the same.
 * Prints a line for each schedule that does not lead to its failure, and how many there were.
 */
public final class Recordings {
  /** How the line about a schedule begins that does not lead to its failure. */
  static final String WRONG = "wrong: ";

  private static final Budget BUDGET = new Budget(Duration.ofSeconds(20), 5_000);
  private static final String TAB = "\t";
  private static final String SENTENCES = " ;; ";

  private final ProgramLoader loader;
  private final Path root;
  private final Path file;
  private final Variant variant;
  private final boolean isSameJdk;

  private Recordings(String[] arguments) {
    loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    root = Path.of(arguments[2]);
    file = Path.of(arguments[3]);
    boolean records = arguments[0].equals("record");
    variant = Variant.of(records ? arguments[4] : "none/report/auto/as_found");
    isSameJdk = !records && arguments[5].equals("same");
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
  }

  public static void main(String[] arguments) throws Exception {
    Recordings recordings = new Recordings(arguments);
    if (arguments[0].equals("record")) {
      recordings.record();
    } else {
      load(recordings.root, recordings.loader, new Random(Long.parseLong(arguments[4])));
      recordings.replay();
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  // ---- recording -------------------------------------------------------------------------------

  private void record() throws IOException, ReflectiveOperationException {
    List<String> lines = new ArrayList<>();
    for (String folder : Programs.folders(root)) {
      for (Program program : Programs.in(root, folder, loader)) {
        if (program.isForThisJdk() && !program.isLarge() && !program.failures().isEmpty()) {
          record(folder, program, lines);
        }
      }
    }
    Files.write(file, lines);
    System.out.println(lines.size() + " recorded");
  }

  private void record(String folder, Program program, List<String> lines) {
    Options options = options(program);
    String name = folder + " " + program.name();
    List<Counterexample> all = List.of();
    try {
      all = check(program, options).failing();
    } catch (RuntimeException bug) {
      System.out.println(WRONG + name + ": " + bug.getMessage());
    }
    for (Counterexample failing : all) {
      failing.caution().ifPresent(why -> System.out.println(WRONG + name + ": " + why));
      lines.add(
          String.join(
              TAB,
              name,
              OptionTexts.ofReplay(options).entrySet().stream()
                  .map(option -> option.getKey() + "=" + option.getValue())
                  .collect(Collectors.joining(" ")),
              failing.schedule().toString(),
              String.join(" ", types(failing)),
              String.join(SENTENCES, sentences(failing))));
    }
  }

  /** What is asked for, of a program that may need other settings than the usual ones. */
  private Options options(Program program) {
    Options usual = variant.options();
    Settings own = program.settings(variant.carrier());
    boolean asked = usual.races() != RacePolicy.REPORT;
    return usual.with(own.expiry()).with(asked ? usual.races() : own.races());
  }

  private static Result check(Program program, Options options) {
    return new JvmCheck(
            program.name(),
            program::run,
            options,
            Spelling.COMMAND_LINE,
            ProgramStreams.none(),
            new Interruption())
        .run(new SearchProgress(options.budget(), System::nanoTime));
  }

  private static Set<String> types(Counterexample failing) {
    return failing.faults().stream()
        .map(fault -> fault.failure().type().label())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Without the numbers of objects that people see: these go by what earlier runs have met. */
  private static List<String> sentences(Counterexample failing) {
    return failing.diagnoses().stream()
        .map(diagnosis -> diagnosis.sentence().replace('\n', ' ').replace('\t', ' '))
        .map(sentence -> sentence.replaceAll("#\\d+", "#"))
        .toList();
  }

  // ---- replaying -------------------------------------------------------------------------------

  /** Loads all classes of the programs in some order, so that nothing is numbered as before. */
  static void load(Path root, ClassLoader loader, Random order) throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .map(path -> root.relativize(path).toString())
          .filter(name -> name.endsWith(".class") && name.contains("conformance"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .sorted()
          .forEach(name -> names.add(name.replace(File.separatorChar, '.')));
    }
    Collections.shuffle(names, order);
    for (String name : names) {
      try {
        Class.forName(name, false, loader);
      } catch (ClassNotFoundException | LinkageError notForThisJdk) {
        continue;
      }
    }
  }

  private void replay() throws IOException, ReflectiveOperationException {
    Map<String, Program> programs = new HashMap<>();
    for (String folder : Programs.folders(root)) {
      for (Program program : Programs.in(root, folder, loader)) {
        programs.put(folder + " " + program.name(), program);
      }
    }
    List<String> lines = Files.readAllLines(file);
    int replayed = 0;
    for (String line : lines) {
      String[] parts = line.split(TAB, -1);
      Program program = programs.get(parts[0]);
      if (program.isForThisJdk()) {
        replayed++;
        String wrong = wrong(program, parts);
        if (!wrong.isEmpty()) {
          System.out.println(WRONG + parts[0] + ": " + wrong + " (" + parts[2] + ")");
        }
      }
    }
    System.out.println(replayed + " replayed");
  }

  private String wrong(Program program, String[] parts) {
    Given given = Given.nothing(Spelling.COMMAND_LINE);
    for (String option : parts[1].split(" ")) {
      String[] two = option.split("=");
      given = two.length < 2 ? given : given.with(Option.valueOf(two[0]), two[1]);
    }
    Options options =
        OptionTexts.options(given).with(new Search.Replaying(Schedule.parse(parts[2])));
    try {
      Result result = check(program, options);
      if (result.failing().isEmpty()) {
        return "nothing fails";
      }
      Counterexample failing = result.failing().get(0);
      boolean same =
          isSameJdk
              ? sentences(failing).containsAll(List.of(parts[4].split(SENTENCES)))
              : types(failing).containsAll(List.of(parts[3].split(" ")));
      return same ? "" : "not " + parts[4] + " but " + sentences(failing);
    } catch (WrongScheduleException parted) {
      return "parts: " + parted.getMessage();
    } catch (RuntimeException | Error e) {
      return e.toString();
    }
  }

  /** How failures are looked for. */
  record Variant(SymmetryReduction symmetry, RacePolicy races, String carrier, Shown shown) {
    /** The words of one: symmetry, races, carrier, and how the executions are shown. */
    static Variant of(String text) {
      String[] words = text.toUpperCase(Locale.ROOT).split("/");
      return new Variant(
          SymmetryReduction.valueOf(words[0]),
          RacePolicy.valueOf(words[1]),
          words[2],
          Shown.valueOf(words[3]));
    }

    Options options() {
      return Options.DEFAULT
          .with(new Search.Systematic(Reduction.OPTIMAL, symmetry))
          .with(BUDGET)
          .with(races)
          .with(CarrierChoice.valueOf(carrier))
          .with(Explorer.OnFailure.CONTINUE)
          .with(CrossExamined.NO)
          .with(shown);
    }
  }
}
