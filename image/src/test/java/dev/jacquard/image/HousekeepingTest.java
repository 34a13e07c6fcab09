package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HousekeepingTest {
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir private Path folder;
  private ImageStore store;

  @BeforeEach
  void make() {
    store = new ImageStore(folder, FakeJdk::copy);
  }

  /** An image that was used so long ago. */
  private Image image(String key, Duration age) throws IOException {
    Image image = new Image(key, store.images().resolve(key));
    Files.createDirectories(image.home());
    Files.writeString(image.seal(), "");
    Files.writeString(image.useLock(), "");
    age(image.useLock(), age);
    return image;
  }

  private static void age(Path file, Duration age) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  /** A file that takes no space, larger than the whole cache may be. */
  private static void grow(Image image) throws IOException {
    try (RandomAccessFile file =
        new RandomAccessFile(image.home().resolve("modules").toFile(), "rw")) {
      file.setLength((2L << 30) + 1);
    }
  }

  private List<String> kept() {
    return store.all().stream().map(Image::key).toList();
  }

  @Test
  void theOldestOfTooManyGo() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    for (int i = 1; i < 9; i++) {
      image("k" + i, HOUR.multipliedBy(i));
    }
    new Housekeeping(store).keep(newest);
    assertThat(kept()).containsExactly("k0", "k1", "k2", "k3", "k4", "k5");
  }

  @Test
  void theOldestOfTooLargeOnesGo() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    image("k1", HOUR);
    grow(image("k2", HOUR.multipliedBy(2)));
    image("k3", HOUR.multipliedBy(3));
    new Housekeeping(store).keep(newest);
    assertThat(kept()).containsExactly("k0", "k1", "k3");
  }

  @Test
  void aForgottenOneGoes() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    image("k1", Duration.ofDays(40));
    new Housekeeping(store).keep(newest);
    assertThat(kept()).containsExactly("k0");
  }

  @Test
  void theOneThatIsWantedStays() throws IOException {
    Image wanted = image("k0", Duration.ofDays(40));
    grow(wanted);
    new Housekeeping(store).keep(wanted);
    assertThat(kept()).containsExactly("k0");
  }

  @Test
  void oneThatSomebodyHasJustFoundStays() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    grow(image("k1", Duration.ofSeconds(5)));
    new Housekeeping(store).keep(newest);
    assertThat(kept()).containsExactly("k0", "k1");
  }

  @Test
  void oneInUseStays() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    Image used = image("k1", Duration.ofDays(40));
    try (FileChannel channel =
        FileChannel.open(used.useLock(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      FileLock lock = channel.lock(0, Long.MAX_VALUE, true);
      new Housekeeping(store).keep(newest);
      assertThat(lock.isValid()).isTrue();
      assertThat(kept()).containsExactly("k0", "k1");
    }
  }

  @Test
  void whatWasAbandonedGoes() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    Path old = Files.createDirectories(store.images().resolve(Trees.OLD + "1/folder/home"));
    Path remains = Files.createDirectories(store.images().resolve(NewImage.PREFIX + "k1-1/home"));
    age(remains.getParent(), Duration.ofDays(1));
    Path busy = Files.createDirectories(store.images().resolve(NewImage.PREFIX + "k2-1/home"));
    new Housekeeping(store).keep(newest);
    assertThat(old).doesNotExist();
    assertThat(remains.getParent()).doesNotExist();
    assertThat(busy).exists();
  }

  @Test
  void outcomesWithoutImageGo() throws IOException {
    Image newest = image("k0", Duration.ZERO);
    Path useful = outcome("useful", Outcome.image("k0"));
    Path useless = outcome("useless", Outcome.image("k1"));
    Path failure = outcome("failure", Outcome.failure("it has thorns"));
    Path damaged = Files.writeString(store.outcomes().resolve("damaged"), "x");
    age(damaged, HOUR);
    new Housekeeping(store).keep(newest);
    assertThat(store.outcomes().toFile().listFiles())
        .containsExactlyInAnyOrder(useful.toFile(), failure.toFile());
    assertThat(useless).doesNotExist();
  }

  private Path outcome(String name, Outcome outcome) throws IOException {
    StampedOutcome stamped = new StampedOutcome(store.outcomes().resolve(name));
    stamped.write(outcome, List.of());
    age(stamped.file(), HOUR);
    return stamped.file();
  }
}
