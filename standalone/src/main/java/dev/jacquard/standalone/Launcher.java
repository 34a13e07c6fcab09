package dev.jacquard.standalone;

import dev.jacquard.image.CacheFolder;
import dev.jacquard.image.NoImageException;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Starts the command from the jars that this one carries. */
public final class Launcher {
  private static final String MAIN = "dev.jacquard.cli.Main";
  private static final int USAGE = 2; // as the command's own code for a set-up that is wrong

  private Launcher() {}

  public static void main(String[] args) throws Throwable {
    Path jars;
    try {
      jars = CarriedJars.ofThisJar().in(CacheFolder.here().resolve("jars"));
    } catch (IOException | NoImageException e) {
      System.err.println(
          "jacquard: what this jar carries can't be unpacked: "
              + e.getMessage()
              + "; set JACQUARD_CACHE to a folder that can be written to");
      System.exit(USAGE);
      return;
    }
    Path jar = jars.resolve(CarriedJars.JAR);
    // How lines begin that are to be pasted.
    System.setProperty("jacquard.command", "java -jar " + quoted(ownJar()));
    // The command starts worker JVMs with the class path on which it was started itself.
    System.setProperty("java.class.path", jar.toString());
    URL[] path = {jar.toUri().toURL(), jars.resolve(CarriedJars.BOOT_JAR).toUri().toURL()};
    URLClassLoader command = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
    Thread.currentThread().setContextClassLoader(command);
    MethodHandles.publicLookup()
        .findStatic(
            Class.forName(MAIN, true, command),
            "main",
            MethodType.methodType(void.class, String[].class))
        .invoke(args);
  }

  private static String ownJar() {
    return System.getProperty("java.class.path"); // of java -jar, as the user wrote it
  }

  private static String quoted(String path) {
    return path.matches("[\\w./+:,@%=-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
  }
}
