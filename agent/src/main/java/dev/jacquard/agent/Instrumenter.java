package dev.jacquard.agent;

import dev.jacquard.agent.cache.KeptClasses;
import dev.jacquard.agent.link.Linker;
import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.agent.scope.LibraryNames;
import dev.jacquard.runtime.jvm.Frameworks;
import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.code.Linkage;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/** Gives each class to the rewriter that it belongs to. */
final class Instrumenter implements ClassFileTransformer {
  private final ClassFiles files = new ClassFiles();
  private final Linker linker = new Linker();
  private final Rewriter rewriter;
  private final OfLoaders<Boolean> roots = new OfLoaders<>();
  private final OfLoaders<Boolean> telling = new OfLoaders<>();
  private final OfLoaders<KeptClasses> kept = new OfLoaders<>();
  private final ShownClasses shown = new ShownClasses();
  private final boolean tellsStates;

  /** Lets programs tell the local states of their threads, or not. */
  Instrumenter(boolean tellsStates) {
    this.tellsStates = tellsStates;
    rewriter = new Rewriter(files.platform(), tellsStates);
  }

  /** Classes that this loader or one below it defines belong to the program. */
  void control(ClassLoader root) {
    roots.put(root, true);
  }

  /** Classes of the program that this loader defines tell what they call. */
  void tellCalls(ClassLoader root) {
    telling.put(root, true);
  }

  /** Uses the classes that are kept for a loader of the program, and lets others join them. */
  void keep(ClassLoader root, KeptClasses classes) {
    if (!tellsStates) { // what tells states names residual code, which is not kept
      kept.put(root, classes);
    }
  }

  /** How many classes were shown so far; while that is done, others may be loaded unseen. */
  int count() {
    return shown.count();
  }

  /**
   * Whether a class of the JDK was loaded unseen that has to be rewritten.
   *
   * @param fresh whether its initialiser has not run yet, in which hooks must be off
   */
  boolean misses(String name, boolean fresh) {
    return !shown.contain(null, name)
        && (fresh ? rewriter.concerns(name) : rewriter.concernsLoaded(name));
  }

  /** Whether a class of the program was loaded unseen. */
  boolean misses(ClassLoader loader, String name) {
    return isControlled(loader) && rewriter.isProgram(name) && !shown.contain(loader, name);
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
      return rewriteJdk(bytes, redefined != null);
    } catch (Throwable failure) {
      return refused(name, failure);
    } finally {
      shown.add(null, name);
      Linkage.end();
    }
  }

  static boolean isOfJdk(ClassLoader loader) {
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
    String name = givenName == null ? "a class" : givenName.replace('.', '/');
    Linkage.begin(); // classes are loaded once
    try {
      name = new ClassReader(bytes).getClassName();
      if (isOfJdk(loader)) {
        return isOfImage(loader, name) ? null : rewriteJdk(bytes, false);
      }
      if (isControlled(loader) && rewriter.isProgram(name)) {
        return rewriteProgram(loader, name, bytes);
      }
      if (isControlled(loader)) {
        Frameworks.load(name.replace('/', '.'));
        return null;
      }
      if (loader != ClassLoader.getSystemClassLoader() && rewriter.isProgram(name)) {
        UncontrolledCalls.loads(name.replace('/', '.'));
      }
      return null;
    } catch (Throwable failure) {
      return refused(name, failure);
    } finally {
      shown.add(loader, name);
      Linkage.end();
    }
  }

  /** Whether a class was rewritten beforehand; the others are made at run time. */
  private boolean isOfImage(ClassLoader loader, String name) {
    return loader != null
        && files.platform().find(name).isPresent(); // the VM defines those of null
  }

  private boolean isControlled(ClassLoader loader) {
    for (ClassLoader l = loader; l != null; l = l.getParent()) {
      if (roots.get(l) != null) {
        return true;
      }
    }
    return false;
  }

  private byte[] rewriteProgram(ClassLoader loader, String name, byte[] bytes) {
    if (telling.get(loader) != null && !LibraryNames.isLibrary(name)) {
      Optional<Rewritten> told = rewriteTelling(loader, bytes);
      if (told.isPresent()) {
        return linker.link(loader, told.get());
      }
    }
    KeptClasses classes = kept.get(loader);
    return linker.link(
        loader,
        classes == null
            ? rewrite(loader, bytes, files.of(loader))
            : classes.get(
                name,
                bytes,
                files.withFile(loader),
                witness -> rewrite(loader, bytes, files.or(witness, loader))));
  }

  /** A class that has become too large tells nothing: its steps are shown instead. */
  private Optional<Rewritten> rewriteTelling(ClassLoader loader, byte[] bytes) {
    files.define(loader, bytes);
    try {
      return Optional.of(rewriter.rewriteTelling(bytes, files.of(loader)));
    } catch (MethodTooLargeException | ClassTooLargeException tooLarge) {
      return Optional.empty();
    }
  }

  private Rewritten rewrite(ClassLoader loader, byte[] bytes, ClassSource source) {
    files.define(loader, bytes);
    return rewriter.rewriteProgram(bytes, source);
  }

  private byte[] rewriteJdk(byte[] bytes, boolean loaded) {
    Optional<Rewritten> rewritten =
        loaded ? rewriter.rewriteLoaded(bytes) : rewriter.rewriteJdk(bytes);
    return rewritten.isEmpty() ? null : linker.link(null, rewritten.get());
  }
}
