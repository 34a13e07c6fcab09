package dev.jacquard.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.runtime.setting.DeepClass;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.setting.PinnedThread;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SharedInitialiser;
import dev.jacquard.runtime.setting.SharedInside;
import dev.jacquard.runtime.setting.SharedMonitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class KnowledgeTest {
  static List<Discovery> discoveries() {
    return List.of(
        new PinnedThread(),
        new DeepClass("java.util.Vector"),
        new SharedInitialiser("some.Type"),
        new SharedMonitor("some.Type", true),
        new SharedInside("some.Type"),
        Feature.LOCKS);
  }

  /** Or a worker would begin again and again with the same discovery. */
  @ParameterizedTest
  @MethodSource("discoveries")
  void everyDiscoveryOfAWorkerIsKnownToTheOthers(Discovery discovery) {
    Knowledge before = Knowledge.of(Settings.DEFAULT);
    Knowledge after = Knowledge.of(discovery.in(Settings.DEFAULT));
    assertThat(after).isNotEqualTo(before);
    assertThat(Knowledge.parse(after.toString())).isEqualTo(after);
    assertThat(Knowledge.of(after.in(Settings.DEFAULT))).isEqualTo(after);
  }

  @Test
  void nothingIsKnownAtTheBeginning() {
    Knowledge nothing = Knowledge.of(Settings.DEFAULT);
    assertThat(nothing).hasToString(CarrierChoice.AUTO.name());
    assertThat(Knowledge.parse(nothing.toString())).isEqualTo(nothing);
  }
}
