package dev.jacquard.check.test;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.jvm.TellingProgram;
import dev.jacquard.check.jvm.WrongScheduleException;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.Result;
import dev.jacquard.report.file.CheckedProgram;
import dev.jacquard.report.page.PageFile;
import dev.jacquard.report.page.SourcePath;
import dev.jacquard.report.text.FailureText;
import dev.jacquard.report.text.Page;
import dev.jacquard.worker.MarkSites;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Alarm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks one test in this JVM and says what came of it. */
final class TestRun {
  private final TestMethod test;
  private final Options options;
  private final ReportOptions reportOptions;
  private final SourcePath sources;
  private final SearchProgress progress;
  private final TestBody body;
  private final Object[] arguments;
  private final Arguments unchanged;
  private final boolean changeable;
  private final JvmCheck check;
  private long abortions;

  /**
   * Prepares a test.
   *
   * @throws Target.Missing if there is no such test, or it is none that can be explored
   */
  TestRun(
      Request request,
      ProgramLoader loader,
      ProgramStreams streams,
      Interruption interruption,
      SearchProgress progress)
      throws Target.Missing {
    this.progress = progress;
    this.test = request.test();
    this.options = request.options();
    this.reportOptions = request.reportOptions();
    this.sources = SourcePath.of(request.classPath());
    List<Class<?>> enums = new ArrayList<>();
    arguments = unpacked(request, loader, enums);
    unchanged = Arguments.of(arguments);
    changeable = Arguments.canChange(arguments);
    body = new TestBody(request.test(), arguments, enums, loader);
    check =
        new JvmCheck(
                request.test().toString(), body, options, request.spelling(), streams, interruption)
            .lookingCloser(new TellingProgram(loader, telling -> body(request, telling)))
            .telling(listener())
            .markedAt(new MarkSites(loader, body.beginnings())::find);
  }

  /** The same test with the same arguments, in the classes of another loader. */
  private static TestBody body(Request request, ProgramLoader other) throws Target.Missing {
    List<Class<?>> enums = new ArrayList<>();
    Object[] same = unpacked(request, other, enums);
    return new TestBody(request.test(), same, enums, other);
  }

  private static Object[] unpacked(Request request, ClassLoader loader, List<Class<?>> enums)
      throws Target.Missing {
    try {
      return request.arguments().unpack(loader, enums);
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      throw new Target.Missing("the arguments of the test can't be read in the worker JVM: " + e);
    }
  }

