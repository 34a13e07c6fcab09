package dev.jacquard.agent;

import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.agent.scope.Declaration;
import dev.jacquard.agent.scope.Exemptions;
import dev.jacquard.runtime.jvm.ClassResources;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * The class files that the loaders of this process find. A class that was made at run time has
 * none; what is known of it is what was defined.
 */
public final class ClassFiles {
  private final Map<ClassLoader, Map<String, Optional<Declaration>>> known =
      Collections.synchronizedMap(new WeakHashMap<>());
  private final Map<ClassLoader, Map<String, Declaration>> defined =
      Collections.synchronizedMap(new WeakHashMap<>());
  private final Map<String, Optional<Declaration>> platform =
      Collections.synchronizedMap(new HashMap<>());

  /** The classes that the JDK sees. */
  public ClassSource platform() {
    return name -> find(platform, ClassLoader.getPlatformClassLoader(), name);
  }

  /** The classes that a loader sees, which is not kept. */
  public ClassSource of(ClassLoader loader) {
    return or(withFile(loader), loader);
  }

  /** Those of them that have a file. */
  ClassSource withFile(ClassLoader loader) {
    Map<String, Optional<Declaration>> cache =
        known.computeIfAbsent(loader, l -> Collections.synchronizedMap(new HashMap<>()));
    return name -> find(cache, loader, name);
  }

  /** What a source has; beyond that, what the loader has defined. */
  ClassSource or(ClassSource source, ClassLoader loader) {
    Map<String, Declaration> made = defined(loader);
    return name -> source.find(name).or(() -> Optional.ofNullable(made.get(name)));
  }

  /** Notes a class that is being defined, in case that it has no file. */
  public void define(ClassLoader loader, byte[] bytes) {
    Declaration declaration = declaration(new ClassReader(bytes), 0);
    defined(loader).put(declaration.name(), declaration);
  }

  private Map<String, Declaration> defined(ClassLoader loader) {
    return defined.computeIfAbsent(loader, l -> Collections.synchronizedMap(new HashMap<>()));
  }

  private static Optional<Declaration> find(
      Map<String, Optional<Declaration>> cache, ClassLoader loader, String name) {
    Optional<Declaration> found = cache.get(name);
    if (found == null) {
      boolean jdk = loader == ClassLoader.getPlatformClassLoader();
      boolean exempt = jdk && Exemptions.of(name).isPresent();
      found = read(loader, name, exempt ? ClassReader.SKIP_CODE : 0);
      cache.put(name, found);
    }
    return found;
  }

  /** The code matters in constructors of the program, and in classes of the JDK that lock. */
  private static Optional<Declaration> read(ClassLoader loader, String name, int options) {
    try (InputStream in = ClassResources.open(loader, name)) {
      return in == null ? Optional.empty() : Optional.of(declaration(new ClassReader(in), options));
    } catch (IOException | IllegalArgumentException unreadable) {
      return Optional.empty();
    }
  }

  private static Declaration declaration(ClassReader reader, int options) {
    ClassNode node = new ClassNode();
    reader.accept(node, options | ClassReader.SKIP_DEBUG);
    return Declaration.of(node);
  }
}
