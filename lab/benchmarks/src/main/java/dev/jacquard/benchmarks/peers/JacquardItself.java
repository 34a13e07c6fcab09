package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.ProgramMain;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Jacquard: the command {@code check} as it is, and the optimal reduction without symmetry where
 * executions are counted.
 *
 * @param command the words that start the {@code jacquard} command
 */
record JacquardItself(List<String> command) implements Peer {
  @Override
  public String name() {
    return "Jacquard";
  }

  @Override
  public Optional<String> absence() {
    return Optional.empty();
  }

  @Override
  public String settings() {
    return "JDK " + Runtime.version() + ", jacquard check; warm: without symmetry";
  }

  @Override
  public List<List<String>> check(ComparedProgram program, Workplace workplace) {
    List<String> words = new ArrayList<>(command);
    words.addAll(List.of("check", "--json", "-cp", workplace.classes().toString()));
    if (program.isClass()) {
      words.add(program.words().get(0) + "#run");
    } else {
      words.addAll(List.of(ProgramMain.class.getName(), "--"));
      words.addAll(program.words());
    }
    return List.of(words);
  }

  @Override
  public Outcome outcome(Printed printed, Workplace workplace) {
    if (printed.overTime()) {
      return new Outcome(Verdict.TIME, 0, "");
    }
    return outcome(printed.text());
  }

  static Outcome outcome(String json) {
    long executions = field(json, "executions", "(\\d+)").map(Long::parseLong).orElse(0L);
    String verdict = field(json, "verdict", "\"(\\w+)\"").orElse("nothing");
    return switch (verdict) {
      case "complete" -> new Outcome(Verdict.EXHAUSTED, executions, "");
      case "failure" -> {
        String kind = field(json, "kind", "\"(\\w+)\"").orElse("");
        String message = field(json, "message", "\"([^\"]*)\"").orElse(kind);
        yield new Outcome(Verdict.ofFinding(kind), executions, message);
      }
      default -> new Outcome(Verdict.TROUBLE, executions, "the verdict was " + verdict);
    };
  }

  private static Optional<String> field(String json, String name, String value) {
    Matcher matcher = Pattern.compile("\"" + name + "\":" + value).matcher(json);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  @Override
  public Optional<List<String>> repeated(ComparedProgram program, int most, Workplace workplace)
      throws IOException {
    List<String> words = new ArrayList<>(List.of(Integer.toString(most)));
    words.addAll(program.words());
    return Optional.of(
        WorkerJvm.command(
            List.of(Workplace.location(JacquardGuest.class)),
            List.of("-XX:+UseSerialGC"),
            JacquardGuest.class.getName(),
            words));
  }
}
