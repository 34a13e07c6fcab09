package dev.jacquard.worker;

import dev.jacquard.kernel.Budget;
import dev.jacquard.worker.Response.Outcome;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Answers requests in this JVM, one after the other. Tests with the same class path share their
 * classes: static state starts afresh in each execution anyway.
 */
public final class Workshop {
  private volatile Optional<SearchProgress> progress = Optional.empty();
  private final ProgramOutput output = new ProgramOutput();
  private List<String> classPath = List.of();
  private ProgramLoader loader;
  private volatile Optional<TestRun> current = Optional.empty();

  /** Throws away what programs print, but for the executions that are shown. */
  void silence() {
    output.install();
  }

  /** How far it has come with what it is asked, if it is at work. For other threads. */
  Optional<SearchProgress> progress() {
    return progress;
  }

  /** Does what is asked; whatever goes wrong is in the response. */
  public Response answer(Request request) {
    if (!WorkerJvm.isThisOne()) {
      return Response.of(
          Outcome.NOT_CONTROLLED, "this JVM was not started as a worker of Jacquard");
    }
    SearchProgress present =
        new SearchProgress(Budget.of(request.options().budget()), System::nanoTime);
    progress = Optional.of(present);
    try {
      request.properties().forEach(Workshop::define);
      TestRun run = new TestRun(request, loader(request.classPath()), output, present);
      current = Optional.of(run);
      return run.response();
    } catch (Target.Missing mistake) {
      return Response.of(Outcome.MISTAKE, mistake.getMessage());
    } catch (Throwable bug) { // nothing must end the worker without an answer
      return Response.of(Outcome.BROKEN, describe(bug));
    } finally {
      current = Optional.empty();
      progress = Optional.empty();
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
  }

  /** What will be answered, if only a better execution for it is still being looked for. */
  Optional<Response> knownAnswer() {
    return current.flatMap(TestRun::beforeShrinking);
  }

  private static void define(String name, String value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, value);
    }
  }

  private ClassLoader loader(List<String> wanted) {
    if (loader == null || !wanted.equals(classPath)) {
      loader = new ProgramLoader(wanted.stream().map(Path::of).toList());
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
