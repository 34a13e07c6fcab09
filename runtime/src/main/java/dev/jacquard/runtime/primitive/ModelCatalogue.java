package dev.jacquard.runtime.primitive;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All models, and which of the modelled classes run deep instead: by the JDK's own code, with hooks
 * in it.
 *
 * <p>The choice is made before a run and stays for all of it.
 */
public final class ModelCatalogue {
  /** What stands for every class that has a model. */
  public static final String ALL = "all";

  private static final List<Class<?>> MODELS =
      List.of(
          ReentrantLocks.class,
          FairLocks.class,
          Conditions.class,
          LongConditions.class,
          Semaphores.class,
          FairSemaphores.class,
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
          Exchangers.class,
          ThreadPerTaskExecutors.class);

  private static final boolean[] DEEP = new boolean[MODELS.size()];
  private static Set<String> chosen = Set.of();

  private ModelCatalogue() {}

  /** The models; the place of one in this list is its number. */
  public static List<Class<?>> models() {
    return MODELS;
  }

  /** Whether a class runs deep, by the number of its model. */
  public static boolean isDeep(int model) {
    return DEEP[model];
  }

  /** The number of the model of a class. */
  static int number(Class<?> modelled) {
    for (int model = 0; model < MODELS.size(); model++) {
      if (annotation(model).value() == modelled) {
        return model;
      }
    }
    throw new IllegalArgumentException(modelled + " has no model");
  }

  /** Chooses the classes that run deep from now on, by their names. */
  public static void choose(Set<String> deep) {
    if (deep.equals(chosen)) {
      return;
    }
    chosen = deep;
    for (int model = 0; model < DEEP.length; model++) {
      DEEP[model] =
          !annotation(model).always() && (deep.contains(ALL) || deep.contains(switchOf(model)));
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
      if (!name.equals(ALL) && !known.contains(name)) {
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
    for (int model = 0; model < MODELS.size(); model++) {
      if (!annotation(model).always()) {
        names.add(switchOf(model));
      }
    }
    return names;
  }

  /** The name by which the user chooses the JDK's own code instead of a model. */
  private static String switchOf(int model) {
    Models models = annotation(model);
    return models.named().isEmpty() ? models.value().getName() : models.named();
  }

  /** The full name of the class that a model is for. */
  public static String name(Class<?> model) {
    Models models = model.getAnnotation(Models.class);
    if (!models.named().isEmpty()) {
      return models.named();
    }
    String nested = models.nested().isEmpty() ? "" : "$" + models.nested();
    return models.value().getName() + nested;
  }

  private static Models annotation(int model) {
    return MODELS.get(model).getAnnotation(Models.class);
  }
}
