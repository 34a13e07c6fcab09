package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.ImageProof;
import dev.jacquard.runtime.image.RewrittenJdk;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * The main class of a worker on a JDK that was rewritten beforehand. It proves that the JDK is the
 * right one, has programs rewritten, and calls the main class that is wanted.
 */
public final class InImage {
  /** The option that names the file which says what the image was made of. */
  static final String STAMPS = "-Djacquard.stamps=";

  /** The option by which programs tell the local states of their threads. */
  static final String LOCAL_STATES = "-Djacquard.local-states=true";

  /** With this code a worker ends that must not be used; nothing has happened then. */
  public static final int NOT_USABLE = 75;

  private InImage() {}

  /** The file that says what the JDK of this JVM was made of. */
  static Path stamps() {
    return Path.of(System.getProperty("jacquard.stamps"));
  }

  /** The arguments are the name of the main class that is wanted, and its arguments. */
  public static void main(String[] arguments) throws Throwable {
    Optional<String> refutation =
        RewrittenJdk.key().isEmpty()
            ? Optional.of("this JDK was not rewritten beforehand")
            : ImageProof.refutation(RewrittenJdk.key(), stamps());
    if (refutation.isPresent()) {
      System.err.println("jacquard: " + refutation.get());
      System.exit(NOT_USABLE);
    }
    Agent.begin(Boolean.getBoolean("jacquard.local-states"));
    Method main = Class.forName(arguments[0]).getMethod("main", String[].class);
    main.setAccessible(true); // the class need not be public
    try {
      main.invoke(null, (Object) Arrays.copyOfRange(arguments, 1, arguments.length));
    } catch (InvocationTargetException failed) {
      throw failed.getCause();
    }
  }
}
