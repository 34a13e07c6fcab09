package dev.jacquard.worker;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Whether a worker may run on a JDK that was rewritten beforehand, by what the user wants.
 *
 * @param options of the worker's JVM
 */
record ImageChoice(Map<String, String> environment, Properties properties, List<String> options) {
  /** By this property, or by the variable of that name, the agent can be chosen. */
  private static final String PROPERTY = "jacquard.image";

  private static final String NEVER = "off";

  /** Agents of other tools. */
  private static final Pattern AGENT = Pattern.compile("-javaagent:(\\S*)");

  /** Those of mocks change classes after they have been rewritten, with our agent or without. */
  private static final Pattern MOCKS =
      Pattern.compile(".*(mockito-core|byte-buddy-agent)-[0-9][^/\\\\]*\\.jar(=.*)?");

  /** What the user of this JVM wants. */
  static ImageChoice here(List<String> options) {
    return new ImageChoice(System.getenv(), System.getProperties(), options);
  }

  /** Whether the user does not want one. */
  boolean isOff() {
    return properties
        .getProperty(PROPERTY, environment.getOrDefault("JACQUARD_IMAGE", ""))
        .equals(NEVER);
  }

  /**
   * What needs our agent, as the end of a sentence. Other agents, as those that measure coverage,
   * want to see the classes of a program as they are; and what they add is rewritten with the rest.
   * Where the classes are rewritten before the VM gets them, those agents come too late.
   */
  Optional<String> obstacle() {
    Stream<String> injected =
        Stream.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS")
            .map(name -> environment.getOrDefault(name, ""));
    return Stream.concat(options.stream(), injected)
        .flatMap(text -> AGENT.matcher(text).results())
        .map(match -> match.group(1))
        .filter(agent -> !MOCKS.matcher(agent).matches())
        .findFirst()
        .map(agent -> "the agent " + agent + " has to see the classes before they are rewritten");
  }
}