  private Listener listener() {
    return (trace, tally) -> {
      if (tally.runs() == 1) {
        abortions = 0; // whatever was counted, the search begins again
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
    ArgumentChanged() {
      super(
          "the test changes one of its arguments, which every execution gets: copy it in the test"
              + " before changing it");
    }
  }

  /** Explores, or replays an execution. */
  Response response() {
    try {
      return response(check.run(progress));
    } catch (ArgumentChanged | WrongScheduleException mistake) {
      return Response.of(Outcome.MISTAKE, mistake.getMessage());
    }
  }

  /** What is known of a test whose time is over, or the failures of one that makes no step. */
  Optional<Response> known(Alarm alarm) {
    return (alarm.cause() == Alarm.Cause.NO_TIME
            ? Optional.of(check.known(alarm))
            : check.failures(alarm))
        .map(this::response);
  }

  private Response response(Result result) {
    Response response = judged(result);
    return reportOptions.withData() ? response.with(data(result, response)) : response;
  }

  private CheckedProgram data(Result result, Response response) {
    List<String> lines = new ArrayList<>(List.of(result.name() + ": " + response.text()));
    lines.addAll(response.evidence().sentences());
    lines.addAll(response.evidence().details());
    List<Counterexample> failing = result.failing().stream().map(this::replayable).toList();
    return CheckedProgram.of(result, failing, lines, sources::path).as(test.target());
  }

  private Response judged(Result result) {
    Verdict verdict = result.exploration().verdict();
    if (result.outcome() == Result.Outcome.NOT_CONTROLLED) {
      return Response.of(Outcome.NOT_CONTROLLED, verdict.why());
    }
    if (result.outcome() == Result.Outcome.NOT_DETERMINISTIC) {
      return Response.of(Outcome.NOT_DETERMINISTIC, verdict.why());
    }
    if (verdict.status() == Verdict.Status.FAILURE) {
      return failure(result);
    }
    Tally tally = result.exploration().tally();
    if (options.replays()) {
      return response(Outcome.INCOMPLETE, new TestSummary(result, options).replayed(), tally);
    }
    long leftOut = abortions + check.leftOut();
    if (leftOut > 0 && leftOut == tally.executions()) {
      return response(Outcome.ASSUMPTION, "an assumption of the test holds in no execution", tally);
    }
    String sentence = new TestSummary(result, options).sentence(abortions) + remarks(result);
    if (result.outcome() == Result.Outcome.ASSUMING) {
      return assuming(result, sentence);
    }
    return verdict.status() == Verdict.Status.COMPLETE
        ? response(Outcome.COMPLETE, sentence, tally)
        : response(Outcome.INCOMPLETE, sentence, tally);
  }

  /** Behind the verdict, a line each. */
  private static String remarks(Result result) {
    return remarkLines(result).stream().map(line -> "\n" + line).collect(Collectors.joining());
  }

  private static List<String> remarkLines(Result result) {
    boolean complete = result.exploration().verdict().status() == Verdict.Status.COMPLETE;
    return result.jvm().map(facts -> facts.remarks().lines(complete)).orElse(List.of());
  }

  private static Response assuming(Result result, String sentence) {
    StringBuilder text = new StringBuilder(sentence);
    result.assumptions().forEach(assumed -> text.append("\nassumed: ").append(assumed.sentence()));
    return response(Outcome.ASSUMING, text.toString(), result.exploration().tally());
  }

  private static Response response(Outcome outcome, String text, Tally tally) {
    return new Response(
        outcome, text, tally.executions(), Evidence.NONE, List.of(), ProcessHandle.current().pid());
  }

  private Response failure(Result result) {
    String found = new TestSummary(result, options).found();
    List<String> lines = new ArrayList<>(List.of(found));
    result.assumptions().forEach(assumed -> lines.add("assumed: " + assumed.sentence()));
    lines.addAll(remarkLines(result));
    List<Counterexample> all =
        result.failing().stream()
            .map(execution -> replayable(execution).withExploration(lines))
            .toList();
    return new Response(
        Outcome.FAILURE,
        found,
        result.exploration().tally().executions(),
        evidence(all, thrown(result)),
        List.of(),
        ProcessHandle.current().pid());
  }

  private Counterexample replayable(Counterexample execution) {
    return execution.withReplays(
        reportOptions.replays().stream().map(way -> way.of(execution.schedule())).toList());
  }

  private static List<Thrown> thrown(Result result) {
    return result.jvm().map(JvmFacts::deaths).orElse(List.of()).stream()
        .map(death -> Thrown.of(death.thread(), death.cause()))
        .toList();
  }

  /** The first execution in full; of others what fails, and how to see it. */
  private Evidence evidence(List<Counterexample> all, List<Thrown> thrown) {
    Counterexample execution = all.get(0);
    Page page = options.replays() ? reportOptions.page().unabridged() : reportOptions.page();
    FailureText text = new FailureText(execution, page);
    List<String> details = new ArrayList<>(text.details());
    details.add("");
    details.addAll(text.replays());
    if (!reportOptions.pageFile().isEmpty()) {
      details.add(new PageFile(sources).write(execution, Path.of(reportOptions.pageFile())));
    }
    for (Counterexample other : all.subList(1, all.size())) {
      FailureText brief = new FailureText(other, page);
      details.add("");
      details.addAll(brief.sentences());
      details.addAll(brief.replays());
    }
    return new Evidence(text.sentences(), details, execution.schedule().toString(), thrown);
  }
}
