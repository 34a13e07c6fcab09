package dev.jacquard.junit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * What the user says outside of the tests: as system properties, in {@code
 * junit-platform.properties}, or wherever else JUnit takes its configuration from.
 */
record Configuration(ExtensionContext context) {
  static final String DEEP = "jacquard.deep";
  private static final String PATIENCE = "10s";

  /** Whether tests that take long say how far they have come. */
  boolean tellsProgress() {
    return !context.getConfigurationParameter("jacquard.progress").orElse("").equals("false");
  }

  /** The only execution to run. */
  Optional<String> replay() {
    return context.getConfigurationParameter("jacquard.replay");
  }

  /** The classes whose own code runs instead of their model. */
  Optional<List<String>> deep() {
    return context
        .getConfigurationParameter(DEEP)
        .map(names -> Stream.of(names.split(",")).map(String::strip).toList());
  }

  /** Whether to run it in this JVM, for a debugger. */
  boolean replayHere() {
    return isSet("jacquard.replay.here");
  }

  /** Whether a failure shows every step, however many there are. */
  boolean full() {
    return isSet("jacquard.full");
  }

  /** The folder for pages, or {@code none}. */
  Optional<String> pages() {
    return context.getConfigurationParameter("jacquard.pages");
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

  /** How long a test may go without a step before it is said to hang. */
  Duration patience() {
    return Attributes.time(context.getConfigurationParameter("jacquard.patience").orElse(PATIENCE));
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
