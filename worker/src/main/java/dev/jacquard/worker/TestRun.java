package dev.jacquard.worker;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.page.Sources;
import dev.jacquard.report.text.FailureText;
import dev.jacquard.report.text.Page;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.Response.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Explores one test in this JVM and says what came of it. */
final class TestRun {
  private final String name;
  private final TestOptions options;
  private final ReportOptions reportOptions;
  private final Sources sources;
  private final ProgramOutput output;
  private final SearchProgress progress;
  private final TestBody body;
  private final Object[] arguments;
  private final Arguments unchanged;
  private final boolean changeable;
  private final List<Death> deaths = new ArrayList<>();
  private boolean watched;
  private long abortions;
  private Optional<Trace> first = Optional.empty();
  private Optional<DeclaredSymmetry> declared = Optional.empty();
  private volatile Optional<Response> beforeShrinking = Optional.empty();

  /** A thread of the program that ended with something thrown. */
  private record Death(String thread, Throwable cause) {}

  /**
   * Prepares a test.
   *
   * @throws Target.Missing if there is no such test, or it is none that can be explored
   */
  TestRun(Request request, ClassLoader loader, ProgramOutput output, SearchProgress progress)
      throws Target.Missing {
    this.progress = progress;
    this.name = request.test().toString();
    this.options = request.options();
    this.reportOptions = request.reportOptions();
    this.sources = SourcePath.of(request.classPath());
    this.output = output;
    try {
      arguments = request.arguments().unpack(loader);
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      throw new Target.Missing("the arguments of the test can't be read in the worker JVM: " + e);
    }
    unchanged = Arguments.of(arguments);
    changeable = Arguments.canChange(arguments);
    body = new TestBody(request.test(), arguments, loader);
  }

  /** Explores. */
  Response response() {
    try {
      return options.replay().isEmpty()
          ? explored(explore(explorer().shrinking(this::found), this::strategy))
          : replayed(explorer().replay(options.settings(), Schedule.parse(options.replay())));
    } catch (ArgumentChanged changed) {
      return Response.of(Outcome.MISTAKE, changed.getMessage());
    } catch (NotControllableException uncontrollable) {
      return Response.of(Outcome.NOT_CONTROLLED, uncontrollable.getMessage());
    } catch (DivergenceException diverged) {
      return diverged(diverged);
    } catch (IllegalArgumentException noSchedule) {
      if (options.replay().isEmpty()) {
        throw noSchedule;
      }
      return Response.of(Outcome.MISTAKE, noSchedule.getMessage());
    }
  }

  private Response diverged(DivergenceException diverged) {
    return options.replay().isEmpty()
        ? Response.of(
            Outcome.NOT_CONTROLLED,
            "not deterministic: two executions with the same interleaving differ; "
                + diverged.getMessage()
                + "; the test depends on something that Jacquard does not control, such as state"
                + " outside of the JVM")
        : Response.of(
            Outcome.MISTAKE,
            "the replay string does not fit the test: "
                + diverged.getMessage()
                + "; the test has changed since, or its attributes have: without the replay string"
                + " all executions are explored");
  }

  // ---- exploring -------------------------------------------------------------------------------

  private JvmExplorer explorer() {
    return new JvmExplorer(
            this::execute, Budget.of(options.budget()), Explorer.OnFailure.STOP, listener())
        .supervisedBy(progress);
  }

  private JvmExplorer.Result explore(
      JvmExplorer explorer, Function<JvmProgram, Strategy> strategies) {
    return explorer.explore(
        options.settings(),
        program -> {
          abortions = 0; // whatever was counted, it begins again
          return strategies.apply(program);
        });
  }

  private Strategy strategy(JvmProgram program) {
    if (options.symmetry() != ThreadSymmetry.DECLARED) {
      return new OptimalDpor();
    }
    declared = Optional.of(new DeclaredSymmetry(program));
    return declared.get().strategy();
  }

  /** One execution; begins by putting back what a run before may have left in the JVM. */
  private void execute() {
    output.restart();
    deaths.clear();
    Thread.setDefaultUncaughtExceptionHandler(watched ? this::died : null);
    body.run();
  }

  private void died(Thread thread, Throwable cause) {
    deaths.add(new Death(thread.getName(), cause));
  }

  private Listener listener() {
    return (trace, tally) -> {
      progress.executed(trace, tally);
      if (tally.executions() + tally.blocked() == 1) {
        first = Optional.of(trace.copy());
      }
      if (trace.ending() != Ending.ASLEEP && body.assumptionFailed()) {
        abortions++;
      }
      if (changeable && !Arguments.areUnchanged(arguments, unchanged)) {
        throw new ArgumentChanged();
      }
    };
  }

  /** The test has changed an object that all its executions get. */
  private static final class ArgumentChanged extends RuntimeException {
    private static final long serialVersionUID = 1;

    ArgumentChanged() {
      super(
          "the test changes one of its arguments, which every execution gets: copy it in the test"
              + " before changing it");
    }
  }

  // ---- what came of it -------------------------------------------------------------------------

