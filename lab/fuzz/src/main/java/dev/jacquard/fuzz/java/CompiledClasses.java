package dev.jacquard.fuzz.java;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/**
 * Loads classes from class files in memory, before it asks its parent; each loader has its own
 * static fields.
 */
public final class CompiledClasses extends ClassLoader {
  private final Map<String, byte[]> classFiles;

  public CompiledClasses(Map<String, byte[]> classFiles, ClassLoader parent) {
    super(parent);
    this.classFiles = Map.copyOf(classFiles);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!classFiles.containsKey(name)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  /** The agent looks at class files before the classes are loaded. */
  @Override
  public InputStream getResourceAsStream(String resource) {
    String name = resource.replaceFirst("\\.class$", "").replace('/', '.');
    return classFiles.containsKey(name)
        ? new ByteArrayInputStream(classFiles.get(name))
        : super.getResourceAsStream(resource);
  }

  private Class<?> define(String name) {
    byte[] classFile = classFiles.get(name);
    return defineClass(name, classFile, 0, classFile.length);
  }
}
