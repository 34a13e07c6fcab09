package dev.jacquard.check.test;

import java.io.Serializable;
import java.util.List;

/**
 * A JUnit test method, by names: the worker has to find it among its own classes.
 *
 * @param classes the test class and, before it, the classes that enclose it as instances, the
 *     outermost first
 * @param declaringClass where the method stands: the test class, or one that it extends
 * @param parameterTypes as {@link Class#getName()} has them
 */
public record TestMethod(
    List<String> classes, String declaringClass, String name, List<String> parameterTypes)
    implements Serializable {
  public TestMethod {
    classes = List.copyOf(classes);
    parameterTypes = List.copyOf(parameterTypes);
  }

  /** The class and the method as the command calls programs. */
  public String target() {
    return classes.get(classes.size() - 1) + "#" + name;
  }

  @Override
  public String toString() {
    return classes.get(classes.size() - 1) + "." + name;
  }
}
