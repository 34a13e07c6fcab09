package dev.jacquard.check.jvm;

import dev.jacquard.worker.ProgramLoader;
import java.util.Optional;
import java.util.function.Function;

/**
 * The program once more, in classes that tell what they call: for one closer look at an execution
 * that fails, since it costs much.
 *
 * @param loader that of the classes that are searched
 * @param finder finds the body of the program in others
 */
public record TellingProgram(ProgramLoader loader, Finder finder) {
  /** Finds the body of a program. */
  public interface Finder {
    /** The body in the classes of a loader. */
    Runnable in(ProgramLoader loader) throws Target.Missing;
  }

  /** What is made of its body; nothing if it has none there. */
  <T> Optional<T> look(Function<Runnable, Optional<T>> closely) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    ProgramLoader telling = loader.telling();
    thread.setContextClassLoader(telling); // the program's threads inherit it
    try {
      return closely.apply(finder.in(telling));
    } catch (Target.Missing | LinkageError damage) {
      return Optional.empty();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
