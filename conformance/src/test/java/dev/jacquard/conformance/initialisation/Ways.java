package dev.jacquard.conformance.initialisation;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** All that initialises a class, what does not, and what initialisers may do. */
public final class Ways {
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final Object LOCK = new Object();
  private static volatile int shared;
  private static boolean ready;

  private Ways() {}

  private static class Used {
    static final int CONSTANT = 3;
    static final String TEXT = "constant";
    static final Integer BOXED = COUNT.incrementAndGet();
    static int field = 1;
    int own = 2;

    static int method() {
      return field;
    }
  }

  private static final class Below extends Used {
    static int below = COUNT.addAndGet(10);
  }

  @Expect(outcomes = "0", executions = 1)
  public static String noneOfThese() throws Exception {
    Used[] array = new Used[2];
    Used[][] arrays = new Used[2][2];
    Object none = null;
    boolean is = none instanceof Used;
    Used cast = (Used) none;
    String name = Used.class.getName() + Used.CONSTANT + Used.TEXT;
    Class.forName(Used.class.getName(), false, Ways.class.getClassLoader());
    int declared = Used.class.getDeclaredFields().length;
    Class<?> ofArray = Class.forName("[L" + Used.class.getName() + ";");
    Claim.that(array.length == arrays.length && !is && cast == null, "made");
    Claim.that(name.length() > declared && ofArray.isArray(), "named");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "1", executions = 1)
  public static String anInheritedField() {
    Below.field++;
    return "" + COUNT.get();
  }

  @Expect(outcomes = "1", executions = 1)
  public static String anInheritedMethod() {
    Claim.that(Below.method() == 1, "the value");
    return "" + COUNT.get();
  }

  @Expect(outcomes = "11 2", executions = 1)
  public static String anObject() {
    int own = new Below().own;
    return COUNT.get() + " " + own;
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aHandleOfAMethod() throws Throwable {
    MethodHandle handle =
        MethodHandles.lookup().findStatic(Used.class, "method", MethodType.methodType(int.class));
    return (int) handle.invoke() + " " + COUNT.get();
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aHandleOfAVariable() throws Exception {
    VarHandle handle = MethodHandles.lookup().findStaticVarHandle(Used.class, "field", int.class);
    return handle.getVolatile() + " " + COUNT.get();
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aGetter() throws Throwable {
    MethodHandle handle = MethodHandles.lookup().findStaticGetter(Used.class, "field", int.class);
    return (int) handle.invoke() + " " + COUNT.get();
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aReferenceToAMethod() {
    Supplier<Integer> method = Used::method;
    return method.get() + " " + COUNT.get();
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aReferenceToAConstructor() {
    Supplier<Used> maker = Used::new;
    return (maker.get().own - 1) + " " + COUNT.get();
  }

  @Expect(outcomes = "1 2", executions = 1)
  public static String aConstructorByReflection() throws Exception {
    int own = Used.class.getDeclaredConstructor().newInstance().own;
    return COUNT.get() + " " + own;
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String aMethodByReflection() throws Exception {
    Object value = Used.class.getDeclaredMethod("method").invoke(null);
    return value + " " + COUNT.get();
  }

  private static final class First {
    static int seen = 1 + Second.seen;
  }

  private static final class Second {
    static int seen = 1 + Third.seen;
  }

  private static final class Third {
    static int seen = 1 + First.seen;
  }

  @Expect(outcomes = "3 2 1", executions = 1)
  public static String aCircleOfThreeInOneThread() {
    return First.seen + " " + Second.seen + " " + Third.seen;
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"3 2 1", "1 3 2", "2 1 3"})
  public static String aCircleOfThree() throws Exception {
    Run.all(
        () -> Claim.that(First.seen > 0, "initialised"),
        () -> Claim.that(Second.seen > 0, "initialised"),
        () -> Claim.that(Third.seen > 0, "initialised"));
    return First.seen + " " + Second.seen + " " + Third.seen;
  }

  private static class Parent {
    static int seen;

    static {
      seen = Child.number + 1;
    }
  }

  private static final class Child extends Parent {
    static int number;

    static {
      number = seen + 1;
    }
  }

  /** The class above needs the one below: which is first decides, and both at once wait. */
  @Expect(
      failures = "deadlock",
      outcomes = {"1 2", "2 1"})
  public static String aClassAboveNeedsOneBelow() throws Exception {
    Run.both(
        () -> Claim.that(Parent.seen > 0, "initialised"),
        () -> Claim.that(Child.number > 0, "initialised"));
    return Parent.seen + " " + Child.number;
  }

  private static final class Notified {
    static final int VALUE;

    static {
      synchronized (LOCK) {
        while (!ready) {
          Run.unchecked(LOCK::wait).run();
        }
      }
      VALUE = 4;
    }
  }

  @Expect(outcomes = "4")
  public static String anInitialiserWaitsToBeNotified() throws Exception {
    int[] seen = new int[1];
    Run.both(
        () -> seen[0] = Notified.VALUE,
        () -> {
          synchronized (LOCK) {
            ready = true;
            LOCK.notifyAll();
          }
        });
    return "" + seen[0];
  }

  private static final class Outer {
    static final int VALUE = Inner.VALUE + 1;

    private static final class Inner {
      static final Integer VALUE = COUNT.incrementAndGet();
    }
  }

  @Expect(outcomes = "2 2 1")
  public static String aHolderInAHolder() throws Exception {
    int[] seen = new int[2];
    Run.both(() -> seen[0] = Outer.VALUE, () -> seen[1] = Outer.VALUE);
    return seen[0] + " " + seen[1] + " " + COUNT.get();
  }

  private static final class Broken {
    static int value;

    static {
      if (shared == 1) {
        throw new IllegalStateException("boom");
      }
      value = 5;
    }
  }

  private static String use() {
    try {
      return "" + Broken.value;
    } catch (ExceptionInInitializerError first) {
      return first.getCause().getMessage();
    } catch (NoClassDefFoundError later) {
      return later.getCause() instanceof ExceptionInInitializerError ? "again" : "no cause";
    }
  }

  @Expect(
      outcomes = {"5 5", "boom again"},
      executions = 2)
  public static String itFailsInSomeInterleavings() throws Exception {
    String[] seen = new String[2];
    Run.both(() -> seen[0] = use() + " " + use(), () -> shared = 1);
    return seen[0];
  }

  private static final class Late {
    static final List<String> LINES = new ArrayList<>();

    static {
      LINES.add("a" + shared);
    }
  }

  @Expect(
      races = "explore",
      outcomes = {"[a0, b]", "[a1, b]"})
  public static String withRacesExplored() throws Exception {
    Run.both(
        () -> {
          Late.LINES.add("b");
        },
        () -> shared = 1);
    return "" + Late.LINES;
  }

  private static final CountDownLatch GATE = new CountDownLatch(1);

  private static final class Opening {
    static final int VALUE;

    static {
      GATE.countDown();
      VALUE = 6;
    }
  }

  @Expect(outcomes = "6")
  public static String anInitialiserOpensAGate() throws Exception {
    int[] seen = new int[1];
    Run.both(
        () -> Claim.that(Opening.VALUE == 6, "initialised"),
        () -> {
          Run.unchecked(GATE::await).run();
          seen[0] = Opening.VALUE;
        });
    return "" + seen[0];
  }
}
