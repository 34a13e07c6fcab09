package dev.jacquard.image.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The main class of the process that makes an image of its own JDK. It prints its progress, a line
 * with a number for each percent.
 */
public final class BuildMain {
  private int told = -1;

  private BuildMain() {}

  /**
   * Makes an image.
   *
   * @param arguments where the image is to be; the key of the image; the class path of the kernel
   *     and the runtime
   */
  public static void main(String[] arguments) throws IOException {
    HomeLayout layout =
        new HomeLayout(Path.of(System.getProperty("java.home")), Path.of(arguments[0]));
    new ImageBuild(layout, new BuildMain()::tell)
        .make(arguments[1], ClassFolder.read(places(arguments[2]), ClassFolder.RUNTIME));
  }

  private static List<Path> places(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator)).map(Path::of).toList();
  }

  private void tell(int percent) {
    if (percent > told) {
      told = percent;
      System.out.println(percent);
      if (System.out.checkError()) {
        System.exit(1); // whoever wanted the image has died
      }
    }
  }
}
