package dev.jacquard.check.host;

import dev.jacquard.explore.option.Given;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What the user says outside of the tests: as system properties, or wherever else a test framework
 * takes its configuration from.
 *
 * @param parameter the value of a name, as it stands there
 */
public record Surroundings(Function<String, Optional<String>> parameter) {
  /** What says nothing to the replay of an execution, whatever it was found by. */
  private static final Set<Option> OF_A_SEARCH =
      EnumSet.of(Option.BOUND, Option.RANDOM, Option.PCT);

  /** The system properties of this JVM. */
  public static Surroundings ofThisJvm() {
    return new Surroundings(name -> Optional.ofNullable(System.getProperty(name)));
  }

  /** A flag may stand without a value; another option without a value is not said. */
  public Optional<String> text(Option option) {
    return parameter
        .apply(Spelling.SYSTEM_PROPERTY.of(option))
        .map(String::strip)
        .map(text -> option.isFlag() && text.isEmpty() ? "true" : text)
        .filter(text -> !text.isEmpty());
  }

  /**
   * What was said of a test, and what comes before it from outside.
   *
   * @param test what the test says itself, as its options are called there
   * @throws IllegalArgumentException with a sentence for the user if a value makes no sense
   */
  public Given over(Given test) {
    Given given = test;
    for (Option option : Option.in(Place.PROPERTY)) {
      Optional<String> text = text(option);
      if (text.isPresent()) {
        given = given.with(option, text.get(), Spelling.SYSTEM_PROPERTY);
      }
    }
    return given.has(Option.REPLAY) ? given.without(OF_A_SEARCH) : given;
  }

  /** System properties that a test in a worker may want to see: not those of the tools. */
  public static Map<String, String> properties() {
    Map<String, String> properties = new HashMap<>();
    for (String name : System.getProperties().stringPropertyNames()) {
      if (!name.startsWith("surefire.") && !name.startsWith("jacquard.")) {
        properties.put(name, System.getProperty(name));
      }
    }
    return properties;
  }

  /** Whether to run the replayed execution in this JVM, for a debugger. */
  public boolean replayHere() {
    return isSet("jacquard.replay.here");
  }

  /** Whether tests that pass say so. */
  public boolean verbose() {
    return isSet("jacquard.verbose");
  }

  private boolean isSet(String name) {
    return parameter.apply(name).filter(value -> !value.equalsIgnoreCase("false")).isPresent();
  }

  /** How many worker JVMs there are at most, if JUnit runs tests in parallel. */
  public int jobs() {
    String jobs = parameter.apply("jacquard.jobs").map(String::strip).orElse("");
    if (jobs.isEmpty()) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (!jobs.matches("[1-9]\\d{0,3}")) {
      throw new IllegalArgumentException(
          "jacquard.jobs is a number from 1 on, but here it is '" + jobs + "'");
    }
    return Integer.parseInt(jobs);
  }

  /**
   * Options for the worker JVM.
   *
   * @param classPath of the tests
   */
  public List<String> workerOptions(List<String> classPath) {
    List<String> options =
        new ArrayList<>(
            Agents.options(ManagementFactory.getRuntimeMXBean().getInputArguments(), classPath));
    parameter
        .apply("jacquard.worker.options")
        .ifPresent(words -> options.addAll(List.of(words.strip().split("\\s+"))));
    parameter.apply("jacquard.debug").map(Surroundings::debugger).ifPresent(options::add);
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
