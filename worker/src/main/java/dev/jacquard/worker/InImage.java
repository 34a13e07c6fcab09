package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.ImageProof;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The main class of a worker on a JDK that was rewritten beforehand. It proves that the JDK is the
 * right one, has programs rewritten, and calls the main class that is wanted. If the proof fails,
 * another worker does it, with the agent.
 */
public final class InImage {
  /** The option that names the file which says what the image was made of. */
  static final String STAMPS = "-Djacquard.stamps=";

  /** The option that names the archive of classes that the VM was told to use. */
  static final String ARCHIVE = "-Djacquard.archive=";

  /** With this code a worker ends that must not be used; nothing has happened then. */
  public static final int NOT_USABLE = 75;

  /** Says whether somebody is waiting for that code. Else this worker sees to it itself. */
  private static final String PARENT = "jacquard.lifeline";

  /** The option by which programs tell the local states of their threads. */
  static final String LOCAL_STATES = "-Djacquard.local-states=true";

  private InImage() {}

  /** The file that says what the JDK of this JVM was made of. */
  static Path stamps() {
    return Path.of(System.getProperty("jacquard.stamps"));
  }

  static boolean tellsLocalStates() {
    return Boolean.getBoolean("jacquard.local-states");
  }

  /** The arguments are the name of the main class that is wanted, and its arguments. */
  public static void main(String[] arguments) throws Throwable {
    Optional<String> refutation = refutation();
    if (refutation.isPresent()) {
      if (System.getProperty(PARENT) != null) {
        System.exit(NOT_USABLE);
      }
      System.err.println("jacquard: starts once more, and slowly: " + refutation.get());
      System.exit(Substitute.run(refutation.get(), Arrays.asList(arguments)));
    }
    Method main = Class.forName(arguments[0]).getMethod("main", String[].class);
    main.setAccessible(true); // the class need not be public
    try {
      main.invoke(null, (Object) Arrays.copyOfRange(arguments, 1, arguments.length));
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    }
  }

  private static Optional<String> refutation() {
    Optional<Path> archive =
        Optional.ofNullable(System.getProperty("jacquard.archive")).map(Path::of);
    return ImageChoice.here(List.of())
        .obstacle()
        .or(() -> ImageProof.refutation(stamps(), archive))
        .or(InImage::begin);
  }

  /** Has programs rewritten from now on, and proves that they are. */
  private static Optional<String> begin() {
    Agent.begin(tellsLocalStates());
    return HookProof.refutation();
  }
}
