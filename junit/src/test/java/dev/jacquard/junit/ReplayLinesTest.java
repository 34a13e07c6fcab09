package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a test report says to replay a failure. */
class ReplayLinesTest {
  @Test
  void whatWasSaidOutsideOfTheTestIsInBothLinesAsOneWritesItThere() {
    Map<Option, String> said = new EnumMap<>(Option.class);
    said.put(Option.RACES, "explore");
    said.put(Option.DEEP, "java.util.concurrent.Semaphore,java.util.concurrent.Phaser");
    said.put(Option.TIME_LIMITS, "any");
    said.put(Option.LONG_LIMIT, "1500ms");
    said.put(Option.STEPS, "77");
    assertThat(said).containsOnlyKeys(Option.in(Place.REPLAY_LINE));
    assertThat(ReplayLines.of(option -> Optional.ofNullable(said.get(option))))
        .extracting("text")
        .containsExactly(
            "@EveryInterleaving(replay = \"{schedule}\", races = Races.EXPLORE, deep ="
                + " {\"java.util.concurrent.Semaphore\", \"java.util.concurrent.Phaser\"},"
                + " timeLimits = TimeLimits.ANY, longLimit = \"1500ms\", steps = 77)",
            "-Djacquard.replay={schedule} -Djacquard.races=explore"
                + " -Djacquard.deep=java.util.concurrent.Semaphore,java.util.concurrent.Phaser"
                + " -Djacquard.time-limits=any -Djacquard.long-limit=1500ms -Djacquard.steps=77");
  }
}
