package dev.jacquard.cli.model;

import dev.jacquard.kernel.Prose;
import dev.jacquard.model.Model;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A class that is a model, as the user names it: {@code Class}, or {@code Class:3,true} with
 * arguments for its constructor. A class may also have a static method {@code of} that makes one.
 */
record ModelClass(String name, ModelArguments arguments) {
  private static final Pattern TARGET = Pattern.compile("([\\w.$]+)(?::(.*))?");

  /** There is no such model; the message is for the user. */
  static final class Missing extends Exception {
    Missing(String message) {
      super("jacquard: " + message);
    }
  }

  static ModelClass parse(String target) throws Missing {
    Matcher parts = TARGET.matcher(target);
    Optional<ModelArguments> arguments =
        parts.matches() ? ModelArguments.parse(parts.group(2)) : Optional.empty();
    return new ModelClass(
        parts.matches() ? parts.group(1) : "",
        arguments.orElseThrow(
            () ->
                new Missing(
                    "expected a file whose name ends with .model, or a class, perhaps with whole"
                        + " numbers, true or false for its constructor, such as Ring:5,true, but"
                        + " found '"
                        + target
                        + "'")));
  }

  /** Makes the model. */
  Model load(ClassLoader loader) throws Missing {
    Class<?> type = type(loader);
    if (!Modifier.isPublic(type.getModifiers())) {
      throw new Missing(type.getName() + " is not public");
    }
    List<Executable> makers = makers(type).toList();
    if (makers.isEmpty()) {
      throw new Missing(noModel(type));
    }
    Executable maker =
        makers.stream()
            .filter(one -> arguments.fit(one.getParameterTypes()))
            .findFirst()
            .orElseThrow(() -> new Missing(noConstructor(type, makers)));
    return make(type, maker);
  }

  private Class<?> type(ClassLoader loader) throws Missing {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException missing) {
      throw new Missing("there is no class " + name + " on the class path (-cp)");
    } catch (LinkageError damage) {
      Throwable cause = damage.getCause() == null ? damage : damage.getCause();
      throw new Missing("class " + name + " cannot be used: " + cause);
    }
  }

  private static Stream<Executable> makers(Class<?> type) {
    boolean made = Model.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
    return Stream.concat(
        made ? Arrays.stream(type.getConstructors()) : Stream.empty(),
        Arrays.stream(type.getMethods()).filter(ModelClass::isFactory));
  }

  private static boolean isFactory(Method method) {
    return method.getName().equals("of")
        && Modifier.isStatic(method.getModifiers())
        && Model.class.isAssignableFrom(method.getReturnType());
  }

  private static String noModel(Class<?> type) {
    if (!Model.class.isAssignableFrom(type)) {
      return "class "
          + type.getName()
          + " is no model: it does not implement "
          + Model.class.getName();
    }
    return "class "
        + type.getName()
        + (Modifier.isAbstract(type.getModifiers())
            ? " is abstract, so it is no model"
            : " has no public constructor");
  }

  private String noConstructor(Class<?> type, List<Executable> makers) {
    List<String> known =
        makers.stream()
            .map(
                maker ->
                    Arrays.stream(maker.getParameterTypes())
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(",", "(", ")")))
            .toList();
    return "class "
        + type.getName()
        + " cannot be made of "
        + arguments
        + "; it takes "
        + Prose.or(known);
  }

  private Model make(Class<?> type, Executable maker) throws Missing {
    Object[] values = arguments.values(maker.getParameterTypes());
    try {
      return (Model)
          (maker instanceof Constructor<?> constructor
              ? constructor.newInstance(values)
              : ((Method) maker).invoke(null, values));
    } catch (InvocationTargetException thrown) {
      throw new Missing(
          "class " + type.getName() + " cannot be made: " + thrown.getTargetException());
    } catch (ReflectiveOperationException hidden) {
      throw new Missing("class " + type.getName() + " cannot be made: " + hidden);
    }
  }
}
