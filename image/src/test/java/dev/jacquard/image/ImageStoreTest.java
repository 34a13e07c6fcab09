package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images whose making takes no time: everything but their content. */
class ImageStoreTest {
  @TempDir private Path folder;
  private FakeJdk jdk;
  private final AtomicInteger attempts = new AtomicInteger();
  private ImageMaker maker = FakeJdk::copy;

  @BeforeEach
  void make() throws IOException {
    jdk = FakeJdk.in(folder);
  }

  private ImageStore store() {
    return new ImageStore(
        folder.resolve("cache"),
        (ingredients, image, preparation) -> {
          attempts.incrementAndGet();
          maker.make(ingredients, image, preparation);
        });
  }

  /** As another process would do it: nothing is remembered but by files. */
  private Image obtain() throws NoImageException, IOException {
    return store().obtain(jdk.ingredients(), Preparation.SILENT);
  }

  private void assertNoImage(String why) {
    assertThatExceptionOfType(NoImageException.class)
        .isThrownBy(this::obtain)
        .withMessageContaining(why);
  }

  private void assertRightImage(Image image) throws IOException {
    assertThat(image.home().resolve("lib/modules"))
        .hasSameBinaryContentAs(jdk.home().resolve("lib/modules"));
    assertThat(image.isWhole()).isTrue();
    assertThat(image.folder().resolveSibling(image.key())).isEqualTo(image.folder());
  }

  private void damage(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 4;
    Files.write(file, bytes);
  }

  @Test
  void itIsMadeOnce() throws Exception {
    Image image = obtain();
    assertRightImage(image);
    assertThat(obtain()).isEqualTo(image);
    assertThat(attempts).hasValue(1);
  }

  @Test
  void nothingIsLeftBesideIt() throws Exception {
    Image image = obtain();
    assertThat(image.folder().getParent().toFile().list()).containsExactly(image.key());
  }

  @Test
  void aJdkThatWasUpdatedInPlaceGetsAnother() throws Exception {
    Image before = obtain();
    jdk.write("lib/modules", "modules, updated");
    Image after = obtain();
    assertThat(after.key()).isNotEqualTo(before.key());
    assertRightImage(after);
  }

  @Test
  void aVmThatWasUpdatedInPlaceGetsAnother() throws Exception {
    Image before = obtain();
    jdk.write("lib/server/libjvm.so", "a new VM");
    assertThat(obtain().key()).isNotEqualTo(before.key());
  }

  @Test
  void filesThatWereOnlyTouchedGetTheSame() throws Exception {
    Image before = obtain();
    jdk.write("lib/modules", Files.readString(jdk.home().resolve("lib/modules")));
    assertThat(obtain()).isEqualTo(before);
    assertThat(attempts).hasValue(1);
  }

  @Test
  void aDamagedOneIsMadeAgain() throws Exception {
    damage(obtain().home().resolve("lib/modules"));
    assertRightImage(obtain());
    assertThat(attempts).hasValue(2);
  }

  @Test
  void aTruncatedOneIsMadeAgain() throws Exception {
    Files.writeString(obtain().home().resolve("lib/server/libjvm.so"), "");
    assertRightImage(obtain());
  }

  @Test
  void oneWithADamagedSealIsMadeAgain() throws Exception {
    damage(obtain().seal());
    assertRightImage(obtain());
  }

  @Test
  void damagedStampsDoNoHarm() throws Exception {
    Image image = obtain();
    damage(store().stamps(jdk.ingredients()));
    assertThat(obtain()).isEqualTo(image);
    assertThat(attempts).hasValue(1);
  }

  @Test
  void truncatedStampsDoNotCount() throws Exception {
    obtain();
    Path stamps = store().stamps(jdk.ingredients());
    Files.write(stamps, Files.readAllLines(stamps).subList(0, 4));
    jdk.write("lib/modules", "modules, updated");
    assertRightImage(obtain());
    assertThat(attempts).hasValue(2);
  }

  @Test
  void aDeletedOneIsMadeAgain() throws Exception {
    Trees.delete(obtain().folder());
    assertRightImage(obtain());
  }

  @Test
  void aDeletedCacheIsMadeAgain() throws Exception {
    obtain();
    Trees.delete(folder.resolve("cache"));
    assertRightImage(obtain());
  }

