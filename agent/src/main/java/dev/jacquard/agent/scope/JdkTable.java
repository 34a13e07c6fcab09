package dev.jacquard.agent.scope;

import static dev.jacquard.agent.scope.Treatment.ALLOCATIONS;
import static dev.jacquard.agent.scope.Treatment.AMENDED;
import static dev.jacquard.agent.scope.Treatment.ARRAYS;
import static dev.jacquard.agent.scope.Treatment.BUFFERS;
import static dev.jacquard.agent.scope.Treatment.CALLED_BY_VM;
import static dev.jacquard.agent.scope.Treatment.CALLS;
import static dev.jacquard.agent.scope.Treatment.CARRIER;
import static dev.jacquard.agent.scope.Treatment.COMPLETIONS;
import static dev.jacquard.agent.scope.Treatment.EFFECTS;
import static dev.jacquard.agent.scope.Treatment.ENTRIES;
import static dev.jacquard.agent.scope.Treatment.FIELDS;
import static dev.jacquard.agent.scope.Treatment.GATES;
import static dev.jacquard.agent.scope.Treatment.HASH_CALLS;
import static dev.jacquard.agent.scope.Treatment.IDENTITY_CALLS;
import static dev.jacquard.agent.scope.Treatment.INITIALISER;
import static dev.jacquard.agent.scope.Treatment.LOCK_ALLOCATIONS;
import static dev.jacquard.agent.scope.Treatment.LOOPS;
import static dev.jacquard.agent.scope.Treatment.MODEL;
import static dev.jacquard.agent.scope.Treatment.NAMED_IN_CONSTRUCTOR;
import static dev.jacquard.agent.scope.Treatment.NO_SPINNING;
import static dev.jacquard.agent.scope.Treatment.OUTSIDE;
import static dev.jacquard.agent.scope.Treatment.PROGRAM_ALLOCATIONS;
import static dev.jacquard.agent.scope.Treatment.REFLECTION;
import static dev.jacquard.agent.scope.Treatment.SERIALISATION;
import static dev.jacquard.agent.scope.Treatment.STATE;
import static dev.jacquard.agent.scope.Treatment.SUPPLIERS;
import static dev.jacquard.agent.scope.Treatment.THREAD_ATTRIBUTES;
import static dev.jacquard.agent.scope.Treatment.TIME_CALLS;
import static dev.jacquard.agent.scope.Treatment.VAR_HANDLES;
import static dev.jacquard.agent.scope.Treatment.VIRTUAL_THREADS;

import dev.jacquard.runtime.primitive.ModelCatalogue;
import dev.jacquard.runtime.primitive.reflect.Amendments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * What is done to which class of the JDK. A class is concerned if something is done to it; so there
 * is no other list of those that are.
 */
public final class JdkTable {
  /**
   * A line of the table for the classes whose names begin alike.
   *
   * @param parts one of which must be in the name too, if there are any
   */
  private record Row(String prefix, List<String> parts, Set<Treatment> treatments) {
    boolean matches(String name) {
      if (!name.startsWith(prefix)) {
        return false;
      }
      for (String part : parts) {
        if (name.contains(part)) {
          return true;
        }
      }
      return parts.isEmpty();
    }
  }

  /** Where parallel streams share state: their tasks, and what some of those have in common. */
  private static final List<String> SHARED_BY_STREAMS =
      List.of("Task", "SliceOps", "SliceSpliterator", "Distinct", "WhileOps");

  private static final String OWN = "dev/jacquard/";

  private final Map<String, Set<Treatment>> byName = new HashMap<>();
  private final List<Row> byPrefix = new ArrayList<>();

  public JdkTable() {
    concurrency();
    monitors();
    threads();
    streams();
    for (String name : OutsideEffects.classes()) {
      name(OUTSIDE, name);
    }
    for (String name : BlockingMethods.classes()) {
      name(OUTSIDE, name);
    }
    for (String name : CalledByVm.classes()) {
      name(CALLED_BY_VM, name);
    }
    for (Class<?> model : ModelCatalogue.models()) {
      name(MODEL, ModelCatalogue.name(model).replace('.', '/'));
    }
    for (Class<?> hook : Amendments.all()) {
      name(AMENDED, Type.getInternalName(Amendments.amended(hook)));
    }
    name(REFLECTION, "java/lang/reflect/Field");
    name(SERIALISATION, "java/io/ObjectStreamClass", "java/io/ObjectStreamClass$FieldReflector");
    name(CARRIER, "dev/jacquard/runtime/carrier/ContinuationCarrier");
  }

