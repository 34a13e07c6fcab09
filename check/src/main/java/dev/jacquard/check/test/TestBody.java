package dev.jacquard.check.test;

import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.test.Lifecycle.Hook;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.thread.Unwind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * A JUnit test as a program: what one execution consists of.
 *
 * <p>Every execution begins with fresh static state, so it is a whole life of the test class:
 * {@code @BeforeAll}, new instances, {@code @BeforeEach}, the method, {@code @AfterEach} and
 * {@code @AfterAll}. All calls go through method handles: reflection changes its ways after some
 * calls, which would make one execution differ from the next.
 */
final class TestBody implements Runnable {
  private static final MethodType LIFECYCLE = MethodType.methodType(void.class, Object.class);
  private static final MethodType TEST =
      MethodType.methodType(void.class, Object.class, Object[].class);
  private static final String CONSTRUCTOR = "<init>";
  private static final String ABORTED = "org.opentest4j.TestAbortedException";

  /** A lifecycle method with the place of its instance in the chain of enclosing instances. */
  private record Call(MethodHandle method, int instance) {}

  private final ClassLoader loader;
  private final List<MethodHandle> constructors = new ArrayList<>();
  private final List<Call> beforeAll = new ArrayList<>();
  private final List<Call> beforeEach = new ArrayList<>();
  private final List<Call> afterEach = new ArrayList<>();
  private final List<Call> afterAll = new ArrayList<>();
  private final List<String> beginnings = new ArrayList<>();
  private final MethodHandle test;
  private final Object[] arguments;
  private final List<Class<?>> enums;

  private boolean assumptionFailed;

  /**
   * Finds everything that the test needs.
   *
   * @param enums the classes of all constants in the arguments
   */
  TestBody(TestMethod method, Object[] arguments, List<Class<?>> enums, ClassLoader loader)
      throws Target.Missing {
    this.loader = loader;
    this.arguments = arguments;
    this.enums = enums;
    Class<?> enclosing = null;
    for (String name : method.classes()) {
      Class<?> type = load(name);
      int instance = constructors.size();
      constructors.add(constructor(type, enclosing));
      beforeAll.addAll(calls(type, Hook.BEFORE_ALL, instance));
      beforeEach.addAll(calls(type, Hook.BEFORE_EACH, instance));
      afterEach.addAll(0, calls(type, Hook.AFTER_EACH, instance));
      afterAll.addAll(0, calls(type, Hook.AFTER_ALL, instance));
      enclosing = type;
    }
    test = test(method);
    beginnings.add(method.declaringClass() + "#" + method.name());
    beginnings.add(method.target()); // somebody else may call it
    method.classes().forEach(type -> beginnings.add(type + "#<init>"));
  }

  // ---- one execution ---------------------------------------------------------------------------

  @Override
  public void run() {
    assumptionFailed = false;
    Throwable failure = null;
    try {
      initialiseEnums();
      callEach(beforeAll, null);
      failure = liveOnce();
    } catch (Throwable thrown) {
      failure = caught(thrown);
    }
    end(callAll(afterAll, null, failure));
  }

  /** Whoever has made the arguments has initialised the enums in them. */
  private void initialiseEnums() {
    for (int i = 0; i < enums.size(); i++) {
      StaticState.use(enums.get(i));
    }
  }

  /** New instances and the test with what surrounds it. */
  private Throwable liveOnce() throws Throwable {
    Object[] instances = new Object[constructors.size()];
    for (int i = 0; i < instances.length; i++) {
      instances[i] =
          (Object) constructors.get(i).invokeExact(i == 0 ? (Object) null : instances[i - 1]);
    }
    Throwable failure = null;
    try {
      callEach(beforeEach, instances);
      Object instance = instances.length == 0 ? null : instances[instances.length - 1];
      test.invokeExact(instance, arguments);
    } catch (Throwable thrown) {
      failure = caught(thrown);
    }
    return callAll(afterEach, instances, failure);
  }

  private static void callEach(List<Call> calls, Object[] instances) throws Throwable {
    for (int i = 0; i < calls.size(); i++) {
      call(calls.get(i), instances);
    }
  }

  /** Calls all, whatever they throw; the first failure has the later ones as suppressed. */
  private static Throwable callAll(List<Call> calls, Object[] instances, Throwable before) {
    Throwable failure = before;
    for (int i = 0; i < calls.size(); i++) {
      try {
        call(calls.get(i), instances);
      } catch (Throwable thrown) {
        Throwable next = caught(thrown);
        if (failure == null) {
          failure = next;
        } else if (failure != next) {
          failure.addSuppressed(next);
        }
      }
    }
    return failure;
  }

