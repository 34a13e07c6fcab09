package dev.jacquard.model.dynamic;

import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** A draft to look at, by somebody who may see everything and of whom nobody takes note. */
class Sight<G extends Record> implements View<G> {
  private Draft<G> draft;

  Sight(Draft<G> draft) {
    this.draft = draft;
  }

  final Draft<G> draft() {
    return draft;
  }

  final void draft(Draft<G> next) {
    draft = next;
  }

  /** Somebody looks at the globals or changes them. */
  void touchGlobals() {}

  /** Somebody looks at an object or its lock, or changes it. */
  void touchObject(Ref<?> ref) {}

  /** Somebody looks at processes of a type or changes them. */
  void touchProcesses(Class<?> type) {}

  /** Somebody looks whether a process has ended. */
  void touchLife(Pid pid) {}

  @Override
  public final G globals() {
    touchGlobals();
    return draft.globals();
  }

  @Override
  @SuppressWarnings("unchecked") // the reference came from allocating a T
  public final <T extends Record> T get(Ref<T> ref) {
    touchObject(ref);
    return (T) draft.object(ref);
  }

  @Override
  public final boolean isFree(Ref<?> ref) {
    touchObject(ref);
    return draft.holder(ref) < 0;
  }

  @Override
  public final boolean lives(Pid pid) {
    touchLife(pid);
    return draft.lives(number(pid));
  }

  @Override
  public final <P extends Process<G>> P process(Pid pid, Class<P> type) {
    touchProcesses(type);
    Process<G> process = draft.process(number(pid));
    if (process == null) {
      throw new NoSuchElementException("a process that has ended is looked at");
    }
    return type.cast(process);
  }

  @Override
  public final <P extends Process<G>> int count(Class<P> type, Predicate<? super P> predicate) {
    touchProcesses(type);
    int count = 0;
    for (int process = 0; process < draft.processes(); process++) {
      Process<G> local = draft.process(process);
      if (type.isInstance(local) && predicate.test(type.cast(local))) {
        count++;
      }
    }
    return count;
  }

  static int number(Pid pid) {
    if (pid.isNone()) {
      throw new NoSuchElementException("a reference to no process is followed");
    }
    return pid.number();
  }
}
