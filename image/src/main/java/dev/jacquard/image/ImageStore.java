package dev.jacquard.image;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The images of a user. Any number of processes may use it at once: an image is made by one of them
 * while the others wait, and appears as a whole or not at all.
 */
public final class ImageStore {
  /** After a failure nobody tries again at once. */
  private static final Duration DISCOURAGED = Duration.ofHours(1);

  private final Path folder;

  ImageStore(Path folder) {
    this.folder = folder;
  }

  /** The images of this user. */
  public static ImageStore ofUser() {
    return new ImageStore(CacheFolder.here());
  }

  /** Where they are. */
  public Path folder() {
    return folder;
  }

  Path images() {
    return folder.resolve("images");
  }

  /** The image that was made of these ingredients, if it is there and nothing has changed. */
  public Optional<Image> find(Ingredients ingredients) {
    return new StampFile(folder, ingredients).key().map(this::image).filter(ImageStore::isWhole);
  }

  /** The file that says what the image of these ingredients was made of. */
  public Path stamps(Ingredients ingredients) {
    return new StampFile(folder, ingredients).file();
  }

  private Image image(String key) {
    return new Image(key, images().resolve(key));
  }

  private static boolean isWhole(Image image) {
    return new Seal(image.seal(), image.home()).isWhole();
  }

  /**
   * The image that is made of these ingredients. If there is none it is made, which takes some
   * seconds.
   *
   * @throws NoImageException if it can't be made, or could not be made a short time ago
   */
  public Image obtain(Ingredients ingredients, Preparation preparation) throws NoImageException {
    Optional<Image> found = find(ingredients);
    if (found.isPresent()) {
      return found.get();
    }
    Optional<String> obstacle = ingredients.obstacle();
    if (obstacle.isPresent()) {
      throw new NoImageException(obstacle.get());
    }
    try {
      Files.createDirectories(images());
      return obtainLocked(ingredients, preparation);
    } catch (IOException trouble) {
      throw new NoImageException(
          "it can't be kept in " + folder + " (" + Complaint.of(trouble) + ")");
    }
  }

  private Image obtainLocked(Ingredients ingredients, Preparation preparation)
      throws IOException, NoImageException {
    preparation.at("looking at the JDK", 0);
    String key = ingredients.key();
    Path lock = folder.resolve("lock-" + key);
    try (FileChannel channel =
        FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      lock(channel, preparation);
      Image image = image(key);
      if (!isWhole(image) && !new Seal(image.seal(), image.home()).isWholeByContent()) {
        make(image, ingredients, preparation);
        new Housekeeping(this).keep(image);
      }
      new StampFile(folder, ingredients).write(key);
      return image;
    }
  }

  /** Waits for another process that makes the same image; the lock ends with the channel. */
  private static void lock(FileChannel channel, Preparation preparation) throws IOException {
    if (channel.tryLock() == null) {
      preparation.at("waiting for another process that prepares the JDK", 0);
      channel.lock();
    }
  }

  private void make(Image image, Ingredients ingredients, Preparation preparation)
      throws IOException, NoImageException {
    Path failure = folder.resolve("failure-" + image.key());
    if (Files.exists(failure)
        && Files.getLastModifiedTime(failure)
            .toInstant()
            .plus(DISCOURAGED)
            .isAfter(Instant.now())) {
      throw new NoImageException(Files.readString(failure));
    }
    Trees.delete(image.folder());
    Path fresh = Files.createTempDirectory(images(), "new-");
    Image made = new Image(image.key(), fresh);
    try {
      new BuildProcess(ingredients, made).run(preparation);
      Files.createDirectories(made.archives());
      Files.createFile(made.useLock());
      new Seal(made.seal(), made.home()).put(sealed());
      Files.move(fresh, image.folder(), StandardCopyOption.ATOMIC_MOVE);
      Files.deleteIfExists(failure);
    } catch (IOException trouble) {
      Trees.delete(fresh);
      throw trouble;
    } catch (NoImageException impossible) {
      Trees.delete(fresh);
      Files.writeString(failure, impossible.getMessage());
      throw impossible;
    }
  }

  /** What would change the behaviour of a JVM unnoticed. */
  private static List<String> sealed() {
    return List.of("lib/modules", "lib/server/libjvm.so", "lib/libjli.so", "bin/java");
  }

  /** All images that are there, whatever they are made of. */
  public List<Image> all() {
    List<Image> all = new ArrayList<>();
    if (Files.isDirectory(images())) {
      try (var folders = Files.list(images())) {
        folders
            .filter(image -> Files.exists(image.resolve("seal")))
            .forEach(image -> all.add(new Image(image.getFileName().toString(), image)));
      } catch (IOException unreadable) {
        return all;
      }
    }
    return all;
  }
}
