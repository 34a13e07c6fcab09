package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A parameter that is an option of the table has the option's name, property and usual value. */
class ParametersTest {
  /**
   * What concerns the build, names the program, or says who does the work; no option of a check is
   * spelled like these.
   */
  private static final Set<String> OF_THE_BUILD =
      Set.of(
          "targets",
          "arguments",
          "options",
          "reports",
          "jobs",
          "workers",
          "cluster",
          "javaHome",
          "skip");

  /** A build shall not take for ever unless somebody says so. */
  private static final Map<String, String> OTHER_DEFAULTS = Map.of("budget", "60s");

  @Test
  void everyParameterIsAnOptionOfTheTableOrConcernsTheBuild() throws Exception {
    Map<String, String> table = new TreeMap<>();
    for (Option option : Option.values()) {
      table.put(option.attribute(), Spelling.SYSTEM_PROPERTY.of(option));
    }
    Map<String, String> parameters = PluginDescription.read().parameters();
    assertThat(parameters.keySet()).containsAll(OF_THE_BUILD);
    assertThat(table).doesNotContainKeys(OF_THE_BUILD.toArray(String[]::new));
    parameters.keySet().removeAll(OF_THE_BUILD);
    assertThat(table).containsAllEntriesOf(parameters);
  }

  @Test
  void aParameterHasTheUsualValueOfItsOption() throws Exception {
    PluginDescription plugin = PluginDescription.read();
    Map<String, String> usual = new TreeMap<>();
    for (Option option : Option.values()) {
      option.usual().ifPresent(value -> usual.put(option.attribute(), value));
    }
    usual.putAll(OTHER_DEFAULTS);
    Map<String, String> told = plugin.defaults();
    told.keySet().retainAll(plugin.parameters().keySet());
    told.keySet().removeAll(OF_THE_BUILD);
    assertThat(told).isNotEmpty();
    assertThat(usual).containsAllEntriesOf(told);
  }

  @Test
  void whatAReplayDependsOnIsAParameterToo() throws Exception {
    Map<String, String> parameters = PluginDescription.read().parameters();
    for (Option option : Option.in(Option.Place.REPLAY_LINE)) {
      assertThat(parameters).containsEntry(option.attribute(), Spelling.SYSTEM_PROPERTY.of(option));
    }
  }
}
