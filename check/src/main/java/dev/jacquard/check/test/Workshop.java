package dev.jacquard.check.test;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.check.test.Response.Outcome;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Service;
import dev.jacquard.worker.WorkerJvm;
import dev.jacquard.worker.watch.Alarm;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checks tests in this JVM, one after the other. Tests with the same class path share their
 * classes: static state starts afresh in each execution anyway.
 */
public final class Workshop implements Service {
  private static final String ADVICE =
      "a test that computes longer than that needs -Djacquard.patience=60s";

  private final Interruption interruption = new Interruption();
  private final ProgramStreams streams;
  private List<String> classPath = List.of();
  private ProgramLoader loader;
  private volatile Optional<Progress> progress = Optional.empty();
  private volatile Optional<TestRun> current = Optional.empty();

  /** A workshop in a JVM of its own; what programs print is thrown away, unless it is shown. */
  public Workshop() {
    this(ProgramStreams.installUnmarked());
  }

  private Workshop(ProgramStreams streams) {
    this.streams = streams;
  }

  /** A workshop in a JVM whose streams stay as they are, for a debugger. */
  public static Workshop here() {
    return new Workshop(ProgramStreams.none());
  }

  @Override
  public Optional<Progress> progress() {
    return progress;
  }

  @Override
  public Answer answer(Serializable request) {
    Response response = response((Request) request);
    return new Answer(response, response.outcome().leavesWorkerUsable());
  }

  @Override
  public void interrupt() {
    interruption.request();
  }

  @Override
  public void rehearse() {
    response(Rehearsed.request());
  }

  /** Does what is asked; whatever goes wrong is in the response. */
  public Response response(Request request) {
    if (!WorkerJvm.isThisOne()) {
      return Response.of(
          Outcome.NOT_CONTROLLED, "this JVM was not started as a worker of Jacquard");
    }
    SearchProgress present = new SearchProgress(request.options().budget(), System::nanoTime);
    progress = Optional.of(present::sentence);
    try {
      request.properties().forEach(Workshop::define);
      TestRun run =
          new TestRun(request, loader(request.classPath()), streams, interruption, present);
      current = Optional.of(run);
      return run.response();
    } catch (Target.Missing mistake) {
      return Response.of(Outcome.MISTAKE, mistake.getMessage());
    } catch (Throwable bug) { // nothing must end the worker without an answer
      return Response.of(Outcome.BROKEN, describe(bug));
    } finally {
      current = Optional.empty();
      progress = Optional.empty();
    }
  }

  @Override
  public Serializable hung(Alarm alarm) {
    Alarm inTest = new Alarm(alarm.cause(), withoutOurFrames(alarm.why()));
    return current
        .flatMap(run -> run.known(inTest))
        .orElseGet(() -> Response.of(Outcome.LOST, inTest.why() + "\n" + ADVICE));
  }

  private static String withoutOurFrames(String sentence) {
    return sentence
        .lines()
        .filter(line -> !line.contains("dev.jacquard.") && !line.contains("java.lang.invoke."))
        .map(line -> line.replace(" at program//", " at "))
        .collect(Collectors.joining("\n"));
  }

  private static void define(String name, String value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, value);
    }
  }

  private ProgramLoader loader(List<String> wanted) {
    if (loader == null || !wanted.equals(classPath)) {
      loader = ProgramLoader.keeping(wanted.stream().map(Path::of).toList());
      classPath = wanted;
    }
    Thread.currentThread().setContextClassLoader(loader); // the program's threads inherit it
    return loader;
  }

  private static String describe(Throwable bug) {
    StringWriter text = new StringWriter();
    bug.printStackTrace(new PrintWriter(text, true));
    return "a mistake in Jacquard, please report it: " + text;
  }
}
