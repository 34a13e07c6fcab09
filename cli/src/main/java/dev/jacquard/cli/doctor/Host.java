package dev.jacquard.cli.doctor;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The machine and the JVM in which programs are checked.
 *
 * @param heap the most memory that the JVM will use, in bytes
 * @param arguments the options of the JVM
 */
public record Host(
    Runtime.Version jdk,
    int cores,
    long heap,
    Map<String, String> environment,
    List<String> arguments) {
  /** Since this JDK a thread can be switched without the operating system. */
  private static final int CONTINUATIONS = 24;

  private static final int OLDEST = 17;
  private static final long LITTLE = 256L << 20;

  /** Variables by which options get into every JVM, often without anybody remembering. */
  private static final Set<String> INJECTED = Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");

  /** This JVM. */
  public static Host here() {
    return new Host(
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        Runtime.getRuntime().maxMemory(),
        System.getenv(),
        ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  /** What is to be said of it. */
  public List<Advice> advice() {
    List<Advice> advice = new ArrayList<>();
    advice.add(ofJdk());
    advice.add(ofMemory());
    INJECTED.stream()
        .sorted()
        .filter(environment::containsKey)
        .map(name -> ofVariable(name, environment.get(name)))
        .forEach(advice::add);
    arguments.stream().filter(Host::isOtherAgent).map(Host::ofAgent).forEach(advice::add);
    return advice;
  }

  private Advice ofJdk() {
    if (jdk.feature() < OLDEST) {
      return Advice.wrong("JDK", jdk + ": JDK 17 or newer is needed");
    }
    return jdk.feature() < CONTINUATIONS
        ? Advice.note(
            "JDK",
            jdk + ": works; JDK 24 or newer is many times faster, set JACQUARD_JAVA_HOME to one")
        : Advice.fine("JDK", jdk.toString());
  }

  private Advice ofMemory() {
    String text =
        (heap >> 20) + " MB of heap at most, " + (cores == 1 ? "1 core" : cores + " cores");
    return heap < LITTLE
        ? Advice.note("memory", text + ": long searches may need more, raise -Xmx")
        : Advice.fine("memory", text);
  }

  private static Advice ofVariable(String name, String value) {
    return isOtherAgent(value)
        ? ofAgent(name + "=" + value)
        : Advice.note(
            "options", name + "=" + value + " is read by every JVM, and by those of Jacquard too");
  }

  private static boolean isOtherAgent(String option) {
    return option.contains("-javaagent:") && !option.contains("jacquard");
  }

  private static Advice ofAgent(String option) {
    return Advice.note(
        "agent",
        option
            + " changes the classes as well: if a verdict names code that is not yours, try"
            + " without");
  }
}
