package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The images of a user. Any number of processes may use it at once: an image is made by one of them
 * while the others wait, and appears as a whole or not at all.
 */
public final class ImageStore {
  /** Nobody waits longer for another process that makes an image. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final Path folder;
  private final ImageMaker maker;

  ImageStore(Path folder, ImageMaker maker) {
    this.folder = folder;
    this.maker = maker;
  }

  /** The images of this user. */
  public static ImageStore ofUser() throws NoImageException {
    return new ImageStore(CacheFolder.here(), new BuildProcess());
  }

  /** Where they are. */
  public Path folder() {
    return folder;
  }

  Path images() {
    return folder.resolve("images");
  }

  /** What came of ingredients, and other things that can be computed again. */
  Path outcomes() {
    return folder.resolve("stamps");
  }

  private StampedOutcome outcome(Ingredients ingredients) {
    return StampedOutcome.of(ingredients, outcomes());
  }

  /** The image that was made of these ingredients, if it is there and nothing has changed. */
  private Optional<Image> find(Ingredients ingredients) {
    Optional<Image> found =
        outcome(ingredients).read().flatMap(Outcome::made).map(this::image).filter(Image::isWhole);
    found.ifPresent(ImageStore::touch);
    return found;
  }

  /** So that nobody removes it before it is in use. */
  private static void touch(Image image) {
    try {
      Files.setLastModifiedTime(image.useLock(), FileTime.from(Instant.now()));
    } catch (IOException readOnly) {
      return; // then nobody can remove it either
    }
  }

  /** The file that says what the image of these ingredients was made of. */
  public Path stamps(Ingredients ingredients) {
    return outcome(ingredients).file();
  }

  private Image image(String key) {
    return new Image(key, images().resolve(key));
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
    StampedOutcome outcome = outcome(ingredients);
    demandHope(outcome);
    Optional<String> obstacle = new JdkHome(ingredients.jdk()).obstacle();
    if (obstacle.isPresent()) {
      throw new NoImageException(obstacle.get());
    }
    try {
      Files.createDirectories(images());
      NewImage.demandSpace(ingredients, images());
      preparation.at("looking at the JDK", 0);
      List<Stamp> stamps = Stamp.settled(ingredients.paths()); // before anything is read
      NewImage order = new NewImage(image(ingredients.key()), ingredients, stamps);
      return ProcessLock.with(
          lock(order), PATIENCE, () -> wait(preparation), () -> made(order, outcome, preparation));
    } catch (IOException trouble) {
      throw new NoImageException(
          "it can't be kept in " + folder + " (" + Complaint.of(trouble) + ")");
    }
  }

  /** To be called with the lock. */
  private Image made(NewImage order, StampedOutcome outcome, Preparation preparation)
      throws IOException, NoImageException {
    demandHope(outcome); // of whoever had the lock before
    Image image = order.image();
    try {
      if (!image.isWhole() && !image.isWholeByContent()) {
        order.make(maker, preparation);
        new Housekeeping(this).keep(image);
      }
      outcome.write(Outcome.image(image.key()), order.stamps());
      touch(image);
      return image;
    } catch (NoImageException impossible) {
      outcome.write(Outcome.failure(impossible.getMessage()), order.stamps());
      throw impossible;
    }
  }

  /** Whoever has failed with these ingredients a short time ago would fail again. */
  private static void demandHope(StampedOutcome outcome) throws NoImageException {
    Optional<String> why = outcome.read().flatMap(Outcome::discouragement);
    if (why.isPresent()) {
      throw new NoImageException(why.get());
    }
  }

  private static void wait(Preparation preparation) {
    preparation.at("waiting for another process that prepares the JDK", 0);
  }

  /** A few locks for all keys, since the files of locks stay. */
  private Path lock(NewImage order) {
    return folder.resolve("locks").resolve(order.image().key().substring(0, 1));
  }

  /** What is kept. */
  public Inventory inventory() {
    return Inventory.of(this);
  }

  /** Removes everything that no JVM runs on. */
  public void clear() {
    new Housekeeping(this).clear();
  }

  /** All images that are there, whatever they are made of. */
  List<Image> all() {
    if (!Files.isDirectory(images())) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(images())) {
      return folders
          .filter(image -> Files.exists(image.resolve("seal")))
          .filter(image -> image.getFileName().toString().indexOf('-') < 0) // while it is made
          .sorted()
          .map(image -> new Image(image.getFileName().toString(), image))
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }
}
