package dev.jacquard.conformance;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.PlanText;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.name.NamedTrace;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.image.RewrittenJdk;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes down plans of explorations and the executions that followed them, all by names; or reads
 * such plans, follows them and compares the executions. Runs in a worker JVM.
 *
 * <p>Arguments: {@code export} or {@code import}, class path, root of the folders, file. To import,
 * the number of an order follows in which classes are loaded and plans are taken. Prints a line for
 * each execution that is another one, and how many there were.
 */
public final class TravellingPlans {
  /** How the line about an execution begins that is not what it was. */
  static final String WRONG = "wrong: ";

  /** How the line about a plan begins that no other process would understand. */
  static final String UNTOLD = "untold: ";

  private static final int PLANS = 25;

  private static final List<Tail> TAILS =
      List.of(
          Tail.Fixed.HIGHEST,
          Tail.Fixed.STAY,
          Tail.Fixed.RELEASE_FIRST,
          new Tail.Uniform(1),
          new Tail.Uniform(2),
          new Tail.Priorities(3, 3, 40),
          new Tail.Priorities(4, 3, 40));

  /**
   * Programs that share objects of classes which a JVM has loaded before its agent comes. Their
   * methods stay synchronized then, so that plans can't be followed: threads would block.
   */
  private static final Set<String> OF_A_REWRITTEN_JDK =
      Set.of("jdkstate", "oldcollections", "output", "pipes", "stringbuffer", "throwable");

  /**
   * Loops inside of the JDK that halt a few steps later where an agent rewrites it, if somebody
   * looks at the states of threads: the execution that halted does not go as far.
   */
  private static final Set<String> HALTING_EARLIER =
      Set.of("loops/Polling.untilAThreadWaitsForAFuture");

  /** A program of another folder that shares an object of such a class. */
  private static final Set<String> SHARING_A_BUFFER = Set.of("loops/PlainReads.buffer");

  /**
   * The class of a proxy is numbered by the JVM: an agent's has made others before, and what was
   * learned of the initialisation of one does not fit another.
   */
  private static final Set<String> MAKING_PROXIES =
      Set.of("initialisation/Deserialised.anInstanceOfAProxy");

  /**
   * The constants of an enum are asked of its own code only the first time that a JVM looks for one
   * by name, so that its initialiser begins at another place then.
   */
  private static final Set<String> LOOKING_FOR_CONSTANTS =
      Set.of("initialisation/Deserialised.twoInitialiseEachOther");

  /** Whose steps depend on what the garbage collector has left of the loggers of earlier runs. */
  private static final String LOGGING = "logging";

  /**
   * Programs that hold a class to its documentation, with one thread for the most part: there are
   * hundreds, and hardly a plan is about them.
   */
  private static final Pattern DOCUMENTED =
      Pattern.compile(
          "(Documented|Contract|Ends|Transfer|Rule|Stage|Async|Bulk|Navigation|Conversion)"
              + "Programs\\..*");

  private static final String PROGRAM = "program ";
  private static final String TRACE = "trace ";
  private static final String END = "end";

  private final ProgramLoader loader;
  private final Path root;
  private final Path file;

  /** A plan, and what came of it. */
  private record Journey(String plan, NamedTrace trace) {}

  private TravellingPlans(String[] arguments) {
    loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    root = Path.of(arguments[2]);
    file = Path.of(arguments[3]);
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
  }

