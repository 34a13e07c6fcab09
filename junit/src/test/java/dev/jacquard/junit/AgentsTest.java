package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.host.Agents;
import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which agents go with the tests to the worker. */
class AgentsTest {
  private static final String JACOCO =
      "-javaagent:/home/me/.m2/org.jacoco.agent-0.8.14-runtime.jar=destfile=target/jacoco.exec";

  @Test
  void jacocoGoesAlongAndDebuggersStay() {
    assertThat(
            Agents.options(
                List.of(
                    "-Xmx1g",
                    JACOCO,
                    "-javaagent:/opt/idea/lib/idea_rt.jar=1234",
                    "-agentlib:jdwp=transport=dt_socket,server=y",
                    "-javaagent:/opt/jacocoagent.jar=output=tcpserver,port=6300",
                    "-javaagent:/opt/jacocoagent.jar=output=file"),
                List.of("/no/such/mockito-core-5.0.0.jar")))
        .containsExactly(JACOCO, "-javaagent:/opt/jacocoagent.jar=output=file");
  }

  @Test
  void mockitoIsFoundOnTheClassPath() {
    List<String> classPath =
        List.of(System.getProperty("java.class.path").split(File.pathSeparator));
    assertThat(Agents.options(List.of(), classPath))
        .singleElement()
        .asString()
        .startsWith("-javaagent:")
        .contains("mockito-core");
  }
}