  private void concurrency() {
    prefix(
        "java/util/concurrent/",
        NO_SPINNING,
        COMPLETIONS,
        EFFECTS,
        LOOPS,
        CALLS,
        VAR_HANDLES,
        FIELDS,
        ALLOCATIONS);
    name(NAMED_IN_CONSTRUCTOR, "java/util/concurrent/CountedCompleter");
    // wrappers that synchronize on a monitor of their own
    prefix("java/util/Collections$Synchronized", ALLOCATIONS);
    // where objects are made that threads may share through the public class
    name(ALLOCATIONS, "java/util/Random", "java/util/HashSet", "java/util/LinkedHashSet");
    name(ALLOCATIONS, "java/util/TreeSet", "java/util/Collections", "java/util/Properties");
    // where the JDK reads and writes an array of the program as a list
    name(ARRAYS, "java/util/Arrays$ArrayList", "java/util/Arrays$ArrayItr");
    // whose memory several of them may share
    byPrefix.add(new Row("java/nio/", List.of("Buffer"), EnumSet.of(BUFFERS)));
    // where hashes decide about the order of things, or are shown
    name(HASH_CALLS, "java/lang/Object", "java/util/HashMap", "java/util/Hashtable");
    name(HASH_CALLS, "java/util/IdentityHashMap", "java/util/WeakHashMap", "java/util/Objects");
    // where the time of day comes from
    name(TIME_CALLS, "java/time/Clock", "java/time/Clock$SystemClock");
    name(TIME_CALLS, "java/time/Clock$SystemInstantSource");
    name(TIME_CALLS, "java/util/Date", "java/util/GregorianCalendar");
    name(TIME_CALLS, "java/util/JapaneseImperialCalendar");
    name(TIME_CALLS, "sun/util/locale/provider/CalendarProviderImpl");
    name(TIME_CALLS, "java/net/HttpCookie", "java/util/zip/ZipOutputStream");
  }

  /** Those of which the VM has loaded some, and where locks are made for themselves. */
  private void monitors() {
    name(GATES, "java/lang/StringBuffer", "java/util/Vector", "java/util/Stack");
    name(GATES, "java/util/Hashtable");
    // made by the VM, by the JDK and by the program, and handed from thread to thread
    name(NAMED_IN_CONSTRUCTOR, "java/lang/Throwable");
    name(ALLOCATIONS, "java/lang/Throwable");
    prefix("java/io/", GATES, ALLOCATIONS);
    prefix("java/io/Piped", CALLS, LOOPS, EFFECTS, FIELDS);
    prefix("java/util/zip/Inflater", ALLOCATIONS);
    prefix("java/util/zip/Deflater", ALLOCATIONS);
    name(ALLOCATIONS, "java/util/Observable");
  }

  private void threads() {
    // where the current thread is asked for by code that the program sees the result of
    name(IDENTITY_CALLS, "java/lang/Thread", "java/lang/Thread$Builder");
    name(IDENTITY_CALLS, "java/lang/ThreadLocal", "java/lang/InheritableThreadLocal");
    name(THREAD_ATTRIBUTES, "java/lang/Thread");
    // where threads are made by builders and their factories
    prefix(
        "java/lang/ThreadBuilders",
        VIRTUAL_THREADS,
        IDENTITY_CALLS,
        VAR_HANDLES,
        PROGRAM_ALLOCATIONS);
  }

  private void streams() {
    name(SUPPLIERS, "java/util/stream/Collectors");
    prefix("java/util/stream/ReduceOps", SUPPLIERS);
    byPrefix.add(
        new Row(
            "java/util/stream/",
            SHARED_BY_STREAMS,
            EnumSet.of(CALLS, VAR_HANDLES, FIELDS, PROGRAM_ALLOCATIONS)));
  }

  private void name(Treatment treatment, String... names) {
    for (String name : names) {
      Set<Treatment> known = byName.get(name);
      if (known == null) {
        byName.put(name, EnumSet.of(treatment));
      } else {
        known.add(treatment);
      }
    }
  }

  private void prefix(String prefix, Treatment... treatments) {
    byPrefix.add(new Row(prefix, List.of(), EnumSet.copyOf(Arrays.asList(treatments))));
  }

  /** What is done to a class, in order; nothing if its file must stay as it is. */
  public Set<Treatment> of(String name) {
    Set<Treatment> all = listed(name);
    if (!name.startsWith(OWN)) {
      all.add(INITIALISER);
    }
    if (MonitorExceptions.contain(name)) {
      all.remove(GATES);
    } else {
      all.add(GATES);
    }
    return Collections.unmodifiableSet(all);
  }

  /** Whether more is done to a class than to all others, so that a loaded one is rewritten too. */
  public boolean lists(String name) {
    return !listed(name).isEmpty();
  }

  private Set<Treatment> listed(String name) {
    Set<Treatment> all = EnumSet.noneOf(Treatment.class);
    all.addAll(byName.getOrDefault(name, Set.of()));
    for (Row row : byPrefix) {
      if (row.matches(name)) {
        all.addAll(row.treatments());
      }
    }
    if (Exemptions.isPart(name)) {
      all.add(ENTRIES);
    }
    if (isWatched(name)) {
      all.add(STATE);
      all.add(FIELDS);
      if (!all.contains(ALLOCATIONS)) {
        all.add(LOCK_ALLOCATIONS);
      }
      all.add(INITIALISER);
    }
    return all;
  }

  /** Parts of collections are watched where their collection handles them. */
  private static boolean isWatched(String name) {
    return Exemptions.of(name).isEmpty();
  }
}
