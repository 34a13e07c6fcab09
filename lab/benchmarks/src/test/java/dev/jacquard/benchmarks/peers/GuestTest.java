package dev.jacquard.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.benchmarks.peers.guest.Checked;
import dev.jacquard.benchmarks.peers.guest.Executions;
import dev.jacquard.benchmarks.peers.guest.Guest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A guest in a JVM of its own, with a peer that is none. */
class GuestTest {
  private static final ComparedProgram PROGRAM = ComparedProgram.ALL.get(0);
  private static final Duration LIMIT = Duration.ofMinutes(1);

  private static Workplace workplace;

  @BeforeAll
  static void create() throws IOException {
    workplace = Workplace.create(5, LIMIT);
  }

  @AfterAll
  static void remove() throws IOException {
    workplace.close();
    assertThat(workplace.folder()).doesNotExist();
  }

  /** Runs the program three times, or as often as it may. */
  public static final class Thrice implements BiFunction<Runnable, Integer, String> {
    @Override
    public String apply(Runnable program, Integer most) {
      for (int i = 0; i < Math.min(3, most); i++) {
        program.run();
      }
      return "";
    }
  }

  /** Never comes to an end. */
  public static final class Endless implements BiFunction<Runnable, Integer, String> {
    @Override
    public String apply(Runnable program, Integer most) {
      program.run();
      while (true) {
        Thread.onSpinWait();
      }
    }
  }

  private static GuestCommand guest(Class<?> code) {
    return new GuestCommand(
        JavaHome.of(Map.of(), "NOWHERE"),
        List.of(),
        Workplace.location(GuestTest.class).toString(),
        code.getName());
  }

  @Test
  void executionsAreCountedAndBoundedOnesAreNotExhausted() throws IOException {
    Printed printed =
        new Command(guest(Thrice.class).words(PROGRAM, 5, workplace), workplace.folder())
            .run("0", LIMIT);
    assertThat(printed.overTime()).isFalse();
    assertThat(printed.processor()).isPositive();
    assertThat(GuestCommand.outcome(printed, workplace))
        .isEqualTo(new Outcome(Verdict.EXHAUSTED, 3, ""));
    assertThat(Outcome.of(Checked.lastIn(printed.text()).orElseThrow(), 3))
        .isEqualTo(new Outcome(Verdict.BOUND, 3, ""));
  }

  @Test
  void aCheckThatTakesTooLongIsEndedAndItsExecutionsAreKnown() throws IOException {
    Command command =
        new Command(guest(Endless.class).words(PROGRAM, 5, workplace), workplace.folder());
    Duration limit = Duration.ofMillis(50);
    Printed printed;
    do { // a slow machine may need longer to come to the program at all
      Files.deleteIfExists(workplace.count());
      limit = limit.multipliedBy(2);
      printed = command.run("0", limit);
    } while (Executions.in(workplace.count()) == 0);
    assertThat(printed.overTime()).isTrue();
    assertThat(GuestCommand.outcome(printed, workplace))
        .isEqualTo(new Outcome(Verdict.TIME, 1, ""));
  }

  @Test
  void aWarmJvmChecksAgainAndAgain() throws IOException {
    try (WarmJvm jvm =
        new WarmJvm(guest(Thrice.class).words(PROGRAM, 5, workplace), workplace.folder())) {
      Checked first = jvm.round(Duration.ZERO, LIMIT).orElseThrow();
      Checked second = jvm.round(Duration.ofMillis(20), LIMIT).orElseThrow();
      assertThat(first.checks()).isEqualTo(1);
      assertThat(second.checks()).isPositive();
      assertThat(second.executions()).isEqualTo(3 * second.checks());
      assertThat(second.processorNanos()).isGreaterThanOrEqualTo(20_000_000);
    }
  }

  @Test
  void aJvmThatDoesNotStartIsTrouble() throws IOException {
    Printed printed =
        new Command(guest(GuestTest.class).words(PROGRAM, 5, workplace), workplace.folder())
            .run("0", LIMIT);
    assertThat(GuestCommand.outcome(printed, workplace).verdict()).isEqualTo(Verdict.TROUBLE);
    assertThat(GuestCommand.outcome(printed, workplace).detail()).contains("Exception");
  }

  @Test
  void peersSeeProgramsButNothingElseOfJacquard() throws IOException {
    Path packages = workplace.classes().resolve("dev/jacquard");
    assertThat(packages.toFile().list()).containsExactly("benchmarks");
    assertThat(packages.resolve("benchmarks").toFile().list())
        .containsExactlyInAnyOrder("paper", "program", "peers");
    assertThat(packages.resolve("benchmarks/peers").toFile().list()).containsExactly("guest");
    assertThat(packages.resolve("benchmarks/peers/guest/" + Guest.class.getSimpleName() + ".class"))
        .exists();
  }

  @Test
  void theLineOfAGuestIsReadAgain() {
    Checked checked = new Checked(2, 40, 3, 4, "deadlock: a\tb\nc");
    assertThat(Checked.lastIn("noise " + checked.line() + "\nmore"))
        .contains(new Checked(2, 40, 3, 4, "deadlock: a b c"));
    assertThat(Checked.lastIn("noise")).isEqualTo(Optional.empty());
  }
}
