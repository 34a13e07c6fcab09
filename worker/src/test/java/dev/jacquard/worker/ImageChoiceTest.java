package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class ImageChoiceTest {
  private final Properties properties = new Properties();

  private ImageChoice choice(Map<String, String> environment, String... options) {
    return new ImageChoice(environment, properties, List.of(options));
  }

  @Test
  void nothingSpeaksAgainstAnImageByDefault() {
    assertThat(choice(Map.of(), "-Xmx1g", "-ea").isOff()).isFalse();
    assertThat(choice(Map.of(), "-Xmx1g", "-ea").obstacle()).isEmpty();
  }

  @Test
  void theUserSwitchesItOff() {
    assertThat(choice(Map.of("JACQUARD_IMAGE", "off")).isOff()).isTrue();
    properties.setProperty("jacquard.image", "off");
    assertThat(choice(Map.of()).isOff()).isTrue();
  }

  @Test
  void theNearestWordCounts() {
    properties.setProperty("jacquard.image", "on");
    assertThat(choice(Map.of("JACQUARD_IMAGE", "off")).isOff()).isFalse();
  }

  @Test
  void agentsThatMeasureCoverageSeeClassesFirst() {
    assertThat(choice(Map.of(), "-javaagent:/m2/org.jacoco.agent-0.8.jar=destfile=x").obstacle())
        .hasValueSatisfying(why -> assertThat(why).contains("org.jacoco.agent-0.8.jar"));
  }

  @Test
  void agentsComeByVariablesToo() {
    assertThat(choice(Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g -javaagent:/a.jar -ea")).obstacle())
        .contains("the agent /a.jar has to see the classes before they are rewritten");
  }

  @Test
  void agentsOfMocksDoNot() {
    assertThat(choice(Map.of(), "-javaagent:/m2/mockito-core-5.20.0.jar").obstacle()).isEmpty();
    assertThat(choice(Map.of(), "-javaagent:/m2/byte-buddy-agent-1.17.jar").obstacle()).isEmpty();
  }

  @Test
  void debuggersDoNot() {
    assertThat(choice(Map.of(), "-agentlib:jdwp=transport=dt_socket").obstacle()).isEmpty();
  }
}
