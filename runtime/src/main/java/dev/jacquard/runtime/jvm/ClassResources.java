package dev.jacquard.runtime.jvm;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarFile;

/**
 * The files of classes, where their loaders find them. The JDK finds jars that it keeps open by
 * identity hashes, which are others within an execution than outside of it: so ours are kept apart
 * from those.
 */
public final class ClassResources {
  private static final Map<String, JarFile> JARS = new ConcurrentHashMap<>();

  private ClassResources() {}

  /**
   * The file of a class, or null if there is none.
   *
   * @param name with slashes
   */
  public static InputStream open(ClassLoader loader, String name) throws IOException {
    URL url = loader.getResource(name + ".class");
    if (url == null) {
      return loader.getResourceAsStream(name + ".class"); // a loader may keep classes in memory
    }
    URLConnection connection = url.openConnection();
    if (connection instanceof JarURLConnection entry
        && entry.getJarFileURL().getProtocol().equals("file")) {
      JarFile jar = jar(entry.getJarFileURL().toString());
      return jar.getInputStream(jar.getEntry(entry.getEntryName()));
    }
    connection.setUseCaches(false);
    return connection.getInputStream();
  }

  private static JarFile jar(String file) throws IOException {
    JarFile known = JARS.get(file);
    if (known == null) {
      known = new JarFile(Path.of(URI.create(file)).toFile());
      JARS.put(file, known);
    }
    return known;
  }
}
