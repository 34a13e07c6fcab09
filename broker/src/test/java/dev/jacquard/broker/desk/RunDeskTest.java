package dev.jacquard.broker.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Outcome;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.cluster.region.Slice;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workers of a desk that begins again and again, and forgets whatever it did not record. */
class RunDeskTest {
  private static final String RUN = "run";

  @TempDir private Path directory;

  /** What somebody has in hand, and may bring long after it counts no more. */
  private record Held(Lease lease, Outcome outcome) {}

  @ParameterizedTest
  @CsvSource({
    "bounded-buffer-one-queue, 1",
    "file-system, 2",
    "condition-first-in-first-out, 3",
    "choose-then-write, 4",
    "notify-all, 5",
    "sections, 6",
    "philosophers-semaphores-4, 7"
  })
  void everyExecutionIsCountedOnceWhateverHappensToTheDesk(String name, int seed) throws Exception {
    Path file = Path.of("../litmus/corpus", name + ".litmus");
    long expected = new Explorer(program(file)).explore(new OptimalDpor()).tally().executions();
    int restarts = 0;
    for (int round = 0; round < 5; round++) {
      SplittableRandom random = new SplittableRandom(100L * seed + round);
      AtomicLong time = new AtomicLong();
      Seal seal = Seal.in(directory);
      RecordedLine line =
          new RecordedLine(
              () -> new RunDesk(new Shelf(directory), seal, () -> time.addAndGet(1_000_000_000L)),
              random);
      assertThat(explored(file, line, random)).as("round " + round).isEqualTo(expected);
      restarts += line.restarts();
    }
    assertThat(restarts).isPositive();
  }

  private static Program program(Path file) throws IOException {
    String name = file.toString();
    return LitmusProgram.of(
        name, LitmusParser.parse(name, Files.readString(file), Map.of()), LitmusOptions.DEFAULT);
  }

  private static long explored(Path file, RecordedLine line, SplittableRandom random)
      throws Exception {
    Slice slice =
        new Slice(program(file), Tail.Fixed.LOWEST, Explorer.DataRaces.REPORT, trace -> {});
    Clerk clerk = new Clerk(line);
    clerk.open(RUN, new Manifest(List.of(), List.of(), "", ""), new Terms(3, 2, 1L << 40), false);
    List<Held> held = new ArrayList<>();
    for (int guard = 0; !clerk.state(RUN).over(); guard++) {
      assertThat(guard).isLessThan(1_000_000);
      String worker = "worker " + random.nextInt(3);
      Optional<Task> task = clerk.work(worker);
      if (task.isPresent()) {
        for (Lease lease : task.get().leases()) {
          held.add(new Held(lease, slice.run(lease, () -> false, () -> random.nextInt(2))));
        }
      }
      while (!held.isEmpty() && random.nextInt(3) > 0) {
        Held one = held.remove(random.nextInt(held.size()));
        if (random.nextInt(5) == 0) {
          clerk.lost(one.lease().worker()); // and brings it all the same
        }
        clerk.commit(RUN, Commit.of(one.lease(), one.outcome()), List.of());
      }
    }
    return clerk.state(RUN).counts().executions();
  }

  @Test
  void onlyWhatTheDeskHasSignedIsTakenForSigned() throws Exception {
    Seal seal = Seal.in(directory.resolve("one"));
    byte[] text = new Manifest(List.of("Main"), List.of(), "", "").bytes();
    byte[] other = new Manifest(List.of("Other"), List.of(), "", "").bytes();
    byte[] signed = seal.sign(text);
    assertThat(Seal.isOf(seal.shown(), text, signed)).isTrue();
    assertThat(Seal.isOf(seal.shown(), other, signed)).isFalse();
    assertThat(Seal.isOf(Seal.in(directory.resolve("two")).shown(), text, signed)).isFalse();
    assertThat(Seal.in(directory.resolve("one")).shown()).isEqualTo(seal.shown());
  }

  @Test
  void filesTravelInPartsAndAreWhatTheirHashesSay() throws Exception {
    Path file = directory.resolve("big");
    byte[] content = new byte[Shelf.PART * 2 + 5];
    new SplittableRandom(1).nextBytes(content);
    Files.write(file, content);
    Shelf there = new Shelf(directory.resolve("there"));
    Shelf here = new Shelf(directory.resolve("here"));
    Seal seal = Seal.in(directory);
    RecordedLine line =
        new RecordedLine(() -> new RunDesk(there, seal, () -> 0), new SplittableRandom(3));
    Clerk clerk = new Clerk(line);
    clerk.bring(List.of(file));
    Manifest.Entry entry = new Manifest.Entry(Shelf.hash(file), content.length);
    clerk.fetch(entry, here);
    assertThat(here.file(entry.hash())).hasBinaryContent(content);
  }
}