  private Response explored(JvmExplorer.Result result) {
    Exploration exploration = result.exploration();
    Tally tally = exploration.tally();
    if (exploration.verdict().status() == Verdict.Status.FAILURE) {
      return failure(result, reportOptions.page(), foundIn(result));
    }
    first.ifPresent(trace -> new Rerun(trace).on(result.program()));
    if (abortions > 0 && abortions == tally.executions()) {
      return response(Outcome.ASSUMPTION, "an assumption of the test holds in no execution", tally);
    }
    List<String> limits = limits(result);
    return limits.isEmpty()
        ? response(Outcome.COMPLETE, "complete: " + numbers(result), tally)
        : response(
            Outcome.INCOMPLETE,
            "incomplete: " + String.join("; ", limits) + " (" + numbers(result) + ")",
            tally);
  }

  private Response replayed(JvmExplorer.Result result) {
    Exploration exploration = result.exploration();
    if (exploration.verdict().status() == Verdict.Status.FAILURE) {
      return failure(result, Page.PLAIN.unabridged(), "found in the replayed execution");
    }
    return response(
        Outcome.INCOMPLETE,
        "incomplete: only the execution "
            + options.replay()
            + " was run, and it does not fail; without the replay string all are",
        exploration.tally());
  }

  private static Response response(Outcome outcome, String text, Tally tally) {
    return new Response(
        outcome, text, tally.executions(), Evidence.NONE, ProcessHandle.current().pid());
  }

  private List<String> limits(JvmExplorer.Result result) {
    List<String> limits = new ArrayList<>(result.exploration().verdict().reasons());
    result.exploration().estimate().map(Estimate::sentence).ifPresent(limits::add);
    declared.ifPresent(found -> limits.addAll(found.mistakes(result.program().legend())));
    for (String what : result.program().uncontrolled()) {
      limits.add("not controlled: " + what);
    }
    return limits;
  }

  private String numbers(JvmExplorer.Result result) {
    Exploration exploration = result.exploration();
    boolean symmetric = !result.program().symmetry().classes().isEmpty();
    return Prose.count(exploration.tally().executions(), "execution")
        + (symmetric ? " up to symmetry" : declared.map(DeclaredSymmetry::words).orElse(""))
        + (abortions == 0 ? "" : " (" + abortions + " given up by an assumption)")
        + switch (options.races()) {
          case REPORT -> ", 0 races, " + weakAccesses(result.program());
          case EXPLORE -> ", races explored under sequential consistency, ";
          case IGNORE -> ", races not looked for, ";
        }
        + seconds(exploration.time());
  }

  /** The memory model allows them more than interleavings. */
  private static String weakAccesses(JvmProgram program) {
    int places = program.weakAccesses().size();
    return places == 0
        ? ""
        : "weak accesses at " + Prose.count(places, "place") + " explored as volatile, ";
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1e3);
  }

  // ---- a failure -------------------------------------------------------------------------------

  /** What was found, if only a better execution for it is still being looked for. */
  Optional<Response> beforeShrinking() {
    return beforeShrinking;
  }

  private void found(JvmExplorer.Result result) {
    beforeShrinking = Optional.of(failure(result, reportOptions.page(), foundIn(result)));
  }

  private static String foundIn(JvmExplorer.Result result) {
    return "found in execution " + Prose.number(result.exploration().tally().executions());
  }

  private Response failure(JvmExplorer.Result result, Page page, String where) {
    String found = where + ", " + seconds(result.exploration().time());
    Counterexample counterexample = counterexample(result).withExploration(List.of(found));
    List<Thrown> thrown =
        deaths.stream().map(death -> Thrown.of(death.thread(), death.cause())).toList();
    return new Response(
        Outcome.FAILURE,
        found,
        result.exploration().tally().executions(),
        evidence(counterexample, page, thrown),
        ProcessHandle.current().pid());
  }

  private Evidence evidence(Counterexample execution, Page page, List<Thrown> thrown) {
    FailureText text = new FailureText(execution, page);
    List<String> details = new ArrayList<>(text.details());
    details.add("");
    details.addAll(text.replays());
    if (!reportOptions.pageFile().isEmpty()) {
      details.add(new PageFile(sources).write(execution, Path.of(reportOptions.pageFile())));
    }
    return new Evidence(text.sentences(), details, execution.schedule().toString(), thrown);
  }

  /** The first execution that fails, with all that can be learned of it by running it again. */
  private Counterexample counterexample(JvmExplorer.Result result) {
    List<Finding> findings = Counterexamples.byExecution(result.exploration().findings()).get(0);
    JvmProgram program = result.program();
    boolean races = options.races() == Settings.Races.REPORT;
    Counterexample execution = new Counterexamples(name, races).of(findings, program);
    Schedule schedule = execution.schedule();
    return execution
        .withOutput(watch(findings.get(0).schedule(), program))
        .withReplays(reportOptions.replays().stream().map(way -> way.of(schedule)).toList());
  }

  /** Runs the failing execution once more to see what it prints and what its threads die of. */
  private List<String> watch(Schedule schedule, JvmProgram program) {
    output.keep();
    watched = true;
    try {
      program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
      return output.lines();
    } catch (RuntimeException strange) {
      deaths.clear();
      return List.of("(this execution could not be repeated: " + strange.getMessage() + ")");
    } finally {
      watched = false;
      output.lines();
    }
  }
}
