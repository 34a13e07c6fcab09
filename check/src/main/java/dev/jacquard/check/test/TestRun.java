package dev.jacquard.check.test;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.jvm.WrongScheduleException;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.Result;
import dev.jacquard.report.page.PageFile;
import dev.jacquard.report.page.SourcePath;
import dev.jacquard.report.page.Sources;
import dev.jacquard.report.text.FailureText;
import dev.jacquard.report.text.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks one test in this JVM and says what came of it. */
final class TestRun {
  private final Options options;
  private final ReportOptions reportOptions;
  private final Sources sources;
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
  TestRun(Request request, ClassLoader loader, ProgramStreams streams, SearchProgress progress)
      throws Target.Missing {
    this.progress = progress;
    this.options = request.options();
    this.reportOptions = request.reportOptions();
    this.sources = SourcePath.of(request.classPath());
    try {
      arguments = request.arguments().unpack(loader);
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      throw new Target.Missing("the arguments of the test can't be read in the worker JVM: " + e);
    }
    unchanged = Arguments.of(arguments);
    changeable = Arguments.canChange(arguments);
    body = new TestBody(request.test(), arguments, loader);
    check =
        new JvmCheck(
                request.test().toString(),
                body,
                options,
                Spelling.ANNOTATION,
                streams,
                new Interruption())
            .telling(listener());
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
    private static final long serialVersionUID = 1;

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

  /** What was found, if only a better execution for it is still being looked for. */
  Optional<Response> known() {
    return check.found().map(this::response);
  }

  private Response response(Result result) {
    Verdict verdict = result.exploration().verdict();
    if (result.outcome() == Result.Outcome.NOT_CONTROLLED) {
      return Response.of(Outcome.NOT_CONTROLLED, verdict.why());
    }
    if (verdict.status() == Verdict.Status.FAILURE) {
      return failure(result);
    }
    Tally tally = result.exploration().tally();
    if (options.replays()) {
      return response(Outcome.INCOMPLETE, new TestSummary(result, options).replayed(), tally);
    }
    if (abortions > 0 && abortions == tally.executions()) {
      return response(Outcome.ASSUMPTION, "an assumption of the test holds in no execution", tally);
    }
    String sentence = new TestSummary(result, options).sentence(abortions);
    return verdict.status() == Verdict.Status.COMPLETE
        ? response(Outcome.COMPLETE, sentence, tally)
        : response(Outcome.INCOMPLETE, sentence, tally);
  }

  private static Response response(Outcome outcome, String text, Tally tally) {
    return new Response(
        outcome, text, tally.executions(), Evidence.NONE, ProcessHandle.current().pid());
  }

  private Response failure(Result result) {
    String found = new TestSummary(result, options).found();
    Counterexample first = result.failing().get(0);
    Counterexample execution =
        first
            .withExploration(List.of(found))
            .withReplays(
                reportOptions.replays().stream().map(way -> way.of(first.schedule())).toList());
    return new Response(
        Outcome.FAILURE,
        found,
        result.exploration().tally().executions(),
        evidence(execution, thrown(result)),
        ProcessHandle.current().pid());
  }

  private static List<Thrown> thrown(Result result) {
    return result.jvm().map(JvmFacts::deaths).orElse(List.of()).stream()
        .map(death -> Thrown.of(death.thread(), death.cause()))
        .toList();
  }

  private Evidence evidence(Counterexample execution, List<Thrown> thrown) {
    Page page = options.replays() ? Page.PLAIN.unabridged() : reportOptions.page();
    FailureText text = new FailureText(execution, page);
    List<String> details = new ArrayList<>(text.details());
    details.add("");
    details.addAll(text.replays());
    if (!reportOptions.pageFile().isEmpty()) {
      details.add(new PageFile(sources).write(execution, Path.of(reportOptions.pageFile())));
    }
    return new Evidence(text.sentences(), details, execution.schedule().toString(), thrown);
  }
}
