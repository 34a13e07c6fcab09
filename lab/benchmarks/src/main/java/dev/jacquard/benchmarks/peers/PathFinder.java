package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.ProgramMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Java PathFinder: its depth-first search of states, with the listener that looks for data races.
 * What counts as an execution elsewhere are its new states. It is built from its repository by
 * those who have it; nobody has tried this with a real one yet.
 *
 * @param environment {@code JPF_HOME}, a built checkout of jpf-core
 */
record PathFinder(Map<String, String> environment, JavaHome java) implements Peer {
  private static final String HOME = "JPF_HOME";
  private static final Pattern STATES = Pattern.compile("states: +new=([\\d,.]+?),visited");

  @Override
  public String name() {
    return "Java PathFinder";
  }

  @Override
  public Optional<String> absence() {
    String home = environment.get(HOME);
    if (home == null) {
      return Optional.of(
          "set JPF_HOME to a checkout of github.com/javapathfinder/jpf-core in which ./gradlew"
              + " buildJars was run, and JPF_JAVA_HOME to the JDK it was built for (11 or 17)");
    }
    return Files.exists(jar())
        ? Optional.empty()
        : Optional.of("there is no " + jar() + "; run ./gradlew buildJars in JPF_HOME");
  }

  private Path jar() {
    return Path.of(environment.get(HOME), "build", "RunJPF.jar");
  }

  @Override
  public String settings() throws IOException {
    return "JDK " + java.version() + ", PreciseRaceDetector; states instead of executions";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) {
    List<String> words =
        new ArrayList<>(
            List.of(
                java.java(),
                "-jar",
                jar().toString(),
                "+classpath=" + workplace.classes(),
                "+listener=gov.nasa.jpf.listener.PreciseRaceDetector",
                ProgramMain.class.getName()));
    words.addAll(program.words());
    return List.of(words);
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) {
    return printed.overTime() ? new Outcome(Verdict.TIME, 0, "") : outcome(printed.text());
  }

  static Outcome outcome(String text) {
    Matcher matcher = STATES.matcher(text);
    long states = matcher.find() ? Long.parseLong(matcher.group(1).replaceAll("\\D", "")) : 0;
    if (text.contains("no errors detected")) {
      return new Outcome(Verdict.EXHAUSTED, states, "");
    }
    if (text.contains("NotDeadlockedProperty")) {
      return new Outcome(Verdict.DEADLOCK, states, "deadlock: NotDeadlockedProperty");
    }
    if (text.contains("race for field") || text.contains("race for array")) {
      return new Outcome(Verdict.RACE, states, "race: PreciseRaceDetector");
    }
    if (text.contains("java.lang.AssertionError")) {
      return new Outcome(Verdict.ASSERTION, states, "assertion: AssertionError");
    }
    return new Outcome(Verdict.TROUBLE, states, GuestCommand.firstLines(text));
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace) {
    return Optional.empty();
  }
}
