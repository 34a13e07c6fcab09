package dev.jacquard.agent.emit;

import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.reflect.StandIns;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;

/** Which calls are replaced by which hooks: read from the runtime's annotated classes. */
public final class Replacements {
  private final Map<String, Replacement> byCall = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  /** The replacements in programs on a JDK with these classes. */
  public Replacements(ClassSource platform) {
    for (Class<?> hook : StandIns.hooks()) {
      Replaces replaces = hook.getAnnotation(Replaces.class);
      for (Method method : Hook.methods(hook)) {
        if (replaces.inModes()) {
          addModes(platform, replaces.value(), method);
        } else {
          add(replaces.value(), method.getName(), new Replacement(method, Replacement.NONE));
        }
      }
    }
  }

  private Replacements(Replacements all, Set<String> wanted) {
    byCall.putAll(all.byCall);
    names.addAll(wanted);
  }

  /** An access that can be volatile by its name is plain if its name does not say anything. */
  private void addModes(ClassSource platform, Class<?> replaced, Method hook) {
    String start = hook.getName() + "Volatile(";
    boolean plain =
        platform.find(Type.getInternalName(replaced)).orElseThrow().methods().keySet().stream()
            .anyMatch(method -> method.startsWith(start));
    Replacement.MODES.forEach(
        (end, mode) -> {
          if (!(plain && end.isEmpty())) {
            add(replaced, hook.getName() + end, new Replacement(hook, mode));
          }
        });
  }

  private void add(Class<?> replaced, String name, Replacement replacement) {
    Method hook = replacement.hook();
    if (Hook.takesExecution(hook)) { // what it would be given lies on the stack already
      throw new IllegalStateException(hook + " has to decide itself whether it enters");
    }
    Class<?>[] parameters = replacement.parameters();
    boolean virtual = parameters.length > 0 && parameters[0] == replaced;
    Class<?>[] rest = virtual ? Arrays.copyOfRange(parameters, 1, parameters.length) : parameters;
    Type[] types = Arrays.stream(rest).map(Type::getType).toArray(Type[]::new);
    String owner = Type.getInternalName(replaced);
    String descriptor = Type.getMethodDescriptor(Type.getType(hook.getReturnType()), types);
    names.add(name);
    Replacement other = byCall.put(owner + "." + name + descriptor, replacement);
    if (other != null) {
      throw new IllegalStateException("two hooks for " + owner + "." + name + descriptor);
    }
  }

  /** Whether any call with this name is replaced: a quick test before a look at the hierarchy. */
  public boolean mayReplace(String name) {
    return names.contains(name);
  }

  /** The hook for a method, given the class that declares it. */
  public Optional<Replacement> find(String declaring, String name, String descriptor) {
    return Optional.ofNullable(byCall.get(declaring + "." + name + descriptor));
  }

  /** Those of methods with certain names. */
  public Replacements only(Set<String> wanted) {
    return new Replacements(this, wanted);
  }
}