  @Test
  void aCacheThatWasMovedIsOfUse() throws Exception {
    obtain();
    Path elsewhere = folder.resolve("elsewhere");
    Files.move(folder.resolve("cache"), elsewhere);
    Image image =
        new ImageStore(elsewhere, FakeJdk::copy).obtain(jdk.ingredients(), Preparation.SILENT);
    assertRightImage(image);
  }

  @Test
  void whoeverFailedIsNotFollowedAtOnce() {
    maker =
        (ingredients, image, preparation) -> {
          throw new NoImageException("it has thorns");
        };
    assertNoImage("it has thorns");
    assertNoImage("it has thorns");
    assertThat(attempts).hasValue(1);
  }

  @Test
  void afterAChangeAnotherAttemptIsMade() throws Exception {
    maker =
        (ingredients, image, preparation) -> {
          throw new NoImageException("it has thorns");
        };
    assertNoImage("it has thorns");
    jdk.write("lib/modules", "modules without thorns");
    maker = FakeJdk::copy;
    assertRightImage(obtain());
  }

  @Test
  void afterClearingAnotherAttemptIsMade() throws Exception {
    maker =
        (ingredients, image, preparation) -> {
          throw new NoImageException("it has thorns");
        };
    assertNoImage("it has thorns");
    store().clear();
    maker = FakeJdk::copy;
    assertRightImage(obtain());
  }

  @Test
  void aFullDiskIsToldAndLeavesNothing() throws Exception {
    maker =
        (ingredients, image, preparation) -> {
          FakeJdk.copy(ingredients, image, preparation);
          throw new IOException("No space left on device");
        };
    assertNoImage("No space left on device");
    assertThat(store().images()).isEmptyDirectory();
    maker = FakeJdk::copy;
    assertRightImage(obtain());
  }

  @Test
  void ingredientsThatChangeMeanwhileMakeNoImage() throws Exception {
    maker =
        (ingredients, image, preparation) -> {
          FakeJdk.copy(ingredients, image, preparation);
          jdk.write("lib/modules", "modules, updated");
        };
    assertNoImage("changed meanwhile");
    assertThat(store().images()).isEmptyDirectory();
    maker = FakeJdk::copy;
    assertRightImage(obtain());
  }

  @Test
  void whatAKilledProcessLeftIsRemoved() throws Exception {
    String key = jdk.ingredients().key();
    Path remains = store().images().resolve(NewImage.PREFIX + key + "-123/home/lib");
    Files.createDirectories(remains);
    Files.writeString(remains.resolve("modules"), "half of the mod");
    assertRightImage(obtain());
    assertThat(store().images().toFile().list()).containsExactly(key);
  }

  @Test
  void aFileWhereTheCacheShouldBeIsTold() throws IOException {
    Files.writeString(folder.resolve("cache"), "no folder");
    assertNoImage("it can't be kept in " + folder.resolve("cache"));
  }

  @Test
  void anUnwritableImageIsStillOfUse() throws Exception {
    Image image = obtain();
    Files.setPosixFilePermissions(image.folder(), PosixFilePermissions.fromString("r-xr-xr-x"));
    assertThat(obtain()).isEqualTo(image);
    Files.setPosixFilePermissions(image.folder(), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void tenThreadsMakeItOnce() throws Exception {
    List<Callable<Image>> users = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      users.add(this::obtain);
    }
    ExecutorService threads = Executors.newFixedThreadPool(users.size());
    try {
      for (Future<Image> image : threads.invokeAll(users)) {
        assertRightImage(image.get());
      }
    } finally {
      threads.shutdown();
    }
    assertThat(attempts).hasValue(1);
  }

  @Test
  void theInventoryTellsWhatThereIs() throws Exception {
    obtain();
    Inventory inventory = store().inventory();
    assertThat(inventory.folder()).isEqualTo(folder.resolve("cache"));
    assertThat(inventory.images()).hasSize(1);
    assertThat(inventory.images().get(0).jdk())
        .isEqualTo("JDK 21.0.1 of A Vendor in " + jdk.home());
    assertThat(inventory.size()).isGreaterThan(inventory.images().get(0).size()).isPositive();
  }

  @Test
  void aClearedStoreIsEmpty() throws Exception {
    obtain();
    store().clear();
    assertThat(store().inventory().images()).isEmpty();
    assertThat(store().images()).isEmptyDirectory();
  }
}
