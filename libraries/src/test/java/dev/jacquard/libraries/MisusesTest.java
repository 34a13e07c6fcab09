package dev.jacquard.libraries;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.EventType;

/** Every mistake is found, and is called by its name. */
class MisusesTest {
  @Test
  void mistakesAreFound() {
    Map<String, String> found =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass("dev.jacquard.libraries.misuses.Misuses"))
            .execute()
            .testEvents()
            .filter(event -> event.getType() == EventType.FINISHED)
            .collect(Collectors.toMap(MisusesTest::name, MisusesTest::sortOfFailure));
    assertThat(found)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "guavaCheckThenAct()", "assertion",
                "caffeineCheckThenAct()", "assertion",
                "guavaFutureSetTwice()", "assertion",
                "nettyPromiseSetTwice()", "exception",
                "jctoolsTwoProducersWhereOneIsAllowed()", "assertion",
                "disruptorReadsWithoutABarrier()", "race on int[]#1[0]",
                "commonsPoolGetsAnObjectBackTwice()", "exception",
                "awaitilityWaitsForWhatNeverComes()", "exception",
                "awaitilityWaitsForTheWrongThing()", "assertion"));
  }

  private static String name(Event event) {
    return event.getTestDescriptor().getDisplayName();
  }

  /** What its message begins with. */
  private static String sortOfFailure(Event event) {
    return event
        .getRequiredPayload(TestExecutionResult.class)
        .getThrowable()
        .map(thrown -> thrown.getMessage().split(":", 2)[0])
        .orElse("none");
  }
}
