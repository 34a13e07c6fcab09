package dev.jacquard.image;

import dev.jacquard.image.build.HomeLayout;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** An image that is being made. Nobody sees it before it is complete. */
final class NewImage {
  /** With this, the name of a folder begins in which an image is made. */
  static final String PREFIX = "new-";

  /** What an image needs at most, as a multiple of the modules of the JDK, with an archive. */
  private static final long SHARE = 2;

  private final Image image;
  private final Ingredients ingredients;
  private final List<Stamp> stamps;

  /**
   * The image to be.
   *
   * @param stamps of the ingredients, taken before the key was computed
   */
  NewImage(Image image, Ingredients ingredients, List<Stamp> stamps) {
    this.image = image;
    this.ingredients = ingredients;
    this.stamps = stamps;
  }

  Image image() {
    return image;
  }

  List<Stamp> stamps() {
    return stamps;
  }

  /** Makes the image, by a process that holds the lock for its key. */
  void make(ImageMaker maker, Preparation preparation) throws IOException, NoImageException {
    Path images = image.folder().getParent();
    removeRemains(images);
    Path folder = Files.createTempDirectory(images, PREFIX + image.key() + "-");
    Image fresh = new Image(image.key(), folder);
    try {
      maker.make(ingredients, fresh, preparation);
      complete(fresh);
      if (!stamps.stream().allMatch(Stamp::holds)) {
        throw new IOException("the JDK or Jacquard changed meanwhile");
      }
      Trees.remove(image.folder());
      Files.move(folder, image.folder(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Trees.delete(folder);
    }
  }

  private void complete(Image fresh) throws IOException {
    Files.createDirectories(fresh.archives());
    Files.createFile(fresh.useLock());
    new CheckedFile(fresh.description())
        .write(List.of(new JdkHome(ingredients.jdk()).description(), ingredients.jdk().toString()));
    new Seal(fresh.seal(), fresh.home()).put(HomeLayout.sealed());
  }

  /** What processes left that died while they made this image. */
  private void removeRemains(Path images) throws IOException {
    try (Stream<Path> folders = Files.list(images)) {
      for (Path folder : folders.toList()) {
        if (folder.getFileName().toString().startsWith(PREFIX + image.key())) {
          Trees.delete(folder);
        }
      }
    }
  }

  /** Without enough space nobody needs to begin. */
  static void demandSpace(Ingredients ingredients, Path images) throws IOException {
    long needed = SHARE * Files.size(ingredients.jdk().resolve("lib/modules"));
    long free = Files.getFileStore(images).getUsableSpace();
    if (free < needed) {
      throw new IOException((needed >> 20) + " MB are needed, and " + (free >> 20) + " MB free");
    }
  }
}
