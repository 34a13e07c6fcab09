package dev.jacquard.cli;

import dev.jacquard.model.Model;
import dev.jacquard.report.Prose;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A class that is a model, as the user names it: {@code Class}, or {@code Class:3,2} with whole
 * numbers for its constructor.
 */
record ModelClass(String name, List<Integer> arguments) {
  private static final Pattern TARGET =
      Pattern.compile("([\\w.$]+)(?::(-?\\d{1,9}(,-?\\d{1,9})*))?");

  /** Where a class without a package is looked for when the class path does not have it. */
  private static final String SAMPLES = "dev.jacquard.model.sample.";

  /** There is no such model; the message is for the user. */
  static final class Missing extends Exception {
    private static final long serialVersionUID = 1L;

    Missing(String message) {
      super("jacquard: " + message);
    }
  }

  static ModelClass parse(String target) throws Missing {
    Matcher parts = TARGET.matcher(target);
    if (!parts.matches()) {
      throw new Missing(
          "expected a file whose name ends with .model, or a class, perhaps with whole numbers for"
              + " its constructor, such as Ring:5,2, but found '"
              + target
              + "'");
    }
    List<Integer> arguments =
        parts.group(2) == null
            ? List.of()
            : Arrays.stream(parts.group(2).split(",")).map(Integer::valueOf).toList();
    return new ModelClass(parts.group(1), arguments);
  }

  /** Makes the model. */
  Model load(ClassLoader loader) throws Missing {
    Class<?> type = type(loader);
    if (!Model.class.isAssignableFrom(type)) {
      throw new Missing(
          "class "
              + type.getName()
              + " is no model: it does not implement "
              + Model.class.getName());
    }
    if (Modifier.isAbstract(type.getModifiers())) {
      throw new Missing("class " + type.getName() + " is abstract, so it is no model");
    }
    Constructor<?> constructor =
        Arrays.stream(type.getConstructors())
            .filter(this::fits)
            .findFirst()
            .orElseThrow(() -> new Missing(noConstructor(type)));
    return make(type, constructor);
  }

  private Class<?> type(ClassLoader loader) throws Missing {
    Optional<Class<?>> found = find(loader, name);
    if (found.isEmpty() && name.indexOf('.') < 0) {
      found = find(loader, SAMPLES + name);
    }
    return found.orElseThrow(
        () -> new Missing("there is no class " + name + " on the class path (-cp)"));
  }

  private static Optional<Class<?>> find(ClassLoader loader, String name) throws Missing {
    try {
      return Optional.of(Class.forName(name, true, loader));
    } catch (ClassNotFoundException missing) {
      return Optional.empty();
    } catch (LinkageError damage) {
      throw new Missing("class " + name + " cannot be used: " + rootOf(damage));
    }
  }

  /** A variable number of whole numbers, or exactly as many as there are. */
  private boolean fits(Executable constructor) {
    List<Class<?>> types = List.of(constructor.getParameterTypes());
    return types.equals(Collections.nCopies(arguments.size(), int.class)) || takesAll(constructor);
  }

  private boolean takesAll(Executable constructor) {
    return !arguments.isEmpty()
        && List.of(constructor.getParameterTypes()).equals(List.of(int[].class));
  }

  private String noConstructor(Class<?> type) {
    String wanted =
        arguments.isEmpty()
            ? "without parameters"
            : "with " + Prose.count(arguments.size(), "int parameter");
    boolean hidden = !Modifier.isPublic(type.getModifiers());
    return hidden
        ? "class " + type.getName() + " is not public"
        : "class "
            + type.getName()
            + " has no public constructor "
            + wanted
            + (arguments.isEmpty() ? "; give whole numbers behind a colon if it takes some" : "");
  }

  private Model make(Class<?> type, Constructor<?> constructor) throws Missing {
    Object[] values =
        takesAll(constructor)
            ? new Object[] {arguments.stream().mapToInt(Integer::intValue).toArray()}
            : arguments.toArray();
    try {
      return (Model) constructor.newInstance(values);
    } catch (InvocationTargetException thrown) {
      throw new Missing(
          "class " + type.getName() + " cannot be made: " + thrown.getTargetException());
    } catch (ExceptionInInitializerError thrown) {
      throw new Missing("class " + type.getName() + " cannot be used: " + rootOf(thrown));
    } catch (ReflectiveOperationException hidden) {
      throw new Missing("class " + type.getName() + " is not public");
    }
  }

  private static Throwable rootOf(Throwable thrown) {
    return thrown.getCause() == null ? thrown : thrown.getCause();
  }
}
