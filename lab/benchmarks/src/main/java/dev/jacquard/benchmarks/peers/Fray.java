package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.ProgramMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fray: partial order sampling of as many executions as are allowed. It needs a JDK that its build
 * has rewritten; where that and the rest is, its launcher says. Nobody has tried this with a real
 * one yet.
 *
 * @param environment {@code FRAY_HOME}, a built checkout
 */
record Fray(Map<String, String> environment) implements Peer {
  private static final String HOME = "FRAY_HOME";
  private static final Pattern ITERATION = Pattern.compile("Error found at iter: (\\d+)");

  @Override
  public String name() {
    return "Fray";
  }

  @Override
  public Optional<String> absence() {
    if (!environment.containsKey(HOME)) {
      return Optional.of(
          "set FRAY_HOME to a checkout of github.com/cmu-pasta/fray in which ./gradlew build was"
              + " run");
    }
    return Files.exists(launcher())
        ? Optional.empty()
        : Optional.of("there is no " + launcher() + "; run ./gradlew build in FRAY_HOME");
  }

  private Path launcher() {
    return Path.of(environment.get(HOME), "bin", "fray");
  }

  @Override
  public String settings() {
    return "partial order sampling; it never says that nothing is left";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) throws IOException {
    String launcher = Files.readString(launcher());
    return List.of(
        List.of(
            variable(launcher, "JAVA_PATH"),
            "-ea",
            "-cp",
            variable(launcher, "CORE_PATH") + File.pathSeparator + workplace.classes(),
            "-agentpath:" + variable(launcher, "JVMTI_PATH"),
            "-javaagent:" + variable(launcher, "AGENT_PATH"),
            "org.pastalab.fray.core.MainKt",
            "--run-config",
            "cli",
            "--clazz",
            ProgramMain.class.getName(),
            "--method",
            "main",
            "--args",
            String.join(":", program.words()),
            "--scheduler",
            "pos",
            "--iter",
            Integer.toString(workplace.most()),
            "--output",
            workplace.folder().resolve("fray").toString()));
  }

  /** A path that its launcher has in a variable. */
  static String variable(String launcher, String name) {
    Matcher matcher = Pattern.compile("(?m)^" + name + "=\"([^\"]*)\"").matcher(launcher);
    if (!matcher.find()) {
      throw new IllegalStateException("the launcher of Fray does not say " + name);
    }
    return matcher.group(1);
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) throws IOException {
    Path log = workplace.folder().resolve("fray/fray.log");
    String text = printed.text() + (Files.exists(log) ? Files.readString(log) : "");
    return printed.overTime() ? new Outcome(Verdict.TIME, 0, "") : outcome(text, workplace.most());
  }

  static Outcome outcome(String text, long most) {
    Matcher iteration = ITERATION.matcher(text);
    if (!iteration.find()) {
      return text.contains("Exception in thread")
          ? Outcome.trouble(GuestCommand.firstLines(text))
          : new Outcome(Verdict.BOUND, most, "");
    }
    long executions = Long.parseLong(iteration.group(1)) + 1;
    if (text.contains("DeadlockException")) {
      return new Outcome(Verdict.DEADLOCK, executions, "deadlock: DeadlockException");
    }
    return text.contains("AssertionError")
        ? new Outcome(Verdict.ASSERTION, executions, "assertion: AssertionError")
        : new Outcome(Verdict.TROUBLE, executions, GuestCommand.firstLines(text));
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace) {
    return Optional.empty();
  }
}
