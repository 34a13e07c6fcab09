package dev.jacquard.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.doctor.Advice.Weight;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HostTest {
  private static final long MEGABYTE = 1 << 20;

  private static Host host(String jdk, long heap, Map<String, String> env, String... arguments) {
    return new Host(Runtime.Version.parse(jdk), 2, heap, env, List.of(arguments));
  }

  @Test
  void newJdkWithMemoryIsFine() {
    assertThat(host("25.0.1", 900 * MEGABYTE, Map.of(), "-Xmx900m").advice())
        .containsExactly(
            new Advice(Weight.FINE, "JDK", "25.0.1"),
            new Advice(Weight.FINE, "memory", "900 MB of heap at most, 2 cores"));
  }

  @Test
  void olderJdkIsSlower() {
    Advice jdk = host("17.0.15", 900 * MEGABYTE, Map.of()).advice().get(0);
    assertThat(jdk.weight()).isEqualTo(Weight.NOTE);
    assertThat(jdk.text()).contains("17.0.15", "JACQUARD_JAVA_HOME");
    assertThat(host("11.0.2", 900 * MEGABYTE, Map.of()).advice().get(0).weight())
        .isEqualTo(Weight.WRONG);
  }

  @Test
  void littleMemoryIsWorthANote() {
    Advice memory = host("25", 100 * MEGABYTE, Map.of()).advice().get(1);
    assertThat(memory.weight()).isEqualTo(Weight.NOTE);
    assertThat(memory.text()).contains("100 MB", "-Xmx");
  }

  @Test
  void optionsFromTheEnvironmentAndOtherAgentsAreNamed() {
    List<Advice> advice =
        host(
                "25",
                900 * MEGABYTE,
                Map.of("JAVA_TOOL_OPTIONS", "-Dx=y", "JDK_JAVA_OPTIONS", "-javaagent:other.jar"),
                "-javaagent:cli/jacquard.jar",
                "-javaagent:jacoco.jar=x")
            .advice();
    assertThat(advice.subList(2, advice.size()))
        .extracting(Advice::topic)
        .containsExactly("options", "agent", "agent");
    assertThat(advice.get(2).text()).startsWith("JAVA_TOOL_OPTIONS=-Dx=y ");
    assertThat(advice.get(3).text()).startsWith("JDK_JAVA_OPTIONS=-javaagent:other.jar ");
    assertThat(advice.get(4).text()).startsWith("-javaagent:jacoco.jar=x ");
  }
}
