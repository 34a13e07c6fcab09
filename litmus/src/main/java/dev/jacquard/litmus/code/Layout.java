package dev.jacquard.litmus.code;

import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of everything that is shared: locations (cells of variables first, then locks,
 * semaphores, and the park permit, the life and the interrupt flag of each thread), wait queues,
 * threads.
 */
public final class Layout {
  private final Map<String, Integer> locationOf = new HashMap<>();
  private final Map<String, Integer> queueOf = new HashMap<>();
  private final Map<String, Integer> threadOf = new HashMap<>();
  private final List<String> locationNames = new ArrayList<>();
  private final List<Long> initial = new ArrayList<>();
  private final List<String> queueNames = new ArrayList<>();
  private final List<Integer> queueLocks = new ArrayList<>();
  private final List<String> threadNames = new ArrayList<>();
  private final int variables;
  private final int monitors;
  private final int permits;
  private final int lives;
  private final int flags;

  public Layout(LitmusFile file) {
    for (SharedVariable variable : file.variables()) {
      place(variable, variable.initial());
    }
    variables = locationNames.size();
    for (LockDeclaration lock : file.locks()) {
      queueOf.put(lock.name(), queueNames.size());
      int from = place(lock, 0);
      for (int i = 0; i < lock.extent().cells(); i++) {
        addQueue(locationNames.get(from + i), from + i);
      }
    }
    monitors = queueNames.size();
    for (ConditionDeclaration condition : file.conditions()) {
      queueOf.put(condition.name(), queueNames.size());
      addQueue(condition.name(), location(condition.lock()));
    }
    for (SemaphoreDeclaration semaphore : file.semaphores()) {
      place(semaphore, semaphore.permits());
    }
    for (ThreadDefinition thread : file.threads()) {
      threadOf.put(thread.declaration().name(), threadNames.size());
      threadNames.addAll(names(thread.declaration()));
    }
    permits = placeForThreads("permit of ");
    lives = placeForThreads("life of ");
    flags = placeForThreads("interrupt flag of ");
  }

  private int place(Declaration declaration, long state) {
    int from = locationNames.size();
    locationOf.put(declaration.name(), from);
    for (String name : names(declaration)) {
      locationNames.add(name);
      initial.add(state);
    }
    return from;
  }

  private int placeForThreads(String prefix) {
    int from = locationNames.size();
    for (String name : threadNames) {
      locationNames.add(prefix + name);
      initial.add(0L);
    }
    return from;
  }

  private void addQueue(String name, int lock) {
    queueNames.add(name);
    queueLocks.add(lock);
  }

  private static List<String> names(Declaration declaration) {
    if (!declaration.extent().array()) {
      return List.of(declaration.name());
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < declaration.extent().cells(); i++) {
      names.add(declaration.name() + "[" + i + "]");
    }
    return names;
  }

  public int threads() {
    return threadNames.size();
  }

  public int locations() {
    return locationNames.size();
  }

  /** How many of the locations are cells of variables; they come first. */
  public int variables() {
    return variables;
  }

  /** How many of the locations are locks; they come behind the variables. */
  public int locks() {
    return monitors;
  }

  /** Whether a wait queue is a condition, first in first out, and not a monitor's wait set. */
  public boolean isFifo(int queue) {
    return queue >= monitors;
  }

  public int queues() {
    return queueNames.size();
  }

  /** The lock to which a wait queue belongs. */
  public int lockOf(int queue) {
    return queueLocks.get(queue);
  }

  int location(Declaration declaration) {
    return locationOf.get(declaration.name());
  }

  int location(Element<? extends Declaration> element) {
    return location(element.declaration()) + element.index();
  }

  int queue(Declaration declaration) {
    return queueOf.get(declaration.name());
  }

  int thread(Declaration declaration) {
    return threadOf.get(declaration.name());
  }

  /** The location that holds the park permit of a thread. */
  public int permit(int thread) {
    return permits + thread;
  }

  /** The location that holds whether a thread was started and has ended. */
  public int life(int thread) {
    return lives + thread;
  }

  /** The location that holds whether a thread is interrupted. */
  public int flag(int thread) {
    return flags + thread;
  }

  /** The states of all locations at the beginning. */
  public long[] initialStates() {
    return initial.stream().mapToLong(Long::longValue).toArray();
  }

  public String threadName(int thread) {
    return threadNames.get(thread);
  }

  public String locationName(int location) {
    return location == Operation.NO_LOCATION ? "" : locationNames.get(location);
  }

  public String queueName(int queue) {
    return queueNames.get(queue);
  }
}