  /**
   * What the program threw; but if the run is over, its threads only have to leave, and not even
   * what a finally would do is to be done. An assertion may have wrapped what makes them leave.
   */
  private static Throwable caught(Throwable thrown) {
    if (thrown instanceof Unwind || Control.execution().isUnwinding()) {
      throw Unwind.NOW;
    }
    return thrown;
  }

  private static void call(Call call, Object[] instances) throws Throwable {
    call.method.invokeExact(instances == null ? (Object) null : instances[call.instance]);
  }

  private void end(Throwable failure) {
    if (failure == null) {
      return;
    }
    if (failure.getClass().getName().equals(ABORTED)) {
      assumptionFailed = true;
      return;
    }
    TestBody.<RuntimeException>rethrow(failure);
  }

  @SuppressWarnings("unchecked") // checked exceptions are the compiler's business only
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }

  /** The methods with which it begins, as in {@code a.B#run}. */
  List<String> beginnings() {
    return beginnings;
  }

  /** Whether the test gave up the last execution because an assumption did not hold. */
  boolean assumptionFailed() {
    return assumptionFailed;
  }

  // ---- finding it ------------------------------------------------------------------------------

  private Class<?> load(String name) throws Target.Missing {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new Target.Missing("the worker JVM finds no class " + name + " on the class path");
    } catch (LinkageError e) {
      throw new Target.Missing("the class " + name + " can't be loaded: " + e);
    }
  }

  private static MethodHandle constructor(Class<?> type, Class<?> enclosing) throws Target.Missing {
    try {
      Constructor<?> constructor =
          enclosing == null
              ? type.getDeclaredConstructor()
              : type.getDeclaredConstructor(type.getEnclosingClass());
      constructor.setAccessible(true);
      MethodHandle handle = MethodHandles.lookup().unreflectConstructor(constructor);
      return (enclosing == null ? MethodHandles.dropArguments(handle, 0, Object.class) : handle)
          .asType(MethodType.methodType(Object.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new Target.Missing(
          "the class "
              + type.getName()
              + " has no constructor without parameters; @EveryInterleaving makes a new instance"
              + " for each execution and can't inject anything into it");
    }
  }

  private List<Call> calls(Class<?> type, Hook hook, int instance) throws Target.Missing {
    List<Call> calls = new ArrayList<>();
    for (Method method : Lifecycle.methods(type, hook)) {
      if (method.getParameterCount() > 0) {
        throw new Target.Missing(
            "the method "
                + named(method)
                + " has parameters, which @EveryInterleaving can't provide");
      }
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      if (!isStatic && (hook == Hook.BEFORE_ALL || hook == Hook.AFTER_ALL)) {
        throw new Target.Missing(
            "the method "
                + named(method)
                + " must be static: @EveryInterleaving makes a new instance for each execution");
      }
      MethodHandle handle = handle(method);
      beginnings.add(method.getDeclaringClass().getName() + "#" + method.getName());
      calls.add(
          new Call(
              (isStatic ? MethodHandles.dropArguments(handle, 0, Object.class) : handle)
                  .asType(LIFECYCLE),
              instance));
    }
    return calls;
  }

  private static String named(Method method) {
    return method.getDeclaringClass().getSimpleName() + "." + method.getName();
  }

  private MethodHandle test(TestMethod test) throws Target.Missing {
    List<Class<?>> types = new ArrayList<>();
    for (String name : test.parameterTypes()) {
      types.add(parameterType(name));
    }
    try {
      MethodHandle handle =
          called(load(test.declaringClass()), test.name(), types.toArray(new Class<?>[0]));
      boolean takesInstance =
          !test.classes().isEmpty() && handle.type().parameterCount() > types.size();
      return (takesInstance ? handle : MethodHandles.dropArguments(handle, 0, Object.class))
          .asFixedArity()
          .asSpreader(Object[].class, handle.type().parameterCount() - (takesInstance ? 1 : 0))
          .asType(TEST);
    } catch (NoSuchMethodException e) {
      throw new Target.Missing("the worker JVM finds no method " + test);
    }
  }

  private static MethodHandle called(Class<?> type, String name, Class<?>[] parameters)
      throws NoSuchMethodException {
    if (!name.equals(CONSTRUCTOR)) {
      return handle(type.getDeclaredMethod(name, parameters));
    }
    Constructor<?> constructor = type.getDeclaredConstructor(parameters);
    constructor.setAccessible(true);
    try {
      return MethodHandles.lookup().unreflectConstructor(constructor);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private Class<?> parameterType(String name) throws Target.Missing {
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "char" -> char.class;
      case "short" -> short.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> load(name);
    };
  }

  private static MethodHandle handle(Method method) {
    method.setAccessible(true);
    try {
      return MethodHandles.lookup().unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
