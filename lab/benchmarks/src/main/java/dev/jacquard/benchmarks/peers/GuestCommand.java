package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.Checked;
import dev.jacquard.benchmarks.peers.guest.Executions;
import dev.jacquard.benchmarks.peers.guest.Guest;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How the JVM of a peer is started whose own code is called by {@link Guest}.
 *
 * @param options of the JVM
 * @param classPath the peer and its own code
 * @param code the class of its own code
 */
record GuestCommand(JavaHome java, List<String> options, String classPath, String code) {
  private static final int LINES_OF_TROUBLE = 3;

  List<String> words(ComparedProgram program, int most, Workplace workplace) {
    List<String> words = new ArrayList<>();
    words.add(java.java());
    words.add("-ea");
    words.addAll(options);
    words.add("-cp");
    words.add(classPath + File.pathSeparator + workplace.classes());
    words.add(Guest.class.getName());
    words.add(code);
    words.add(Integer.toString(most));
    words.add(workplace.count().toString());
    words.addAll(program.words());
    return words;
  }

  static Outcome outcome(Printed printed, Workplace workplace) throws IOException {
    if (printed.overTime()) {
      return new Outcome(Verdict.TIME, Executions.in(workplace.count()), "");
    }
    return Checked.lastIn(printed.text())
        .map(checked -> Outcome.of(checked, workplace.most()))
        .orElseGet(() -> Outcome.trouble(firstLines(printed.text())));
  }

  /** What was thrown, as far as a line has room for it. */
  static String firstLines(String text) {
    return text.lines()
        .filter(line -> line.contains("Exception") || line.contains("Error"))
        .limit(LINES_OF_TROUBLE)
        .collect(Collectors.joining(" "));
  }
}