  public static void main(String[] arguments) throws Exception {
    TravellingPlans plans = new TravellingPlans(arguments);
    if (arguments[0].equals("export")) {
      plans.export();
    } else {
      Random order = new Random(Long.parseLong(arguments[4]));
      Recordings.load(plans.root, plans.loader, order);
      plans.follow(order);
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private Map<String, Program> programs() throws IOException, ReflectiveOperationException {
    Map<String, Program> programs = new HashMap<>();
    for (String folder : Programs.folders(root)) {
      boolean fits = RewrittenJdk.fields() > 0 || !OF_A_REWRITTEN_JDK.contains(folder);
      if (!fits || folder.equals(LOGGING)) {
        continue;
      }
      for (Program program : Programs.in(root, folder, loader)) {
        if (program.isForThisJdk() && !program.isLarge() && !isDocumented(program)) {
          programs.put(folder + "/" + program.name(), program);
        }
      }
    }
    programs.keySet().removeAll(LOOKING_FOR_CONSTANTS);
    if (RewrittenJdk.fields() == 0) {
      programs.keySet().removeAll(HALTING_EARLIER);
      programs.keySet().removeAll(SHARING_A_BUFFER);
      programs.keySet().removeAll(MAKING_PROXIES);
    }
    return programs;
  }

  private static boolean isDocumented(Program program) {
    return DOCUMENTED.matcher(program.name()).matches();
  }

  // ---- exporting -------------------------------------------------------------------------------

  private void export() throws IOException, ReflectiveOperationException {
    List<String> lines = new ArrayList<>();
    Map<String, Program> programs = programs();
    for (String name : programs.keySet().stream().sorted().toList()) {
      export(name, programs.get(name), lines);
    }
    Files.write(file, lines);
    System.out.println(lines.stream().filter(END::equals).count() + " exported");
  }

  private void export(String name, Program program, List<String> lines) {
    Settings settings = program.settings("auto");
    List<Journey> journeys = null;
    while (journeys == null) {
      try {
        journeys = journeys(program, settings);
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
    lines.add(PROGRAM + name + " " + settings.learned());
    for (Journey journey : journeys) {
      journey.plan().lines().forEach(lines::add);
      journey.trace().lines().forEach(line -> lines.add(TRACE + line));
      lines.add(END);
    }
  }

  private List<Journey> journeys(Program program, Settings settings) {
    JvmProgram jvm = new JvmProgram(program::run, settings);
    OptimalDpor strategy = new OptimalDpor();
    List<Journey> journeys = new ArrayList<>();
    Optional<Plan> plan = strategy.next();
    for (int i = 0; i < PLANS && plan.isPresent(); i++) {
      strategy.learn(journey(program, jvm, plan.get(), journeys));
      plan = strategy.next();
    }
    for (Tail tail : TAILS) {
      journey(program, jvm, Plan.free(tail), journeys);
    }
    return journeys;
  }

  private Trace journey(Program program, JvmProgram jvm, Plan plan, List<Journey> journeys) {
    Trace trace = jvm.run(plan);
    try {
      String text = new PlanText(jvm.names().orElseThrow()).of(plan);
      journeys.add(new Journey(text, NamedTrace.of(trace, jvm.names().orElseThrow())));
    } catch (IllegalArgumentException notForOthers) {
      System.out.println(UNTOLD + program.name() + ": " + notForOthers.getMessage());
    }
    return trace;
  }

  // ---- importing -------------------------------------------------------------------------------

  private void follow(Random order) throws IOException, ReflectiveOperationException {
    Map<String, Program> programs = programs();
    List<String> lines = Files.readAllLines(file);
    int followed = 0;
    for (int i = 0; i < lines.size(); ) {
      String[] head = lines.get(i++).split(" ", -1);
      List<Journey> journeys = new ArrayList<>();
      List<String> plan = new ArrayList<>();
      List<String> trace = new ArrayList<>();
      for (; i < lines.size() && !lines.get(i).startsWith(PROGRAM); i++) {
        String line = lines.get(i);
        if (line.equals(END)) {
          journeys.add(new Journey(String.join("\n", plan), new NamedTrace(trace)));
          plan.clear();
          trace.clear();
        } else if (line.startsWith(TRACE)) {
          trace.add(line.substring(TRACE.length()));
        } else {
          plan.add(line);
        }
      }
      Program program = programs.get(head[1]);
      if (program != null) {
        Collections.shuffle(journeys, order);
        followed += journeys.size();
        follow(
            head[1], program, program.settings("auto").learned(Observed.parse(head[2])), journeys);
      }
    }
    System.out.println(followed + " followed");
  }

  private static void follow(
      String name, Program program, Settings settings, List<Journey> journeys) {
    JvmProgram jvm = new JvmProgram(program::run, settings);
    for (Journey journey : journeys) {
      String wrong;
      try {
        wrong = followed(jvm, journey);
      } catch (Restart more) {
        if (more.discovery().changesSteps()) {
          System.out.println(WRONG + name + " parts: " + more.misfit().getMessage());
        } else {
          follow(name, program, more.in(settings), journeys);
        }
        return;
      } catch (DivergenceException parted) {
        wrong = "parts: at step " + (parted.step() + 1) + " " + parted.getMessage();
      } catch (RuntimeException | Error e) {
        wrong = e.toString();
      }
      if (!wrong.isEmpty()) {
        System.out.println(WRONG + name + " " + wrong);
        return;
      }
    }
  }

  private static String followed(JvmProgram jvm, Journey journey) {
    Plan plan = new PlanText(jvm.names().orElseThrow()).parse(journey.plan());
    Trace trace = jvm.run(plan);
    NamedTrace now = NamedTrace.of(trace, jvm.names().orElseThrow());
    return now.difference(journey.trace()).map(parted -> "parts: " + parted).orElse("");
  }
}
