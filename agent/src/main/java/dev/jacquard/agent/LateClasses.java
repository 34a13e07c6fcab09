package dev.jacquard.agent;

import dev.jacquard.runtime.jvm.LoadedClasses;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The classes that were loaded and that no transformer has seen: those from before the agent, and
 * those that the VM loaded on a thread while a transformer was at work on it.
 *
 * <p>Bodies of the JDK's methods can be changed later as well. A class of the program gets more
 * than that, so one that slipped through stays as it is, and the verdict names it.
 */
final class LateClasses implements LoadedClasses.Comparison {
  private final Instrumentation instrumentation;
  private final Instrumenter instrumenter;
  private final HookRewriter hooks;
  private final Set<String> lost = new TreeSet<>();
  private int compared = -1;

  LateClasses(Instrumentation instrumentation, Instrumenter instrumenter, HookRewriter hooks) {
    this.instrumentation = instrumentation;
    this.instrumenter = instrumenter;
    this.hooks = hooks;
  }

  @Override
  public synchronized boolean catchUp() {
    boolean any = false;
    while (compared != instrumenter.count()) {
      compared = instrumenter.count(); // rewriting those may need others
      any |= rewrite(late());
    }
    return any;
  }

  private List<Class<?>> late() {
    List<Class<?>> late = new ArrayList<>();
    for (Class<?> type : instrumentation.getAllLoadedClasses()) {
      if (instrumentation.isModifiableClass(type) && !type.isArray() && isLate(type)) {
        late.add(type);
      }
    }
    return late;
  }

  private boolean isLate(Class<?> type) {
    String name = type.getName().replace('.', '/');
    if (!Instrumenter.isOfJdk(type.getClassLoader())) {
      if (instrumenter.misses(type.getClassLoader(), name)) {
        lost.add(type.getName());
      }
      return false;
    }
    return hooks.misses(name) || instrumenter.misses(name, LoadedClasses.isFresh(type));
  }

  private boolean rewrite(List<Class<?>> late) {
    if (!late.isEmpty() && !retransform(late)) { // all or none
      late.stream()
          .filter(type -> !retransform(List.of(type)))
          .forEach(type -> lost.add(type.getName()));
    }
    return !late.isEmpty();
  }

  private boolean retransform(List<Class<?>> types) {
    try {
      instrumentation.retransformClasses(types.toArray(new Class<?>[0]));
      return true;
    } catch (UnmodifiableClassException | LinkageError refused) {
      return false;
    }
  }

  @Override
  public synchronized Set<String> lost() {
    return new TreeSet<>(lost);
  }
}
