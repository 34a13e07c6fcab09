package dev.jacquard.check.body;

import dev.jacquard.Body;
import dev.jacquard.Checked;
import dev.jacquard.Checker;
import dev.jacquard.FailedCheck;
import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.host.PagePlace;
import dev.jacquard.check.host.ProgramException;
import dev.jacquard.check.host.ResponseText;
import dev.jacquard.check.host.RunFiles;
import dev.jacquard.check.host.Surroundings;
import dev.jacquard.check.host.TestClassPath;
import dev.jacquard.check.host.Workers;
import dev.jacquard.check.test.ReportOptions;
import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.Thrown;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Has workers check bodies. The workers are started when the first is needed, and are kept. */
public final class BodyChecks implements Checker {
  private static final String USUAL_BUDGET = "60s"; // as for tests with an annotation

  private static Optional<Workers> workers = Optional.empty();
  private static Optional<RunFiles> files = Optional.empty();

  private final Surroundings surroundings = Surroundings.ofThisJvm();

  @Override
  public Checked check(Body body, Map<String, String> options, StackTraceElement caller) {
    Given given = surroundings.over(given(options));
    Class<?> type = body.getClass();
    List<String> classPath = TestClassPath.of(type);
    String target = caller.getClassName() + "#" + caller.getMethodName();
    Traveller traveller = Traveller.of(body, target);
    Request request =
        new Request(
            traveller.method(),
            traveller.arguments(),
            OptionTexts.read(given, OptionalLong.empty()),
            Spelling.BUILDER,
            new ReportOptions(
                ReplayCalls.of(surroundings),
                given.flag(Option.FULL),
                given.flag(Option.DETAIL),
                PagePlace.of(given.value(Option.PAGE), type, target.replace('#', '.')),
                RunFiles.areWanted(given)),
            classPath,
            Surroundings.properties());
    Response response = answer(request, given, classPath);
    tell(given, target, response);
    return conclude(response, given, caller);
  }

  private static Given given(Map<String, String> options) {
    Given given = Given.nothing(Spelling.BUILDER).with(Option.BUDGET, USUAL_BUDGET);
    for (Option option : Option.in(Place.ANNOTATION)) {
      String text = options.get(option.attribute());
      given = text == null ? given : given.with(option, text);
    }
    return given;
  }

  private Response answer(Request request, Given given, List<String> classPath) {
    try {
      return workers(given, classPath)
          .ask(
              request,
              progress -> {
                if (!given.flag(Option.NO_PROGRESS)) {
                  System.err.println("jacquard: " + request.test() + ": " + progress);
                }
              });
    } catch (IOException trouble) {
      throw new FailedCheck("the worker JVM can't be started: " + trouble, trouble);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new FailedCheck("the thread that asked for the check was interrupted", interrupted);
    }
  }

  private Workers workers(Given given, List<String> classPath) {
    synchronized (BodyChecks.class) {
      if (workers.isEmpty()) {
        workers =
            Optional.of(
                new Workers(
                    surroundings.jobs(),
                    surroundings.workerOptions(classPath),
                    given.valueOrUsual(Option.PATIENCE)));
      }
      return workers.get();
    }
  }

  private static void tell(Given given, String target, Response response) {
    if (RunFiles.areWanted(given)) {
      synchronized (BodyChecks.class) {
        files = files.or(() -> Optional.of(new RunFiles(given)));
        files.get().put(target, response);
      }
    }
  }

  private Checked conclude(Response response, Given given, StackTraceElement caller) {
    boolean passes =
        switch (response.outcome()) {
          case COMPLETE -> true;
          case INCOMPLETE -> given.flag(Option.ALLOW_INCOMPLETE);
          case MISTAKE -> throw new IllegalArgumentException(response.text());
          case ASSUMPTION, ASSUMING, FAILURE, NOT_CONTROLLED, NOT_DETERMINISTIC, LOST, BROKEN ->
              false;
        };
    if (!passes) {
      throw failed(response, caller);
    }
    if (surroundings.verbose()) {
      System.out.println(caller.getMethodName() + ": " + response.text());
    }
    return new Checked(
        response.outcome() == Response.Outcome.COMPLETE, response.text(), response.executions());
  }

  private static FailedCheck failed(Response response, StackTraceElement caller) {
    List<Thrown> thrown = response.evidence().thrown();
    Optional<Thrown> first = thrown.stream().findFirst();
    FailedCheck failed =
        new FailedCheck(
            new ResponseText(response, Spelling.BUILDER).text(),
            first.flatMap(it -> ProgramException.of(it.causes())).orElse(null));
    failed.setStackTrace(
        first
            .map(it -> it.frames().toArray(new StackTraceElement[0]))
            .orElse(new StackTraceElement[] {caller}));
    return failed;
  }
}
