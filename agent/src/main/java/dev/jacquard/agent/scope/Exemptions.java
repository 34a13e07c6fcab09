package dev.jacquard.agent.scope;

import static dev.jacquard.agent.scope.Exemption.Reason.CACHE;
import static dev.jacquard.agent.scope.Exemption.Reason.CONTROLLED;
import static dev.jacquard.agent.scope.Exemption.Reason.PART;
import static dev.jacquard.agent.scope.Exemption.Reason.VM;

import dev.jacquard.agent.scope.Exemption.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The classes of the JDK whose plain state is not watched. All others are: what a class is about is
 * no matter of a list, only what is left out is.
 */
public final class Exemptions {
  /** Watched although the package that they are in is not. */
  private static final Set<String> WATCHED =
      Set.of(
          "java/lang/AbstractStringBuilder",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/lang/ProcessBuilder",
          "sun/util/locale/InternalLocaleBuilder",
          "java/time/format/DateTimeFormatterBuilder",
          "java/util/ImmutableCollections$ListItr",
          "java/util/ImmutableCollections$MapN$MapNIterator",
          "java/util/ImmutableCollections$SetN$SetNIterator");

  private static final Set<String> WATCHED_PACKAGES =
      Set.of("sun/util/calendar/", "sun/security/provider/");

  private static final List<Exemption> ALL = new ArrayList<>();
  private static final Map<String, Exemption> FIELDS = new HashMap<>();
  private static final Map<String, Optional<Exemption>> KNOWN = new ConcurrentHashMap<>();

  static {
    controlled();
    buffers();
    caches();
    parts();
    machine();
    internals();
  }

  private Exemptions() {}

  private static void add(Reason reason, String sentence, String... classes) {
    for (String name : classes) {
      ALL.add(new Exemption(name, Exemption.ALL, reason, sentence));
    }
  }

  private static void fields(Reason reason, String sentence, String name, String... fields) {
    for (String field : fields) {
      Exemption exemption = new Exemption(name, field, reason, sentence);
      ALL.add(exemption);
      FIELDS.put(name + "." + field, exemption);
    }
  }

  private static void controlled() {
    add(CONTROLLED, "its accesses are steps of their own, or a model's", "java/util/concurrent/");
    add(
        CONTROLLED,
        "a timer is a model",
        "java/util/Timer",
        "java/util/TimerTask",
        "java/util/TimerThread",
        "java/util/TaskQueue");
    add(
        CONTROLLED,
        "tasks of parallel streams go from thread to thread by fork and join",
        "java/util/stream/AbstractTask*",
        "java/util/stream/AbstractShortCircuitTask*",
        "java/util/stream/ForEachOps$*",
        "java/util/stream/Nodes$*");
  }

  private static void buffers() {
    for (String type : List.of("Byte", "Char", "Short", "Int", "Long", "Float", "Double")) {
      fields(
          CONTROLLED,
          "the array behind a buffer, which others may use too: its elements count one by one",
          "java/nio/" + type + "Buffer",
          "hb");
    }
  }

  private static void caches() {
    add(
        CACHE,
        "a value: what it keeps for later is computed from what never changes",
        "java/math/",
        "java/time/",
        "java/io/File",
        "java/io/ObjectStreamClass*",
        "java/net/URI",
        "java/net/URL",
        "java/net/InetAddress*",
        "java/net/Inet4Address*",
        "java/net/Inet6Address*",
        "java/nio/charset/Charset",
        "java/util/Locale*",
        "java/util/Currency*",
        "java/util/UUID",
        "java/util/ImmutableCollections*",
        "java/util/regex/Pattern*",
        "java/util/regex/CharPredicates*",
        "java/util/regex/IntHashSet",
        "java/util/ResourceBundle*",
        "java/util/PropertyResourceBundle",
        "java/util/ListResourceBundle",
        "java/util/ServiceLoader*",
        "sun/util/calendar/ZoneInfo*",
        "sun/util/calendar/CalendarSystem*",
        "sun/util/calendar/Era*");
    String views = "a view, which is kept once it was asked for; threads may make it twice";
    fields(CACHE, views, "java/util/AbstractMap", "keySet", "values");
    fields(CACHE, views, "java/util/HashMap", "entrySet");
    fields(CACHE, views, "java/util/TreeMap", "entrySet", "navigableKeySet", "descendingMap");
    fields(
        CACHE,
        views,
        "java/util/TreeMap$NavigableSubMap",
        "descendingMapView",
        "entrySetView",
        "navigableKeySetView");
    fields(
        CACHE,
        "how large a view is, which is counted once; threads may count it twice",
        "java/util/TreeMap$NavigableSubMap$EntrySetView",
        "size",
        "sizeModCount");
    fields(CACHE, views, "java/util/IdentityHashMap", "entrySet");
    fields(CACHE, views, "java/util/WeakHashMap", "entrySet");
    fields(CACHE, views, "java/util/EnumMap", "entrySet");
    fields(CACHE, views, "java/util/Collections$UnmodifiableMap", "keySet", "entrySet", "values");
    fields(CACHE, views, "java/util/Collections$CheckedMap", "entrySet");
  }

