package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.Arrays;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * Accesses through a {@link VarHandle}. Rewritten code calls {@link #before}, executes the access
 * itself, which nobody can interrupt, and calls {@link #after}.
 */
@Tells("an access is a step that observes the value which it finds")
public final class VarHandles {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  public static final AccessMode[] MODES = AccessMode.values();
  private static final int[] ORDERINGS =
      Arrays.stream(MODES).mapToInt(VarHandles::ordering).toArray();
  private static final Kind[] KINDS =
      Arrays.stream(MODES).map(VarHandles::kind).toArray(Kind[]::new);

  // No state of a run: a thread that has come before an access executes it at once, so that nobody
  // else uses these fields until it tells so.
  private static boolean pending;
  private static AccessMode mode;
  private static Class<?> type;
  private static Object base;
  private static long offset;
  private static int location;
  private static long expected;
  private static Object expectedObject;
  private static long found;
  private static Object foundObject;
  private static int site;

  private VarHandles() {}

  /** The value that a compare-and-set, which follows, expects. */
  public static void expect(int value) {
    expected = value;
  }

  public static void expect(long value) {
    expected = value;
  }

  public static void expect(float value) {
    expected = Float.floatToRawIntBits(value);
  }

  public static void expect(double value) {
    expected = Double.doubleToRawLongBits(value);
  }

  public static void expect(Object value) {
    if (Control.on()) {
      expectedObject = value;
      expected = Control.value(value);
    }
  }

  /** The value that such an access to a variable of a type expects, as an object. */
  public static void expect(Class<?> variable, Object value) {
    if (!variable.isPrimitive()) {
      expect(value);
    } else if (value instanceof Character character) {
      expect(character.charValue());
    } else if (value instanceof Boolean truth) {
      expect(truth ? 1 : 0);
    } else if (value instanceof Number number) {
      if (variable == float.class) {
        expect(number.floatValue());
      } else if (variable == double.class) {
        expect(number.doubleValue());
      } else {
        expect(number.longValue());
      }
    }
  }

  /**
   * An access follows.
   *
   * @param owner the object or array, null for a static field
   * @param index the index in an array
   */
  public static void before(VarHandle handle, Object owner, int index, int modeNumber, int where) {
    if (Control.on() && handle != null) {
      if (owner == null) {
        Class<?> declaring = declaring(Control.execution(), handle);
        if (declaring != null) {
          StaticState.use(declaring);
        }
      }
      arrive(Control.execution(), handle, owner, index, modeNumber, where);
    }
  }

  /** The class whose static field a handle accesses, or null. */
  @Enters
  private static Class<?> declaring(Execution execution, VarHandle handle) {
    return VarHandleTarget.resolve(handle, null, 0)
            && VarHandleTarget.base() instanceof Class<?> declaring
        ? declaring
        : null;
  }

  /** An access by the JDK's own code follows: to be looked at if its object is the program's. */
  public static void beforeInJdk(
      VarHandle handle, Object owner, int index, int modeNumber, int where) {
    if (owner != null && handle != null && Control.on(owner)) {
      arrive(Control.execution(), handle, owner, index, modeNumber, Sites.here);
    }
  }

  @DontInline
  @Enters
  private static void arrive(
      Execution execution, VarHandle handle, Object owner, int index, int modeNumber, int where) {
    pending = false; // an access before this one may have thrown
    if (!VarHandleTarget.resolve(handle, owner, index)) {
      Views.access(execution, handle, owner, index, MODES[modeNumber], where);
      return;
    }
    if (VarHandleTarget.base() == null) {
      return; // the access itself will throw
    }
    reach(
        execution,
        VarHandleTarget.base(),
        VarHandleTarget.offset(),
        handle.varType(),
        MODES[modeNumber],
        where);
  }

  /** Brings the current thread before an access to a place in an object. */
  public static void reach(
      Execution execution,
      Object object,
      long at,
      Class<?> valueType,
      AccessMode wanted,
      int where) {
    pending = false;
    // Kept here until the access: the thread may be suspended in between, others use the fields.
    long want = expected;
    Object wantObject = expectedObject;
    int place = execution.places().memory(object, at);
    if (isPlain(wanted) && !execution.accesses().explores()) {
      if (wanted == AccessMode.SET) {
        Effects.count++;
      } else {
        Effects.looks++;
      }
      if (execution.recorder().isAtWork()) {
        execution.recorder().memory(object, at, valueType, wanted == AccessMode.SET, where);
      }
      execution.accesses().plainByHandle(place);
      if (execution.symmetry().areAbout()) {
        execution.symmetry().looksAnywhere(where);
        if (wanted == AccessMode.SET && !valueType.isPrimitive()) {
          execution.symmetry().guard().name("stored an object through a handle", where);
        }
      }
      if (!execution.accesses().isHarmless(object)) {
        execution.accesses().plain(place, wanted == AccessMode.SET, where);
      }
      return;
    }
    Kind kind = KINDS[wanted.ordinal()];
    if (kind.mayWrite()) {
      execution.accesses().changesElement(object);
    }
    execution.arrive(kind, place, kind == Kind.COMPARE_AND_SET ? want : 0, where);
    pending = true;
    mode = wanted;
    type = valueType;
    base = object;
    offset = at;
    location = place;
    expected = want;
    expectedObject = wantObject;
    site = where;
    found = execution.places().valueAt(base, offset, type);
    foundObject = type.isPrimitive() ? null : UNSAFE.getReference(base, offset);
  }

  /** The access has been executed. */
  public static void after() {
    if (pending && Control.on()) {
      recordAccess(Control.execution());
    }
  }

  @DontInline
  @Enters
  private static void recordAccess(Execution execution) {
    pending = false;
    long now = execution.places().valueAt(base, offset, type);
    int order = ORDERINGS[mode.ordinal()] | Atomic.MIXED;
    if (isPlain(mode)) {
      execution.record(found, now, now);
    } else {
      switch (KINDS[mode.ordinal()]) {
        case VOLATILE_READ, OPAQUE_READ -> Atomic.read(execution, location, order, now, site);
        case VOLATILE_WRITE, OPAQUE_WRITE ->
            Atomic.write(execution, location, order, found, now, site);
        case COMPARE_AND_SET -> {
          boolean done = type.isPrimitive() ? found == expected : foundObject == expectedObject;
          long before = Atomic.found(done, expected, found);
          Atomic.compareAndSet(execution, location, order, done, before, done ? now : before, site);
          if (mode.methodName().startsWith("compareAndExchange")) {
            execution
                .recording()
                .hide(
                    "compareAndExchange"); // the step observes only whether it is what was expected
          }
        }
        default -> Atomic.update(execution, location, order, found, now, site);
      }
    }
    if (found != now && !type.isPrimitive() && execution.symmetry().areAbout()) {
      execution.symmetry().guard().handOut(base, UNSAFE.getReference(base, offset), site);
    }
    base = null;
    expectedObject = null;
    foundObject = null;
  }

  private static boolean isPlain(AccessMode access) {
    return access == AccessMode.GET || access == AccessMode.SET;
  }

  private static Kind kind(AccessMode access) {
    return switch (access) {
      case GET -> Kind.READ;
      case SET -> Kind.WRITE;
      case GET_OPAQUE -> Kind.OPAQUE_READ;
      case SET_OPAQUE -> Kind.OPAQUE_WRITE;
      case GET_VOLATILE, GET_ACQUIRE -> Kind.VOLATILE_READ;
      case SET_VOLATILE, SET_RELEASE -> Kind.VOLATILE_WRITE;
      case COMPARE_AND_SET,
          COMPARE_AND_EXCHANGE,
          COMPARE_AND_EXCHANGE_ACQUIRE,
          COMPARE_AND_EXCHANGE_RELEASE,
          WEAK_COMPARE_AND_SET_PLAIN,
          WEAK_COMPARE_AND_SET,
          WEAK_COMPARE_AND_SET_ACQUIRE,
          WEAK_COMPARE_AND_SET_RELEASE ->
          Kind.COMPARE_AND_SET;
      default -> Kind.READ_MODIFY_WRITE;
    };
  }

  private static int ordering(AccessMode access) {
    String name = access.methodName();
    if (name.endsWith("Opaque") || name.endsWith("Plain")) {
      return Atomic.OPAQUE;
    }
    if (name.endsWith("Acquire")) {
      return Atomic.LEARNS;
    }
    return name.endsWith("Release") ? Atomic.PUBLISHES : Atomic.VOLATILE;
  }
}
