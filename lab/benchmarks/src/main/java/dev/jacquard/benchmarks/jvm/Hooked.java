package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.paper.PaperPrograms;
import dev.jacquard.worker.ProgramLoader;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/** Loads a program a second time, with hooks; works in a worker JVM only. */
public final class Hooked {
  private Hooked() {}

  /** An instance of a class of its own, whose constructor takes so many numbers. */
  public static Runnable instance(Class<? extends Runnable> program, Integer... sizes) {
    try {
      return (Runnable)
          new ProgramLoader(List.of(location(program)))
              .loadClass(program.getName())
              .getConstructor(Collections.nCopies(sizes.length, int.class).toArray(new Class<?>[0]))
              .newInstance((Object[]) sizes);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A program of a publication, as {@link PaperPrograms} names it. */
  public static Runnable named(String name, int... sizes) {
    return named(PaperPrograms.class, name, sizes);
  }

  /** A program as a static method {@code named} of such a class names it. */
  public static Runnable named(Class<?> programs, String name, int... sizes) {
    try {
      return (Runnable)
          new ProgramLoader(List.of(location(programs)))
              .loadClass(programs.getName())
              .getMethod("named", String.class, int[].class)
              .invoke(null, name, sizes);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(e.getCause().getMessage(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where a class comes from. */
  public static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
