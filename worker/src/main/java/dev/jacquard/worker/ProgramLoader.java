package dev.jacquard.worker;

import dev.jacquard.agent.Agent;
import dev.jacquard.image.LibraryClasses;
import dev.jacquard.runtime.primitive.code.Linkage;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Loads the classes of the program under test, rewritten by the agent. It does not see Jacquard's
 * own libraries, so that the program may use other versions of them.
 */
public final class ProgramLoader extends URLClassLoader {
  private final List<Path> classPath;
  private final List<String> loaded = new ArrayList<>();
  private Optional<LibraryClasses> kept = Optional.empty();

  /** A loader for a class path. */
  public ProgramLoader(List<Path> classPath) {
    super("program", urls(classPath), ClassLoader.getPlatformClassLoader());
    this.classPath = List.copyOf(classPath);
    Agent.control(this);
  }

  /**
   * A loader for a class path that uses the rewritten classes of libraries which an earlier worker
   * has kept, and keeps those that this one rewrites when the JVM ends.
   */
  public static ProgramLoader keeping(List<Path> classPath) {
    ProgramLoader loader = new ProgramLoader(classPath);
    LibraryClasses.of(classPath).ifPresent(loader::keep);
    return loader;
  }

  private void keep(LibraryClasses classes) {
    kept = Optional.of(classes);
    Agent.keep(this, classes.classes());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> classes.save(this), "jacquard-classes"));
  }

  /** A loader of the same classes; those of the program itself tell what they call. */
  public ProgramLoader telling() {
    ProgramLoader other = new ProgramLoader(classPath);
    kept.ifPresent(classes -> Agent.keep(other, classes.classes()));
    Agent.tellCalls(other);
    return other;
  }

  private static URL[] urls(List<Path> classPath) {
    return classPath.stream().map(ProgramLoader::url).toArray(URL[]::new);
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("no class path entry: " + entry, e);
    }
  }

  /** The entries of a class path as the command line has it. */
  public static List<Path> parse(String classPath) {
    return List.of(classPath.split(File.pathSeparator)).stream()
        .filter(entry -> !entry.isEmpty())
        .map(Path::of)
        .toList();
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    Class<?> found = super.findClass(name);
    synchronized (loaded) {
      loaded.add(name);
    }
    return found;
  }

  /** The names of the classes that were loaded so far. */
  public List<String> loaded() {
    synchronized (loaded) {
      return List.copyOf(loaded);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    Linkage.beginLookup(); // the VM may be calling
    try {
      return super.loadClass(name, resolve);
    } finally {
      Linkage.end();
    }
  }
}
