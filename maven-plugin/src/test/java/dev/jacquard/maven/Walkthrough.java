package dev.jacquard.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a document tells its reader to do, in its order: files to write and commands to run.
 *
 * <p>A file is a code block after a line that has nothing but its path and a colon. A command is a
 * block of sort {@code console}: the line after {@code $}, and the output. A line of three dots
 * stands for lines that the document leaves out.
 */
record Walkthrough(List<Step> steps) {
  /** Something that the reader does. */
  sealed interface Step permits WriteFile, Run {}

  /** A file of the project and its content. */
  record WriteFile(String path, String content) implements Step {}

  /** A command and what the document shows of its output. */
  record Run(String command, String output) implements Step {
    /** What is shown, in parts between which something is left out. */
    List<String> parts() {
      return List.of(output.split("(?m)^\\.\\.\\.\n"));
    }
  }

  private static final Pattern STEP =
      Pattern.compile(
          "(?ms)^`(?<path>[^`\n]+)`:\n\n```\\w+\n(?<content>.*?)^```$"
              + "|^```console\n\\$ (?<command>[^\n]+)\n(?<output>.*?)^```$");

  static Walkthrough of(String document) {
    List<Step> steps = new ArrayList<>();
    Matcher step = STEP.matcher(document);
    while (step.find()) {
      steps.add(
          step.group("path") == null
              ? new Run(step.group("command"), step.group("output"))
              : new WriteFile(step.group("path"), step.group("content")));
    }
    return new Walkthrough(List.copyOf(steps));
  }
}
