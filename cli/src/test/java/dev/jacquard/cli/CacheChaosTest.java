package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.worker.InImage;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What happens to rewritten JDKs in a cache when things go wrong: the verdict is right each time,
 * and a sentence says what was lost. What comes of each damage in detail is in the tests of the
 * module image, where images are made in no time.
 */
@Timeout(600)
class CacheChaosTest {
  @TempDir private static Path folder;

  /** The JDK of the tests, and one in another place, with a common cache that has both. */
  private static CachedCommand plain;

  private static CachedCommand linked;
  private static List<CommandRun> firstUses;

  /** A user who loses patience, then several at once, with two JDKs. */
  @BeforeAll
  static void makeImages() throws Exception {
    plain = CachedCommand.in(folder.resolve("cache"));
    linked = CachedCommand.withLinkedJdk(folder.resolve("jdk"), plain.cache());
    Process impatient = plain.check();
    while (plain.remains().isEmpty() && impatient.isAlive()) {
      Thread.onSpinWait();
    }
    impatient.destroyForcibly().waitFor();
    List<Process> users = new ArrayList<>();
    for (CachedCommand command : List.of(plain, linked, plain, linked)) {
      users.add(command.check());
    }
    firstUses = new ArrayList<>();
    for (Process user : users) {
      firstUses.add(WorkerRun.finished(user));
    }
  }

  private static void assertRight(CommandRun run) {
    assertThat(run.out()).as(run.err()).contains("Account#missedSignal: failure: deadlock");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
  }

  /** It takes half as long then, and nothing has to be said. */
  private static void assertFast(CommandRun run) {
    assertRight(run);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void usersWhoComeAtOnceWaitForOneImageOfEachJdk() throws IOException {
    firstUses.forEach(CacheChaosTest::assertRight);
    assertThat(firstUses).filteredOn(run -> run.err().contains("rewriting the JDK")).hasSize(2);
    assertThat(plain.images()).hasSize(2);
    assertThat(plain.remains()).as("what the impatient one left").isEmpty();
  }

  @Test
  void theNextUseSaysNothing() throws Exception {
    assertFast(plain.checked());
  }

  @Test
  void oneFlippedBitInTheModulesIsRepaired() throws Exception {
    CachedCommand damaged = plain.withCopy(folder.resolve("flipped"));
    for (Path image : damaged.images()) {
      flip(image.resolve("home/lib/modules"));
    }
    CommandRun run = damaged.checked();
    assertRight(run);
    assertThat(run.err()).contains("rewriting the JDK");
    assertFast(damaged.checked());
  }

  @Test
  void aDamagedArchiveIsMadeAgain() throws Exception {
    CachedCommand damaged = plain.withCopy(folder.resolve("archives"));
    assertThat(damaged.checked().err()).as("of a copy").doesNotContain("rewriting the JDK");
    for (Path image : damaged.images()) {
      try (Stream<Path> files = Files.list(image.resolve("archives"))) {
        for (Path file : files.filter(path -> path.toString().matches(".*(aot|jsa)")).toList()) {
          flip(file);
        }
      }
    }
    CommandRun run = damaged.checked();
    assertRight(run);
    assertThat(run.err()).contains("archiving its classes").doesNotContain("rewriting");
  }

  private static void flip(Path path) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.seek(file.length() / 2);
      int before = file.read();
      file.seek(file.length() / 2);
      file.write(before ^ 1);
    }
  }

  @Test
  void aJdkThatIsUpdatedInPlaceIsRewrittenAnew() throws Exception {
    CachedCommand updated = linked.withCopy(folder.resolve("updated"));
    Path modules = updated.jdk().resolve("lib/modules");
    Files.write(modules, new byte[1], StandardOpenOption.APPEND);
    CommandRun run = updated.checked();
    assertRight(run);
    assertThat(run.err()).contains("rewriting the JDK");
  }

  @Test
  void aCacheThatIsDeletedWhileItIsUsedMakesNoVerdict() throws Exception {
    CachedCommand doomed = plain.withCopy(folder.resolve("doomed"));
    String program = "dev.jacquard.cli.programs.Trouble#deletesItsJdk";
    CommandRun run = doomed.run(List.of(), "check", "-cp", "target/test-classes", program);
    assertThat(run.out()).contains("the rewritten JDK in ", " was removed or changed");
    assertThat(run.firstLine()).contains(": incomplete: ");
    assertThat(run.exit()).isEqualTo(ExitCode.NOT_CONTROLLABLE.code());
  }

  @Test
  void aWorkerThatFindsItsJdkChangedIsReplaced() throws Exception {
    CachedCommand changed = plain.withCopy(folder.resolve("changed"));
    List<String> command = changed.workerCommand();
    for (Path image : changed.images()) {
      Files.write(image.resolve("home/lib/modules"), new byte[1], StandardOpenOption.APPEND);
    }
    CommandRun run = WorkerRun.finished(new ProcessBuilder(command).start());
    assertThat(run.err())
        .startsWith("jacquard: starts once more, and slowly: the rewritten JDK in ")
        .contains(" was removed or changed");
    assertThat(run.firstLine()).contains(": failure: deadlock");
    command.add(1, "-Djacquard.lifeline=/dev/null");
    assertThat(WorkerRun.finished(new ProcessBuilder(command).start()).exit())
        .as("where somebody waits for a worker that is not usable")
        .isEqualTo(InImage.NOT_USABLE);
  }

  @Test
  void aFullDiskIsTold() throws Exception {
    CachedCommand full = CachedCommand.in(folder.resolve("full"));
    List<String> limited = List.of("bash", "-c", "ulimit -f 4000; exec \"$0\" \"$@\"");
    for (int attempt = 1; attempt <= 2; attempt++) {
      CommandRun run = full.run(limited, full.checkWords());
      assertRight(run);
      assertThat(run.err())
          .contains("jacquard: starts slowly, since there is no rewritten JDK: ", "File too large");
      assertThat(run.err().contains("looking at the JDK")).as("tried").isEqualTo(attempt == 1);
    }
    assertThat(full.remains()).isEmpty();
    assertThat(full.images()).isEmpty();
  }

  @Test
  void aPlaceWhereNothingCanBeKeptIsTold() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "no folder");
    CommandRun run = CachedCommand.in(file.resolve("cache")).run(List.of(), "doctor");
    assertThat(run.err())
        .contains("jacquard: starts slowly, since there is no rewritten JDK: it can't be kept in ");
    assertThat(run.out())
        .contains("note: slow, without a rewritten JDK: it can't be kept in ", "all well");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
  }

  @Test
  void theDoctorTellsWhatThereIs() throws Exception {
    CommandRun run = plain.run(List.of(), "doctor");
    assertThat(run.out())
        .contains("cache     " + plain.cache() + ": ", " MB, in use now")
        .contains("start     on a rewritten JDK, with an archive of its classes");
  }

  @Test
  void theCacheCanBeCleared() throws Exception {
    CachedCommand copy = plain.withCopy(folder.resolve("cleared"));
    assertThat(copy.run(List.of(), "cache").out()).contains(", 2 rewritten JDKs", "last used ");
    assertThat(copy.run(List.of(), "cache", "--clear").out()).contains(", 0 rewritten JDKs");
    assertThat(copy.images()).isEmpty();
  }
}
