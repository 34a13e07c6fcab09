package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.primitive.collection.ArrayBlockingQueues;
import dev.jacquard.runtime.primitive.collection.LinkedBlockingDeques;
import dev.jacquard.runtime.primitive.collection.LinkedBlockingQueues;
import dev.jacquard.runtime.primitive.collection.MapCounts;
import dev.jacquard.runtime.primitive.collection.MapTables;
import dev.jacquard.runtime.primitive.collection.PriorityBlockingQueues;
import dev.jacquard.runtime.primitive.forkjoin.ForkJoinPools;
import dev.jacquard.runtime.primitive.forkjoin.ForkJoinTasks;
import dev.jacquard.runtime.primitive.future.CompletableFutures;
import dev.jacquard.runtime.primitive.future.Delayers;
import dev.jacquard.runtime.primitive.future.FutureTasks;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.pool.BulkCalls;
import dev.jacquard.runtime.primitive.pool.DiscardOldestPolicies;
import dev.jacquard.runtime.primitive.pool.ExecutorServices;
import dev.jacquard.runtime.primitive.pool.ScheduledPools;
import dev.jacquard.runtime.primitive.pool.ThreadPerTaskExecutors;
import dev.jacquard.runtime.primitive.pool.ThreadPools;
import dev.jacquard.runtime.primitive.reflect.MethodInvocations;
import dev.jacquard.runtime.primitive.synchronizer.Conditions;
import dev.jacquard.runtime.primitive.synchronizer.Exchangers;
import dev.jacquard.runtime.primitive.synchronizer.FairLocks;
import dev.jacquard.runtime.primitive.synchronizer.Latches;
import dev.jacquard.runtime.primitive.synchronizer.LongConditions;
import dev.jacquard.runtime.primitive.synchronizer.QueuedSemaphores;
import dev.jacquard.runtime.primitive.synchronizer.ReadLocks;
import dev.jacquard.runtime.primitive.synchronizer.ReadWriteLocks;
import dev.jacquard.runtime.primitive.synchronizer.ReentrantLocks;
import dev.jacquard.runtime.primitive.synchronizer.Semaphores;
import dev.jacquard.runtime.primitive.synchronizer.WriteLocks;
import dev.jacquard.runtime.primitive.thread.Parking;
import dev.jacquard.runtime.primitive.thread.ThreadStarts;
import dev.jacquard.runtime.primitive.timer.TimerTasks;
import dev.jacquard.runtime.primitive.timer.TimerThreads;
import dev.jacquard.runtime.primitive.timer.Timers;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All models, and the names by which the user chooses that a class runs {@link Depth deep}. */
@Tells("it is the same in all runs")
public final class ModelCatalogue {
  private static final List<Class<?>> MODELS =
      List.of(
          ReentrantLocks.class,
          FairLocks.class,
          Conditions.class,
          LongConditions.class,
          Semaphores.class,
          QueuedSemaphores.class,
          ReadWriteLocks.class,
          ReadLocks.class,
          WriteLocks.class,
          Latches.class,
          MapTables.class,
          MapCounts.class,
          ArrayBlockingQueues.class,
          LinkedBlockingQueues.class,
          LinkedBlockingDeques.class,
          PriorityBlockingQueues.class,
          Parking.class,
          ThreadStarts.class,
          ForkJoinPools.class,
          ForkJoinTasks.class,
          CompletableFutures.class,
          Delayers.class,
          FutureTasks.class,
          ThreadPools.class,
          ScheduledPools.class,
          Timers.class,
          TimerTasks.class,
          TimerThreads.class,
          DiscardOldestPolicies.class,
          ExecutorServices.class,
          BulkCalls.class,
          Exchangers.class,
          ThreadPerTaskExecutors.class,
          MethodInvocations.class);

  private static Set<String> chosen = Set.of();

  static {
    for (Class<?> model : MODELS) {
      if (!annotation(model).always()) {
        Depth.add(switchOf(model));
      }
    }
  }

  private ModelCatalogue() {}

  public static List<Class<?>> models() {
    return MODELS;
  }

  /** The number by which a model asks whether its class runs deep. */
  public static int number(Class<?> model) {
    return Depth.number(switchOf(model));
  }

  /** Chooses the classes that run deep from now on, by their names. */
  public static void choose(Set<String> deep) {
    if (!deep.equals(chosen)) {
      chosen = deep;
      Depth.choose(deep);
    }
  }

  /**
   * The same names without repetition.
   *
   * @throws IllegalArgumentException with a sentence for the user if one can't be chosen
   */
  public static Set<String> checked(Collection<String> names) {
    Set<String> known = names();
    for (String name : names) {
      if (!name.equals(Depth.ALL) && !known.contains(name)) {
        throw new IllegalArgumentException(
            "'"
                + name
                + "' has no model, so it can't be made deep; these classes have one: "
                + String.join(", ", known)
                + "; all stands for each of them");
      }
    }
    return new TreeSet<>(names);
  }

  /** The names of the classes that can run deep. */
  private static Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (Class<?> model : MODELS) {
      if (!annotation(model).always()) {
        names.add(switchOf(model));
      }
    }
    return names;
  }

  /** The name by which the user chooses the JDK's own code instead of a model. */
  private static String switchOf(Class<?> model) {
    Models models = annotation(model);
    return models.named().isEmpty() ? models.value().getName() : models.named();
  }

  /** The full name of the class that a model is for. */
  public static String name(Class<?> model) {
    String nested = annotation(model).nested();
    return nested.isEmpty() ? switchOf(model) : switchOf(model) + "$" + nested;
  }

  private static Models annotation(Class<?> model) {
    return model.getAnnotation(Models.class);
  }
}
