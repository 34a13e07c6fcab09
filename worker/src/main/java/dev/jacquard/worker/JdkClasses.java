package dev.jacquard.worker;

import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.agent.scope.JdkTable;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How many classes of the JDK are rewritten, by the table that says what is done to which.
 *
 * @param rewritten how many meet hooks where they do something that a program could see
 * @param exceptions how many do not, by the reason, which is a sentence without its subject
 */
public record JdkClasses(int rewritten, SortedMap<String, Integer> exceptions) {
  private static final String TOOL = "belong to tools; a program that calls one is told";
  private static final String OWN = "dev/jacquard/";
  private static final String SUFFIX = ".class";

  /** Those of the JDK that this JVM runs on. */
  public static JdkClasses here() throws IOException {
    SortedMap<String, Integer> exceptions = new TreeMap<>();
    JdkTable table = new JdkTable();
    int rewritten = 0;
    for (Module module : ModuleLayer.boot().modules()) {
      boolean tool = module.getClassLoader() == ClassLoader.getSystemClassLoader();
      Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules");
      try (Stream<Path> files = Files.walk(root.resolve(module.getName()))) {
        for (Iterator<Path> all = files.iterator(); all.hasNext(); ) {
          Path file = all.next();
          String name = name(file);
          if (!name.isEmpty() && !tool && table.lists(name)) {
            rewritten++;
          } else if (!name.isEmpty()) {
            exceptions.merge(tool ? TOOL : reason(name), 1, Integer::sum);
          }
        }
      }
    }
    return new JdkClasses(rewritten, exceptions);
  }

  private static String reason(String name) {
    return Exemptions.of(name).map(exemption -> "of this sort: " + exemption.sentence()).orElse("");
  }

  /** The internal name of the class of the JDK in a file; empty if there is none. */
  private static String name(Path file) {
    String path =
        file.subpath(Math.min(2, file.getNameCount() - 1), file.getNameCount()).toString();
    boolean isClass = path.endsWith(SUFFIX) && !path.endsWith("module-info.class");
    return isClass && !path.startsWith(OWN)
        ? path.substring(0, path.length() - SUFFIX.length())
        : "";
  }

  /** How many there are. */
  public int all() {
    return rewritten + exceptions.values().stream().mapToInt(Integer::intValue).sum();
  }
}
