package dev.jacquard.check.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What is run: the main method of a class, or one method without parameters. */
public final class Target {
  /** The program can't be found, or is none; the message is a sentence for the user. */
  public static final class Missing extends Exception {
    public Missing(String message) {
      super(message);
    }
  }

  private Target() {}

  /**
   * The body of a program.
   *
   * @param name {@code CLASS} or {@code CLASS#method}
   * @param arguments for a main method
   */
  public static Runnable find(ClassLoader loader, String name, List<String> arguments)
      throws Missing {
    int hash = name.indexOf('#');
    Class<?> type = load(loader, hash < 0 ? name : name.substring(0, hash));
    return hash < 0 ? main(type, arguments) : method(type, name.substring(hash + 1));
  }

  private static Class<?> load(ClassLoader loader, String name) throws Missing {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new Missing(
          "there is no class " + name + " on the class path (-cp); give its full name");
    } catch (UnsupportedClassVersionError e) {
      throw new Missing(
          "the class "
              + name
              + " was compiled for a newer Java than this JVM ("
              + Runtime.version().feature()
              + "): "
              + e.getMessage());
    } catch (LinkageError e) {
      throw new Missing("the class " + name + " can't be loaded: " + e);
    }
  }

  private static Runnable main(Class<?> type, List<String> arguments) throws Missing {
    Method main;
    try {
      main = type.getMethod("main", String[].class);
    } catch (NoSuchMethodException e) {
      throw new Missing(
          "the class "
              + type.getName()
              + " has no method public static void main(String[]); name a method: "
              + type.getName()
              + "#method");
    }
    if (!Modifier.isStatic(main.getModifiers())) {
      throw new Missing("main of " + type.getName() + " is not static");
    }
    MethodHandle handle = handle(main);
    String[] given = arguments.toArray(new String[0]);
    String[] seen = given.clone(); // one for all runs: in each of them the same object
    return () -> {
      System.arraycopy(given, 0, seen, 0, given.length);
      call(() -> handle.invoke((Object) seen));
    };
  }

  private static Runnable method(Class<?> type, String name) throws Missing {
    Optional<Method> found =
        Arrays.stream(type.getDeclaredMethods())
            .filter(m -> m.getName().equals(name) && m.getParameterCount() == 0)
            .findFirst();
    if (found.isEmpty()) {
      throw new Missing(
          "the class " + type.getName() + " has no method " + name + " without parameters");
    }
    MethodHandle handle = handle(found.get());
    if (Modifier.isStatic(found.get().getModifiers())) {
      return () -> call(handle::invoke);
    }
    MethodHandle constructor = constructor(type);
    return () -> call(() -> handle.invoke(constructor.invoke()));
  }

  private static MethodHandle constructor(Class<?> type) throws Missing {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return MethodHandles.lookup()
          .unreflectConstructor(constructor)
          .asType(MethodType.methodType(Object.class));
    } catch (ReflectiveOperationException e) {
      throw new Missing(
          "the class "
              + type.getName()
              + " needs a constructor without parameters for its instance methods");
    }
  }

  private static MethodHandle handle(Method method) {
    method.setAccessible(true);
    try {
      return MethodHandles.lookup().unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private interface Call {
    Object invoke() throws Throwable;
  }

  /** Lets through whatever the program throws. */
  private static void call(Call call) {
    try {
      call.invoke();
    } catch (Throwable thrown) {
      Target.<RuntimeException>rethrow(thrown);
    }
  }

  @SuppressWarnings("unchecked") // checked exceptions are the compiler's business only
  private static <E extends Throwable> void rethrow(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
