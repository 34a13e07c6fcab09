package dev.jacquard.junit;

import dev.jacquard.check.Options;
import dev.jacquard.check.host.PagePlace;
import dev.jacquard.check.host.ResponseText;
import dev.jacquard.check.host.RunFiles;
import dev.jacquard.check.host.Surroundings;
import dev.jacquard.check.host.TestClassPath;
import dev.jacquard.check.host.Workers;
import dev.jacquard.check.test.Arguments;
import dev.jacquard.check.test.Evidence;
import dev.jacquard.check.test.ReportOptions;
import dev.jacquard.check.test.Request;
import dev.jacquard.check.test.Response;
import dev.jacquard.check.test.TestMethod;
import dev.jacquard.check.test.Thrown;
import dev.jacquard.check.test.Workshop;
import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.TestAbortedException;

/** One invocation of a test method, to be explored. */
final class InterleavedTest {
  private static final ExtensionContext.Namespace JACQUARD =
      ExtensionContext.Namespace.create("dev.jacquard");

  private static final String LAUNCHER = "org.junit.platform.launcher.Launcher";

  private static final Pattern INVOCATION =
      Pattern.compile("\\[test-template-invocation:#(\\d+)\\]$");

  private final Method method;
  private final List<Object> arguments;
  private final ExtensionContext context;
  private final EveryInterleaving annotation;
  private final Set<String> extensions;
  private final Surroundings configuration;
  private Given given = Given.nothing(Spelling.ANNOTATION);

