package dev.jacquard.check.test;

import java.io.Serializable;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

/**
 * A test as a method, by names: the worker has to find it among its own classes.
 *
 * @param classes the test class and, before it, the classes that enclose it as instances, the
 *     outermost first; nothing if the method is called as it is, an instance being the first of the
 *     arguments
 * @param declaringClass where the method stands: the test class, or one that it extends
 * @param name of the method, or that of constructors
 * @param parameterTypes as {@link Class#getName()} has them
 * @param target the class and the method as the command calls programs
 */
public record TestMethod(
    List<String> classes,
    String declaringClass,
    String name,
    List<String> parameterTypes,
    String target)
    implements Serializable {
  public TestMethod {
    classes = List.copyOf(classes);
    parameterTypes = List.copyOf(parameterTypes);
  }

  /** The method of a test class. */
  public static TestMethod of(List<String> classes, Method method) {
    return new TestMethod(
        classes,
        method.getDeclaringClass().getName(),
        method.getName(),
        Stream.of(method.getParameterTypes()).map(Class::getName).toList(),
        classes.get(classes.size() - 1) + "#" + method.getName());
  }

  /** A method without parameters of a class that nothing encloses. */
  public static TestMethod of(String type, String name) {
    return new TestMethod(List.of(type), type, name, List.of(), type + "#" + name);
  }

  @Override
  public String toString() {
    return target.replace('#', '.');
  }
}
