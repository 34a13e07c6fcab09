package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.name.Memory;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.setting.PrivateObjects;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import dev.jacquard.runtime.thread.LogicalThread;
import jdk.internal.misc.Unsafe;

/**
 * What a thread is born with, as the beginning of its history: its code, its parent, and all that
 * it can reach. What it shares with others is itself; its own things are described by their
 * content, so that two threads whose things correspond are born alike.
 */
final class BirthRecords {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long HOLDER;
  private static final long TASK;
  private static final long LOCALS =
      UNSAFE.objectFieldOffset(Thread.class, "inheritableThreadLocals");

  private static final long HANDLER =
      UNSAFE.objectFieldOffset(Thread.class, "uncaughtExceptionHandler");

  /** More own things than this are not worth the comparison. */
  private static final int MOST_THINGS = 256;

  private static final long ABSENT = -1;
  private static final long SHARED = -2;
  private static final long OWN = -3;
  private static final long VALUE = -4;

  static {
    long holder = ABSENT;
    long task;
    try {
      Class<?> fields = Class.forName("java.lang.Thread$FieldHolder"); // since JDK 19
      holder = UNSAFE.objectFieldOffset(Thread.class, "holder");
      task = UNSAFE.objectFieldOffset(fields, "task");
    } catch (ClassNotFoundException older) {
      task = UNSAFE.objectFieldOffset(Thread.class, "target");
    }
    HOLDER = holder;
    TASK = task;
  }

  private final Objects objects;
  private final Sharing sharing;
  private int thread;
  private int things;

  BirthRecords(Objects objects, Sharing sharing) {
    this.objects = objects;
    this.sharing = sharing;
  }

  /** What a thread does, or null if it is in a method of the thread's own class. */
  private static Object task(LogicalThread born) {
    if (born.body() != born.thread()) {
      return born.body();
    }
    Thread thread = born.thread();
    if (HOLDER == ABSENT) {
      return UNSAFE.getReference(thread, TASK);
    }
    Object holder = UNSAFE.getReference(thread, HOLDER);
    Object task = holder == null ? null : UNSAFE.getReference(holder, TASK);
    return task == null && isPlain(thread) ? taskOfVirtual(thread) : task;
  }

  /** The task of a virtual thread, as far as it has a field of its own for it. */
  private static Object taskOfVirtual(Thread thread) {
    Shape shape = Shape.of(thread.getClass());
    for (int i = 0; i < shape.fields(); i++) {
      if (shape.name(i).equals("task")) {
        return Shape.reference(thread, shape.offset(i));
      }
    }
    return null;
  }

  /** What code of the program a thread begins with, or null. */
  static Object work(LogicalThread born) {
    Object task = task(born);
    return task instanceof Commission commission ? commission.work() : task;
  }

  private static Object employer(LogicalThread born) {
    return task(born) instanceof Commission commission ? commission.employer() : null;
  }

  /** The code of a thread; null if it is not the program's. */
  static Code code(LogicalThread born) {
    Object work = work(born);
    boolean ofProgram = isProgram(born.thread().getClass());
    if (!ofProgram && (!isPlain(born.thread()) || work == null)) {
      return null;
    }
    if (work != null && isRuntime(work.getClass())) {
      return null;
    }
    return new Code(born.thread().getClass(), work == null ? null : work.getClass());
  }

  /** Whether its class adds nothing to what it was given to do. */
  private static boolean isPlain(Thread thread) {
    return thread.getClass() == Thread.class
        || thread.getClass().getName().equals("java.lang.VirtualThread")
        || thread.getClass().getName().equals("java.lang.ThreadBuilders$BoundVirtualThread");
  }

  private static boolean isProgram(Class<?> type) {
    return type.getClassLoader() != null;
  }

  private static boolean isRuntime(Class<?> type) {
    return type.getName().startsWith("dev.jacquard.runtime.");
  }

  /** A thread with known code begins its history. */
  void describe(LogicalThread born, int parent, int label, PrivateObjects own) {
    thread = born.number();
    things = 0;
    Thread object = born.thread();
    sharing.enter(thread);
    if (UNSAFE.getReference(object, LOCALS) != null) {
      sharing.part(thread); // who knows what its parent left for it there
      return;
    }
    sharing.observe(thread, parent, label);
    sharing.observe(thread, born.isDaemon() ? 1 : 0, object.getPriority());
    sharing.observe(thread, SHARED, objects.value(object.getClass()));
    sharing.observe(thread, SHARED, objects.value(employer(born)));
    sharing.observe(thread, SHARED, objects.value(object.getThreadGroup()));
    sharing.observe(thread, SHARED, objects.value(object.getContextClassLoader()));
    sharing.observe(thread, SHARED, objects.value(UNSAFE.getReference(object, HANDLER)));
    mark(object);
    if (isProgram(object.getClass())) {
      content(object, own);
    }
    reference(work(born), own.at(TASK));
  }

  private void mark(Object thing) {
    if (!thing.getClass().isHidden()) { // nobody can look into the object of a lambda
      objects.of(thing).belongTo(thread, things, objects.run());
    }
    things++;
  }

  private void reference(Object referred, PrivateObjects own) {
    Tracked known = referred == null ? null : objects.find(referred);
    if (known != null && known.isOwn(objects.run()) && known.ownedBy() == thread) {
      sharing.observe(thread, OWN, known.ownIndex()); // met before on another way
    } else if (referred == null || own == null || isOthers(referred)) {
      sharing.observe(thread, SHARED, objects.value(referred));
    } else if (things == MOST_THINGS) {
      sharing.part(thread);
    } else {
      sharing.observe(thread, OWN, objects.value(referred.getClass()));
      mark(referred);
      content(referred, own);
    }
  }

  private boolean isOthers(Object object) {
    Tracked known = objects.find(object);
    return Shape.isValue(object)
        || !Shape.isComparable(object.getClass())
        || (known != null && known.isOwn(objects.run()) && known.ownedBy() != thread);
  }

  private void content(Object thing, PrivateObjects own) {
    if (thing.getClass().isArray()) {
      elements(thing, own);
      return;
    }
    Shape shape = Shape.of(thing.getClass());
    for (int i = 0; i < shape.fields(); i++) {
      long offset = shape.offset(i);
      if (shape.isReference(i)) {
        reference(Shape.reference(thing, offset), own.at(offset));
      } else {
        value(Memory.read(shape.type(i), thing, offset, objects));
      }
    }
  }

  private void elements(Object array, PrivateObjects own) {
    Class<?> type = array.getClass().getComponentType();
    int length = java.lang.reflect.Array.getLength(array);
    value(length);
    for (int i = 0; i < length; i++) {
      long offset = ArrayLayout.offset(array.getClass(), i);
      if (type.isPrimitive()) {
        value(Memory.read(type.descriptorString().charAt(0), array, offset, objects));
      } else {
        reference(Shape.reference(array, offset), own.at(offset));
      }
    }
  }

  private void value(long value) {
    sharing.observe(thread, VALUE, value);
  }

  /** Where in a thread the task lies, for {@link PrivateObjects}. */
  static long taskOffset() {
    return TASK;
  }
}