  private static void parts() {
    add(
        PART,
        "a node or an entry: what is done to it counts as done to its collection",
        "java/util/HashMap$Node",
        "java/util/HashMap$TreeNode",
        "java/util/LinkedHashMap$Entry",
        "java/util/TreeMap$Entry",
        "java/util/LinkedList$Node",
        "java/util/WeakHashMap$Entry",
        "java/util/Hashtable$Entry");
  }

  private static void machine() {
    add(
        VM,
        "classes, loaders, threads, references, exceptions: the VM keeps them, and hooks of their"
            + " own see what programs do to them",
        "java/lang/");
    add(
        VM,
        "code, permissions and providers: made once and then only read",
        "java/security/AccessControlContext",
        "java/security/CodeSource",
        "java/security/Permission*",
        "java/security/ProtectionDomain*",
        "java/security/Provider*",
        "java/security/Security*");
  }

  private static void internals() {
    add(
        VM,
        "inside of the JDK: reached only through a public class that is watched itself",
        "jdk/internal/",
        "jdk/net/",
        "jdk/nio/",
        "sun/invoke/",
        "sun/launcher/",
        "sun/net/",
        "sun/nio/",
        "sun/reflect/",
        "sun/security/",
        "sun/util/",
        "sun/misc/",
        "dev/jacquard/");
    add(
        VM,
        "windows and pictures: their events come from threads that are not under control",
        "java/awt/",
        "javax/swing/",
        "sun/awt/",
        "sun/font/",
        "sun/java2d/",
        "sun/swing/",
        "com/sun/java/swing/",
        "com/sun/imageio/",
        "com/sun/media/");
    add(
        VM,
        "management and debugging: about the VM, not about the program",
        "com/sun/jmx/",
        "com/sun/management/",
        "com/sun/jndi/",
        "java/lang/management/",
        "javax/management/",
        "sun/management/",
        "jdk/jfr/");
  }

  /** All exemptions, in the order in which users see them. */
  public static List<Exemption> all() {
    return List.copyOf(ALL);
  }

  /** Why a class as a whole is not watched, if it is not. */
  public static Optional<Exemption> of(String name) {
    if (isWatchedInside(name)) {
      return Optional.empty();
    }
    return ofClass(name);
  }

  /** Why a field is not watched, if it is not, though its class is. */
  static Optional<Exemption> of(String name, String field) {
    return Optional.ofNullable(FIELDS.get(name + "." + field));
  }

  /** Whether objects of a class are parts of a collection. */
  public static boolean isPart(String name) {
    return of(name).filter(exemption -> exemption.reason() == PART).isPresent();
  }

  private static boolean isWatchedInside(String name) {
    if (WATCHED.contains(name)) {
      return true;
    }
    for (String start : WATCHED_PACKAGES) {
      if (name.startsWith(start)) {
        return ofClass(name).filter(exemption -> exemption.reason() == CACHE).isEmpty();
      }
    }
    return false;
  }

  private static Optional<Exemption> ofClass(String name) {
    return KNOWN.computeIfAbsent(name, Exemptions::find);
  }

  private static Optional<Exemption> find(String name) {
    for (Exemption exemption : ALL) {
      if (exemption.isOfWholeClass() && exemption.covers(name)) {
        return Optional.of(exemption);
      }
    }
    return Optional.empty();
  }
}
