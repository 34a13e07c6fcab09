package dev.jacquard.agent;

import dev.jacquard.agent.link.Linker;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.code.Linkage;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import org.objectweb.asm.ClassReader;

/** Gives each class to the rewriter that it belongs to. */
final class Instrumenter implements ClassFileTransformer {
  private final ClassFiles files = new ClassFiles();
  private final Linker linker = new Linker();
  private final Rewriter rewriter;
  private final Set<ClassLoader> roots =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  /** Lets programs tell the local states of their threads, or not. */
  Instrumenter(boolean tellsStates) {
    rewriter = new Rewriter(files.platform(), tellsStates);
  }

  /** Classes that this loader or one below it defines belong to the program. */
  void control(ClassLoader root) {
    roots.add(root);
  }

  /** Whether a class of the JDK is rewritten even if it is loaded already. */
  boolean concernsLoaded(String internalName) {
    return rewriter.concernsLoaded(internalName);
  }

  @Override
  public byte[] transform(
      ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
    if (name == null) {
      return null;
    }
    if (!isOfJdk(loader)) {
      return define(loader, name, bytes);
    }
    Linkage.begin(); // classes are loaded once
    try {
      return redefined == null || rewriter.concernsLoaded(name) ? rewriteJdk(bytes) : null;
    } catch (Throwable failure) {
      return refused(name, failure);
    } finally {
      Linkage.end();
    }
  }

  private static boolean isOfJdk(ClassLoader loader) {
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** The VM would ignore a failure, and the class would run uncontrolled. */
  private static byte[] refused(String name, Throwable failure) {
    Refusals.add(name.replace('/', '.'), String.valueOf(failure.getMessage()));
    return null;
  }

  /**
   * The file of a class that a loader is about to define, or null if it stays as it is.
   *
   * @param givenName what the loader says is its name, or null
   */
  byte[] define(ClassLoader loader, String givenName, byte[] bytes) {
    if (isOfJdk(loader)) {
      return null; // made at run time: the classes of an image are as they should be
    }
    String name = givenName == null ? "a class" : givenName.replace('.', '/');
    Linkage.begin(); // classes are loaded once
    try {
      name = new ClassReader(bytes).getClassName();
      if (isControlled(loader)) {
        return rewriter.isProgram(name) ? rewriteProgram(loader, bytes) : null;
      }
      if (loader != ClassLoader.getSystemClassLoader() && rewriter.isProgram(name)) {
        UncontrolledCalls.loads(name.replace('/', '.'));
      }
      return null;
    } catch (Throwable failure) {
      return refused(name, failure);
    } finally {
      Linkage.end();
    }
  }

  private boolean isControlled(ClassLoader loader) {
    for (ClassLoader l = loader; l != null; l = l.getParent()) {
      if (roots.contains(l)) {
        return true;
      }
    }
    return false;
  }

  private byte[] rewriteProgram(ClassLoader loader, byte[] bytes) {
    files.define(loader, bytes);
    return linker.link(loader, rewriter.rewriteProgram(bytes, files.of(loader)));
  }

  private byte[] rewriteJdk(byte[] bytes) {
    Optional<Rewritten> rewritten = rewriter.rewriteJdk(bytes);
    return rewritten.isEmpty() ? null : linker.link(null, rewritten.get());
  }
}
