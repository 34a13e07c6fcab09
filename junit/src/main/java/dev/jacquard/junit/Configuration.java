package dev.jacquard.junit;

import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * What the user says outside of the tests: as system properties, in {@code
 * junit-platform.properties}, or wherever else JUnit takes its configuration from.
 */
record Configuration(ExtensionContext context) implements Attributes.Properties {
  /** A flag may stand without a value; another option without a value is not said. */
  @Override
  public Optional<String> text(Option option) {
    return context
        .getConfigurationParameter(Spelling.SYSTEM_PROPERTY.of(option))
        .map(String::strip)
        .map(text -> option.isFlag() && text.isEmpty() ? "true" : text)
        .filter(text -> !text.isEmpty());
  }

  /** Whether to run the replayed execution in this JVM, for a debugger. */
  boolean replayHere() {
    return isSet("jacquard.replay.here");
  }

  /** Whether tests that pass say so. */
  boolean verbose() {
    return isSet("jacquard.verbose");
  }

  private boolean isSet(String name) {
    return context
        .getConfigurationParameter(name)
        .filter(value -> !value.equalsIgnoreCase("false"))
        .isPresent();
  }

  /** How many worker JVMs there are at most, if JUnit runs tests in parallel. */
  int jobs() {
    String jobs = context.getConfigurationParameter("jacquard.jobs").map(String::strip).orElse("");
    if (jobs.isEmpty()) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (!jobs.matches("[1-9]\\d{0,3}")) {
      throw new IllegalArgumentException(
          "jacquard.jobs is a number from 1 on, but here it is '" + jobs + "'");
    }
    return Integer.parseInt(jobs);
  }

  /** Options for the worker JVM. */
  List<String> workerOptions() {
    List<String> options = new ArrayList<>();
    context
        .getConfigurationParameter("jacquard.worker.options")
        .ifPresent(words -> options.addAll(List.of(words.strip().split("\\s+"))));
    context
        .getConfigurationParameter("jacquard.debug")
        .map(Configuration::debugger)
        .ifPresent(options::add);
    return options;
  }

  /** What makes the worker wait for a debugger; quiet, for its output belongs to the answers. */
  private static String debugger(String port) {
    if (!port.strip().matches("\\d{1,5}")) {
      throw new IllegalArgumentException(
          "jacquard.debug is the number of a port, such as 5005, but here it is '" + port + "'");
    }
    return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=127.0.0.1:"
        + port.strip();
  }
}
