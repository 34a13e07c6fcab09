package dev.jacquard.agent.scope;

import static dev.jacquard.agent.scope.Treatment.ALLOCATIONS;
import static dev.jacquard.agent.scope.Treatment.ARRAYS;
import static dev.jacquard.agent.scope.Treatment.CALLED_BY_VM;
import static dev.jacquard.agent.scope.Treatment.CALLS;
import static dev.jacquard.agent.scope.Treatment.CARRIER;
import static dev.jacquard.agent.scope.Treatment.COLLECTION;
import static dev.jacquard.agent.scope.Treatment.COMPLETIONS;
import static dev.jacquard.agent.scope.Treatment.EFFECTS;
import static dev.jacquard.agent.scope.Treatment.FIELDS;
import static dev.jacquard.agent.scope.Treatment.GATES;
import static dev.jacquard.agent.scope.Treatment.HASH_CALLS;
import static dev.jacquard.agent.scope.Treatment.IDENTITY_CALLS;
import static dev.jacquard.agent.scope.Treatment.INITIALISER;
import static dev.jacquard.agent.scope.Treatment.LOOPS;
import static dev.jacquard.agent.scope.Treatment.MODEL;
import static dev.jacquard.agent.scope.Treatment.NAMED_IN_CONSTRUCTOR;
import static dev.jacquard.agent.scope.Treatment.NO_SPINNING;
import static dev.jacquard.agent.scope.Treatment.OUTSIDE;
import static dev.jacquard.agent.scope.Treatment.PROGRAM_ALLOCATIONS;
import static dev.jacquard.agent.scope.Treatment.SUPPLIERS;
import static dev.jacquard.agent.scope.Treatment.THREAD_ATTRIBUTES;
import static dev.jacquard.agent.scope.Treatment.TIME_CALLS;
import static dev.jacquard.agent.scope.Treatment.VAR_HANDLES;
import static dev.jacquard.agent.scope.Treatment.VIRTUAL_THREADS;

import dev.jacquard.runtime.primitive.ModelCatalogue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What is done to which class of the JDK. A class is concerned if something is done to it; so there
 * is no other list of those that are.
 */
public final class JdkTable {
  /** One line of the table. */
  private record Row(Predicate<String> classes, Set<Treatment> treatments) {}

  /** Where parallel streams share state: their tasks, and what some of those have in common. */
  private static final List<String> SHARED_BY_STREAMS =
      List.of("Task", "SliceOps", "SliceSpliterator", "Distinct", "WhileOps");

  private static final String OWN = "dev/jacquard/";

  private final List<Row> rows = new ArrayList<>();

  public JdkTable() {
    concurrency();
    threads();
    streams();
    add(CollectionClasses::contain, COLLECTION);
    add(OutsideEffects::contain, OUTSIDE);
    add(CalledByVm::contains, CALLED_BY_VM);
    Set<String> modelled = modelled();
    add(modelled::contains, MODEL);
    add("dev/jacquard/runtime/carrier/ContinuationCarrier"::equals, CARRIER);
  }

  private void concurrency() {
    add(
        under("java/util/concurrent/"),
        NO_SPINNING,
        COMPLETIONS,
        EFFECTS,
        LOOPS,
        CALLS,
        VAR_HANDLES,
        FIELDS,
        ALLOCATIONS,
        GATES,
        INITIALISER);
    add(named("java/util/concurrent/CountedCompleter"), NAMED_IN_CONSTRUCTOR);
    // wrappers that synchronize on a monitor of their own
    add(under("java/util/Collections$Synchronized"), ALLOCATIONS, GATES);
    add( // where objects are made that threads may share through the public class
        named(
            "java/util/Random",
            "java/util/HashSet",
            "java/util/LinkedHashSet",
            "java/util/TreeSet",
            "java/util/Collections",
            "java/util/Properties"),
        ALLOCATIONS);
    add( // where the JDK reads and writes an array of the program as a list
        named("java/util/Arrays$ArrayList", "java/util/Arrays$ArrayItr"), ARRAYS);
    add( // where hashes decide about the order of things, or are shown
        named(
            "java/lang/Object",
            "java/util/HashMap",
            "java/util/Hashtable",
            "java/util/IdentityHashMap",
            "java/util/WeakHashMap",
            "java/util/Objects"),
        HASH_CALLS);
    add( // where the time of day comes from
        named(
            "java/time/Clock",
            "java/time/Clock$SystemClock",
            "java/util/Date",
            "java/util/GregorianCalendar"),
        TIME_CALLS);
  }

  private void threads() {
    add( // where the current thread is asked for by code that the program sees the result of
        named(
            "java/lang/Thread",
            "java/lang/Thread$Builder",
            "java/lang/ThreadLocal",
            "java/lang/InheritableThreadLocal"),
        IDENTITY_CALLS);
    add(named("java/lang/Thread"), THREAD_ATTRIBUTES);
    add( // where threads are made by builders and their factories
        under("java/lang/ThreadBuilders"),
        VIRTUAL_THREADS,
        IDENTITY_CALLS,
        VAR_HANDLES,
        PROGRAM_ALLOCATIONS);
  }

  private void streams() {
    add(named("java/util/stream/Collectors"), SUPPLIERS);
    add(under("java/util/stream/ReduceOps"), SUPPLIERS);
    Predicate<String> shared = name -> SHARED_BY_STREAMS.stream().anyMatch(name::contains);
    add(under("java/util/stream/").and(shared), CALLS, VAR_HANDLES, FIELDS, PROGRAM_ALLOCATIONS);
  }

  private static Set<String> modelled() {
    Set<String> names = new HashSet<>();
    for (Class<?> model : ModelCatalogue.models()) {
      names.add(ModelCatalogue.name(model).replace('.', '/'));
    }
    return names;
  }

  private void add(Predicate<String> classes, Treatment... treatments) {
    rows.add(new Row(classes, EnumSet.copyOf(Arrays.asList(treatments))));
  }

  private static Predicate<String> named(String... names) {
    return Set.of(names)::contains;
  }

  private static Predicate<String> under(String prefix) {
    return name -> name.startsWith(prefix);
  }

  /** What is done to a class, in order; nothing if its file must stay as it is. */
  public Set<Treatment> of(String name) {
    Set<Treatment> all = listed(name);
    if (all.isEmpty() && !name.startsWith(OWN)) {
      all.add(INITIALISER);
    }
    return Collections.unmodifiableSet(all);
  }

  /** Whether more is done to a class than to all others, so that a loaded one is rewritten too. */
  public boolean lists(String name) {
    return !listed(name).isEmpty();
  }

  private Set<Treatment> listed(String name) {
    Set<Treatment> all = EnumSet.noneOf(Treatment.class);
    for (Row row : rows) {
      if (row.classes().test(name)) {
        all.addAll(row.treatments());
      }
    }
    return all;
  }
}
