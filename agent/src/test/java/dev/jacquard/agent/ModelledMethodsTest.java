package dev.jacquard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.reflect.StandIns;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every method of a modelled class is in the table of the documentation, on every JDK. */
class ModelledMethodsTest {
  private static final Path TABLE = Path.of("..", "docs", "jdk", "methods.md");
  private static final Pattern METHOD = Pattern.compile("`([^`]+)`");
  private static final Set<String> HOOKED = Set.of("modelled", "deep", "named");
  private static final Set<String> UNHOOKED =
      Set.of("derived", "guarded", "watched", "subclass", "fixed");

  /** Hooks that stand in for methods of these are models of them in all but name. */
  private static final Set<Class<?>> LANGUAGE =
      Set.of(Object.class, Thread.class, ThreadGroup.class);

  @Test
  void everyMethodIsInTheTable() throws Exception {
    Map<String, Map<String, String>> table = table();
    List<String> missing = new ArrayList<>();
    hooksByClass()
        .forEach(
            (type, hooks) -> {
              Set<String> known = table.getOrDefault(type.getName(), Map.of()).keySet();
              methods(type).keySet().stream()
                  .filter(method -> !known.contains(method))
                  .forEach(method -> missing.add(type.getName() + "." + method));
            });
    assertThat(missing).isEmpty();
  }

  /** The table says of exactly those methods that a hook knows them that have one. */
  @Test
  void theTableIsRightAboutHooks() throws Exception {
    Map<String, Map<String, String>> table = table();
    List<String> wrong = new ArrayList<>();
    hooksByClass()
        .forEach(
            (type, hooks) -> {
              Set<String> hooked = hooked(hooks);
              Map<String, String> words = table.getOrDefault(type.getName(), Map.of());
              methods(type)
                  .forEach(
                      (name, method) -> {
                        if (hooked.contains(key(type, method))
                            != HOOKED.contains(words.get(name))) {
                          wrong.add(type.getName() + "." + name + " is " + words.get(name));
                        }
                      });
            });
    assertThat(wrong).isEmpty();
  }

  @Test
  void theTableHasOneWordForEachMethod() throws Exception {
    Set<String> words = new TreeSet<>();
    table().values().forEach(methods -> words.addAll(methods.values()));
    Set<String> allowed = new HashSet<>(HOOKED);
    allowed.addAll(UNHOOKED);
    assertThat(allowed).containsAll(words);
  }

  /** The word for each method, by class. */
  private static Map<String, Map<String, String>> table() throws Exception {
    Map<String, Map<String, String>> table = new TreeMap<>();
    Map<String, String> methods = Map.of();
    for (String line : Files.readAllLines(TABLE)) {
      if (line.startsWith("## ")) {
        methods = new TreeMap<>();
        table.put(line.substring(3), methods);
      } else if (line.startsWith("- ")) {
        Matcher matcher = METHOD.matcher(line);
        while (matcher.find()) {
          String before = methods.put(matcher.group(1), line.substring(2, line.indexOf(':')));
          assertThat(before).as(matcher.group(1)).isNull();
        }
      }
    }
    return table;
  }

  private static Map<Class<?>, List<Class<?>>> hooksByClass() {
    Map<Class<?>, List<Class<?>>> hooks = new LinkedHashMap<>();
    for (Class<?> model : ModelCatalogue.models()) {
      Models models = model.getAnnotation(Models.class);
      if (models.nested().isEmpty() && models.named().isEmpty()) {
        hooks.computeIfAbsent(models.value(), type -> new ArrayList<>()).add(model);
      }
    }
    for (Class<?> hook : StandIns.hooks()) {
      Class<?> replaced = hook.getAnnotation(Replaces.class).value();
      if (LANGUAGE.contains(replaced)) {
        hooks.computeIfAbsent(replaced, type -> new ArrayList<>()).add(hook);
      }
    }
    return hooks;
  }

  /** What programs can call: public and protected, inherited ones too but for those of Object. */
  private static Map<String, Method> methods(Class<?> type) {
    Map<String, Method> methods = new TreeMap<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (c != Object.class || type == Object.class) {
        Stream.of(c.getDeclaredMethods())
            .filter(ModelledMethodsTest::isOpen)
            .forEach(method -> methods.putIfAbsent(text(method), method));
      }
    }
    Stream.of(type.getMethods())
        .filter(method -> method.getDeclaringClass().isInterface() && isOpen(method))
        .forEach(method -> methods.putIfAbsent(text(method), method));
    return methods;
  }

  private static boolean isOpen(Method method) {
    return (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
        && !method.isSynthetic();
  }

  private static String text(Method method) {
    return text(method.getName(), Arrays.asList(method.getParameterTypes()));
  }

  private static String text(String name, List<Class<?>> parameters) {
    return parameters.stream()
        .map(Class::getSimpleName)
        .collect(Collectors.joining(",", name + "(", ")"));
  }

  /** A method as its hook has it, with its receiver first. */
  private static String key(Class<?> type, Method method) {
    List<Class<?>> parameters = new ArrayList<>(Arrays.asList(method.getParameterTypes()));
    if (!Modifier.isStatic(method.getModifiers())) {
      parameters.add(0, type);
    }
    return text(method.getName(), parameters);
  }

  private static Set<String> hooked(List<Class<?>> hooks) {
    Set<String> hooked = new HashSet<>();
    for (Class<?> hook : hooks) {
      for (Method method : hook.getDeclaredMethods()) {
        if (Modifier.isPublic(method.getModifiers())) {
          List<Class<?>> parameters = new ArrayList<>(Arrays.asList(method.getParameterTypes()));
          parameters.remove(Execution.class);
          hooked.add(text(method.getName(), parameters));
        }
      }
    }
    return hooked;
  }
}
