package dev.jacquard.worker;

import dev.jacquard.image.Image;
import dev.jacquard.image.ImageProof;
import java.nio.file.Path;
import java.util.Optional;

/** What this worker has from the user's cache. */
public final class ImageUse {
  private ImageUse() {}

  /** The JDK of this worker, as it was before it was rewritten. */
  public static Path jdk() {
    return OwnPath.jdk();
  }

  /** The key of the image that it runs on, if it does. */
  public static Optional<String> key() {
    return ImageProof.current().map(Image::key);
  }

  /** Why it does not run on an image, as the end of a sentence. */
  public static String whyNot() {
    return System.getProperty("jacquard.without-image", "nobody wanted it to");
  }

  /** Whether the VM uses an archive of classes. */
  public static boolean hasArchive() {
    return System.getProperty("java.vm.info", "").contains("sharing");
  }
}
