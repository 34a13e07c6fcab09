package dev.jacquard.fuzz.learned;

import dev.jacquard.fuzz.hostile.Access;
import dev.jacquard.fuzz.hostile.ArraysInJdk;
import dev.jacquard.fuzz.hostile.Caches;
import dev.jacquard.fuzz.hostile.Containers;
import dev.jacquard.fuzz.hostile.Deques;
import dev.jacquard.fuzz.hostile.Identities;
import dev.jacquard.fuzz.hostile.LibraryLoops;
import dev.jacquard.fuzz.hostile.LibraryRounds;
import dev.jacquard.fuzz.hostile.Loops;
import dev.jacquard.fuzz.hostile.LoopsAndLocks;
import dev.jacquard.fuzz.hostile.Queues;
import dev.jacquard.fuzz.hostile.Rounds;
import dev.jacquard.fuzz.hostile.SynchronizerCounts;
import dev.jacquard.fuzz.hostile.SynchronizerFacts;
import dev.jacquard.fuzz.hostile.Tasks;
import dev.jacquard.fuzz.hostile.ThreadFacts;
import dev.jacquard.fuzz.hostile.TimeLimits;
import dev.jacquard.fuzz.hostile.WithoutOrder;
import dev.jacquard.worker.ProgramLoader;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Programs written by hand, of which threads may learn more than their steps tell. */
final class HostilePrograms implements ComparedPrograms {
  private static final List<Class<?>> THEMES =
      List.of(
          Access.class,
          ArraysInJdk.class,
          Caches.class,
          Containers.class,
          Deques.class,
          Identities.class,
          LibraryLoops.class,
          LibraryRounds.class,
          Loops.class,
          LoopsAndLocks.class,
          Queues.class,
          Rounds.class,
          SynchronizerCounts.class,
          SynchronizerFacts.class,
          Tasks.class,
          ThreadFacts.class,
          TimeLimits.class,
          WithoutOrder.class);

  @Override
  public void forEach(long first, int count, Consumer<ComparedProgram> user)
      throws ReflectiveOperationException, URISyntaxException {
    Path classes =
        Path.of(Access.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ProgramLoader loader = new ProgramLoader(List.of(classes));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    List<Method> programs = new ArrayList<>();
    for (Class<?> theme : THEMES) {
      Stream.of(Class.forName(theme.getName(), false, loader).getDeclaredMethods())
          .filter(HostilePrograms::isProgram)
          .sorted(Comparator.comparing(Method::getName))
          .forEach(programs::add);
    }
    programs.stream().skip(first).limit(count).map(HostilePrograms::compared).forEach(user);
  }

  private static boolean isProgram(Method method) {
    return Modifier.isPublic(method.getModifiers()) && method.getReturnType() == String.class;
  }

  private static ComparedProgram compared(Method method) {
    String theme = method.getDeclaringClass().getSimpleName();
    String name = theme + "." + method.getName();
    MethodHandle program = handle(method);
    ProgramOutcome outcome = new ProgramOutcome(() -> call(program));
    return new ComparedProgram(name, List.of(theme), name, outcome, outcome, List::of);
  }

  private static MethodHandle handle(Method method) {
    try {
      return MethodHandles.publicLookup().unreflect(method);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object call(MethodHandle program) {
    try {
      return program.invoke();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