  InterleavedTest(ReflectiveInvocationContext<Method> invocation, ExtensionContext context) {
    this.method = invocation.getExecutable();
    this.arguments = invocation.getArguments();
    this.context = context;
    annotation =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), EveryInterleaving.class)
            .orElseThrow();
    extensions = Extensions.of(context);
    configuration = new Surroundings(context::getConfigurationParameter);
  }

  /** Returns if the test passes. */
  void run() throws InterruptedException {
    Response response = response();
    files().ifPresent(files -> files.put(target(), response));
    conclude(response);
  }

  private Response response() throws InterruptedException {
    try {
      given = configuration.over(Attributes.given(annotation));
      Request request = request();
      return configuration.replayHere() ? replayHere(request) : workers().ask(request, this::tell);
    } catch (IllegalArgumentException mistake) {
      throw failed(mistake.getMessage(), Evidence.NONE);
    } catch (IOException e) {
      throw failed("the worker JVM can't be started: " + e, Evidence.NONE);
    }
  }

  /** The files of a run, if results are wanted as files. */
  private Optional<RunFiles> files() {
    return RunFiles.areWanted(given)
        ? Optional.of(
            context
                .getRoot()
                .getStore(JACQUARD)
                .getOrComputeIfAbsent(RunFiles.class, type -> new RunFiles(given), RunFiles.class))
        : Optional.empty();
  }

  // ---- asking ----------------------------------------------------------------------------------

  private Request request() {
    Options options = Attributes.options(given);
    return new Request(
        testMethod(),
        extensions.isEmpty()
            ? Arguments.of(arguments.toArray())
            : Arguments.of(context.getUniqueId()),
        options,
        Spelling.ANNOTATION,
        new ReportOptions(
            ReplayLines.of(configuration::text),
            given.flag(Option.FULL),
            given.flag(Option.DETAIL),
            PagePlace.of(given.value(Option.PAGE), method.getDeclaringClass(), testName()),
            RunFiles.areWanted(given)),
        classPath(),
        Surroundings.properties());
  }

  /** The method, or JUnit for it. */
  private TestMethod testMethod() {
    return extensions.isEmpty()
        ? TestMethod.of(
            context.getRequiredTestInstances().getAllInstances().stream()
                .map(instance -> instance.getClass().getName())
                .toList(),
            method)
        : new TestMethod(
            List.of(), EngineRun.class.getName(), "run", List.of(String.class.getName()), target());
  }

  private List<String> classPath() {
    List<String> entries = TestClassPath.of(method.getDeclaringClass());
    return extensions.isEmpty() ? entries : TestClassPath.with(launcher(), entries);
  }

  /** Whoever runs tests has it, but not always on the class path of the tests. */
  private Class<?> launcher() {
    try {
      return Class.forName(LAUNCHER, false, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException nowhere) {
      throw new IllegalArgumentException(
          "the test needs JUnit in each execution ("
              + String.join(", ", extensions)
              + "), and junit-platform-launcher for that, which is not on the class path");
    }
  }

  private String target() {
    return context.getRequiredTestClass().getName() + "#" + method.getName();
  }

  /** The class, the method and, behind the first of many, which invocation it is. */
  private String testName() {
    Matcher invocation = INVOCATION.matcher(context.getUniqueId());
    return context.getRequiredTestClass().getName()
        + "."
        + method.getName()
        + (invocation.find() && !invocation.group(1).equals("1") ? "-" + invocation.group(1) : "");
  }

  private Workers workers() {
    return context
        .getRoot()
        .getStore(JACQUARD)
        .getOrComputeIfAbsent(
            Workers.class,
            type ->
                new Workers(
                    configuration.jobs(),
                    configuration.workerOptions(TestClassPath.of(method.getDeclaringClass())),
                    given.valueOrUsual(Option.PATIENCE)),
            Workers.class);
  }

  /** A test that takes long says how far it has come, where it does not mix with what is asked. */
  private void tell(String progress) {
    if (!given.flag(Option.NO_PROGRESS)) {
      System.err.println("jacquard: " + context.getDisplayName() + ": " + progress);
    }
  }

  private static Response replayHere(Request request) throws IOException {
    if (!request.options().replays()) {
      throw new IllegalArgumentException(
          "jacquard.replay.here runs one execution: add -Djacquard.replay=j1-...");
    }
    if (!WorkerJvm.isThisOne()) {
      throw new IllegalArgumentException(
          "a replay in this JVM needs these options for it:" + OwnJvm.options());
    }
    return Workshop.here().response(request);
  }

  // ---- the answer ------------------------------------------------------------------------------

  private void conclude(Response response) {
    switch (response.outcome()) {
      case COMPLETE -> pass(response);
      case INCOMPLETE -> {
        if (!given.flag(Option.ALLOW_INCOMPLETE)) {
          throw failed(new ResponseText(response, Spelling.ANNOTATION).text(), Evidence.NONE);
        }
        pass(response);
      }
      case ASSUMPTION -> throw new TestAbortedException(response.text());
      case ASSUMING, FAILURE, MISTAKE, NOT_CONTROLLED, NOT_DETERMINISTIC, LOST, BROKEN ->
          throw failed(new ResponseText(response, Spelling.ANNOTATION).text(), response.evidence());
    }
  }

  private void pass(Response response) {
    Map<String, String> entries = new HashMap<>();
    entries.put("jacquard", response.text());
    entries.put("jacquard.worker", Long.toString(response.process()));
    if (!extensions.isEmpty()) {
      entries.put("jacquard.engine", engine());
    }
    context.publishReportEntry(entries);
    if (configuration.verbose()) {
      String by = extensions.isEmpty() ? "" : "\n" + engine();
      System.out.println(context.getDisplayName() + ": " + response.text() + by);
    }
  }

  private String engine() {
    return "run by JUnit in each execution, which takes longer: " + String.join(", ", extensions);
  }

  private FailedInterleaving failed(String text, Evidence evidence) {
    List<Thrown> thrown = evidence.thrown();
    return thrown.isEmpty()
        ? new FailedInterleaving(text, List.of(here()), List.of())
        : new FailedInterleaving(text, thrown.get(0).frames(), thrown.get(0).causes());
  }

  /** The test method as a frame, for readers that go where the first frame points. */
  private StackTraceElement here() {
    Class<?> outermost = method.getDeclaringClass();
    while (outermost.getEnclosingClass() != null) {
      outermost = outermost.getEnclosingClass();
    }
    return new StackTraceElement(
        method.getDeclaringClass().getName(),
        method.getName(),
        outermost.getSimpleName() + ".java",
        -1);
  }
}
