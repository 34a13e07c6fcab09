package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Records the failures of all programs as schedules, or replays such schedules; runs in a worker
 * JVM.
 *
 * <p>Arguments: {@code record} or {@code replay}, class path, root of the folders, file of the
 * recordings. To replay, the number of an order follows in which the classes of the programs are
 * loaded first. Prints a line for each schedule that does not lead to its failure in one execution,
 * and how many there were.
 */
public final class Recordings {
  /** How the line about a schedule begins that does not lead to its failure. */
  static final String WRONG = "wrong: ";

  private static final Budget BUDGET = new Budget(Duration.ofSeconds(20), 5_000);
  private static final String CARRIER = "auto";

  private final ProgramLoader loader;
  private final Path root;
  private final Path file;

  private Recordings(String[] arguments) {
    loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    root = Path.of(arguments[2]);
    file = Path.of(arguments[3]);
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

  private static void record(String folder, Program program, List<String> lines) {
    JvmExplorer.Result result =
        new JvmExplorer(program::run, BUDGET, program.onFailure(), (trace, tally) -> {})
            .explore(program.settings(CARRIER), OptimalDpor::new);
    Set<Failure.Type> types = EnumSet.noneOf(Failure.Type.class);
    for (Finding finding : result.exploration().findings()) {
      if (types.add(finding.failure().type())) {
        Schedule schedule = Schedule.of(finding.trace(), result.program().legend());
        lines.add(
            String.join(
                " ", folder, program.name(), finding.failure().type().label(), "" + schedule));
      }
    }
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
      String[] words = line.split(" ");
      Program program = programs.get(words[0] + " " + words[1]);
      if (program.isForThisJdk()) {
        replayed++;
        String wrong = wrong(program, words[2], Schedule.parse(words[3]));
        if (!wrong.isEmpty()) {
          System.out.println(WRONG + words[0] + " " + words[1] + ": " + wrong);
        }
      }
    }
    System.out.println(replayed + " replayed");
  }

  private static String wrong(Program program, String type, Schedule schedule) {
    Settings settings = program.settings(CARRIER).learned(schedule.observed());
    return wrong(program, settings, type, schedule);
  }

  private static String wrong(Program program, Settings settings, String type, Schedule schedule) {
    JvmProgram jvm = new JvmProgram(program::run, settings);
    List<Integer> parts = new ArrayList<>();
    try {
      Exploration found =
          new Explorer(
                  jvm,
                  Budget.UNLIMITED,
                  Explorer.DataRaces.REPORT,
                  Explorer.OnFailure.CONTINUE,
                  (trace, tally) -> parts.add(schedule.firstDifference(trace, jvm.legend())))
              .explore(new Replay(schedule));
      if (parts.size() != 1) {
        return parts.size() + " executions";
      }
      if (parts.get(0) >= 0) {
        return "parts: at step " + (parts.get(0) + 1) + " (" + schedule + ")";
      }
      return found.findings().stream()
              .anyMatch(finding -> finding.failure().type().label().equals(type))
          ? ""
          : "no " + type;
    } catch (Restart more) {
      if (!more.discovery().changesSteps()) {
        return wrong(program, more.in(settings), type, schedule);
      }
      return "parts: " + more.misfit().getMessage() + " (" + schedule + ")";
    } catch (DivergenceException parted) {
      return "parts: at step " + (parted.step() + 1) + " " + parted.getMessage();
    } catch (RuntimeException | Error e) {
      return e.toString();
    }
  }
}
