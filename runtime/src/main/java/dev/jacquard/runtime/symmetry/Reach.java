package dev.jacquard.runtime.symmetry;

import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Tracked;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/** What others can reach when a thread hands out an object. */
final class Reach {
  private static final int MOST = 1_000;

  private final Objects objects;
  private final int thread;

  Reach(Objects objects, int thread) {
    this.objects = objects;
    this.thread = thread;
  }

  /**
   * Others can now reach an object, and what it leads to over objects that only this thread knows
   * so far.
   *
   * @return something among it that the thread has had for itself from birth, or null; if there is
   *     too much to look at, the object itself
   */
  Object publish(Object object) {
    if (Shape.isValue(object) && !(object instanceof Thread)) {
      return null;
    }
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    open.add(object);
    while (!open.isEmpty()) {
      Object next = open.remove();
      Tracked known = objects.find(next);
      if (known != null && known.isOwn(objects.run())) {
        return next;
      }
      if (met.size() > MOST) {
        return object;
      }
      if (isFresh(known) && met.add(next)) {
        if (known != null) {
          known.publish(objects.run());
        }
        addReferences(next, open);
      }
    }
    return null;
  }

  /** Made by the thread, or by the JDK for it. */
  private boolean isFresh(Tracked known) {
    return known == null || known.maker() == thread || known.number() < 0;
  }

  private static void addReferences(Object object, Deque<Object> open) {
    if (object instanceof Object[] array) {
      for (Object element : array) {
        add(element, open);
      }
    } else if (!object.getClass().isArray()) {
      Shape shape = Shape.of(object.getClass());
      for (int i = 0; i < shape.fields(); i++) {
        if (shape.isReference(i)) {
          add(Shape.reference(object, shape.offset(i)), open);
        }
      }
    }
  }

  private static void add(Object referred, Deque<Object> open) {
    if (referred != null && (referred instanceof Thread || !Shape.isValue(referred))) {
      open.add(referred);
    }
  }
}
