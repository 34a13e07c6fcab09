package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import java.util.Set;

/**
 * Declares the locks, conditions and semaphores, each in a final field of its own.
 *
 * <p>Not in arrays: to read an element of an array is a step, since any thread could write it.
 */
final class JavaObjects {
  private static final int MOST_FIELDS = 1000;

  private final LitmusFile file;
  private final Set<LockDeclaration> monitors;
  private final Storage storage;

  JavaObjects(LitmusFile file, Set<LockDeclaration> monitors, Storage storage) {
    this.file = file;
    this.monitors = monitors;
    this.storage = storage;
    int fields =
        file.locks().stream().mapToInt(lock -> lock.extent().cells()).sum()
            + file.semaphores().stream().mapToInt(semaphore -> semaphore.extent().cells()).sum();
    if (fields > MOST_FIELDS) {
      throw new NotExpressibleException(Obstacle.TOO_MANY_FIELDS);
    }
  }

  void declare(SourceWriter source) {
    for (LockDeclaration lock : file.locks()) {
      declareCells(source, lock, type(lock), "new " + type(lock) + "()");
    }
    for (ConditionDeclaration condition : file.conditions()) {
      if (!monitors.contains(condition.lock().declaration())) { // else nothing uses it
        String made = JavaNames.of(condition.lock()) + ".newCondition()";
        declareCells(source, condition, "Condition", made);
      }
    }
    for (SemaphoreDeclaration semaphore : file.semaphores()) {
      declareCells(source, semaphore, "Semaphore", "new Semaphore(" + semaphore.permits() + ")");
    }
  }

  private String type(LockDeclaration lock) {
    return monitors.contains(lock) ? "Object" : "ReentrantLock";
  }

  private void declareCells(
      SourceWriter source, Declaration declaration, String type, String initial) {
    for (int i = 0; i < declaration.extent().cells(); i++) {
      String name = JavaNames.of(new Element<>(declaration, i));
      source.line(storage.modifier() + "final " + type + " " + name + " = " + initial + ";");
    }
  }

  /** The methods that select a cell by an index that only the run knows. */
  void declareSelectors(SourceWriter source) {
    for (LockDeclaration lock : file.locks()) {
      declareSelector(source, lock, type(lock));
    }
    for (SemaphoreDeclaration semaphore : file.semaphores()) {
      declareSelector(source, semaphore, "Semaphore");
    }
  }

  private void declareSelector(SourceWriter source, Declaration array, String type) {
    if (!array.extent().array()) {
      return;
    }
    String parameters = storage.parameterBefore("int index");
    source.blank();
    source.open(
        "private static " + type + " " + JavaNames.auxiliary(array) + "(" + parameters + ")");
    source.open("switch (index)");
    for (int i = 0; i < array.extent().cells(); i++) {
      String cell = storage.prefix() + JavaNames.of(new Element<>(array, i));
      source.line("case " + i + ": return " + cell + ";");
    }
    source.line("default: throw new ArrayIndexOutOfBoundsException(index);");
    source.close();
    source.close();
  }
}
