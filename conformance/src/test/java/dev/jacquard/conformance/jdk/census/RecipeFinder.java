package dev.jacquard.conformance.jdk.census;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Finds recipes by trying: constructors and factories with simple arguments, then all methods. What
 * throws or does not return is left out; what changes the instance is found by comparing it with
 * what it was before.
 */
final class RecipeFinder {
  private static final int MOST_MAKES = 16;
  private static final int MOST_WRITES = 3;
  private static final int MOST_READS = 2;
  private static final Set<String> NEVER =
      Set.of(
          "wait",
          "notify",
          "notifyAll",
          "getClass",
          "hashCode",
          "equals",
          "join",
          "start",
          "stop",
          "suspend",
          "resume",
          "getPlain",
          "setPlain");

  private final Path directory;
  private ExecutorService trier = trier();

  RecipeFinder(Path directory) {
    this.directory = directory;
  }

  private static ExecutorService trier() {
    return Executors.newSingleThreadExecutor(
        task -> {
          Thread thread = new Thread(task);
          thread.setDaemon(true);
          return thread;
        });
  }

  /** What may be called, by the line of its source. */
  private static final class Candidate {
    final Class<?> type;
    final List<String> makes = new ArrayList<>();
    final List<String> uses = new ArrayList<>();

    Candidate(Class<?> type) {
      this.type = type;
    }

    /** One method a line: makes first, then uses. */
    String source(String name) {
      StringBuilder text = new StringBuilder("public final class " + name + " {\n");
      for (int i = 0; i < makes.size(); i++) {
        text.append("public static Object make" + i + "() throws Throwable { return ")
            .append(makes.get(i))
            .append("; }\n");
      }
      String full = type.getCanonicalName();
      for (int i = 0; i < uses.size(); i++) {
        text.append("public static void use" + i + "(Object o) throws Throwable { ")
            .append(full + " it = (" + full + ") o; " + uses.get(i) + "; }\n");
      }
      return text.append("}\n").toString();
    }

    void drop(Set<Long> lines) {
      for (long line : new java.util.TreeSet<>(lines).descendingSet()) {
        int index = (int) line - 2;
        if (index >= makes.size()) {
          uses.remove(index - makes.size());
        } else {
          makes.remove(index);
        }
      }
    }
  }

  List<Recipe> find(List<Class<?>> types) throws Exception {
    Map<String, Candidate> candidates = new LinkedHashMap<>();
    for (Class<?> type : types) {
      Candidate candidate = candidate(type);
      if (!candidate.makes.isEmpty()) {
        candidates.put("Try" + candidates.size(), candidate);
      }
    }
    compile(candidates);
    List<Recipe> recipes = new ArrayList<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
      for (Map.Entry<String, Candidate> entry : candidates.entrySet()) {
        Class<?> compiled = loader.loadClass(entry.getKey());
        recipe(entry.getValue(), compiled).ifPresent(recipes::add);
      }
    }
    return recipes;
  }

  private void compile(Map<String, Candidate> candidates) throws Exception {
    while (true) {
      Map<String, String> sources = new TreeMap<>();
      candidates.forEach((name, candidate) -> sources.put(name, candidate.source(name)));
      Map<String, Set<Long>> errors = Compiler.compile(sources, directory);
      if (errors.isEmpty()) {
        return;
      }
      errors.forEach((name, lines) -> candidates.get(name).drop(lines));
    }
  }

  // ---- what may be called ----------------------------------------------------------------------

  private static Candidate candidate(Class<?> type) {
    Candidate candidate = new Candidate(type);
    Set<String> makes = new LinkedHashSet<>();
    if (!Modifier.isAbstract(type.getModifiers())) {
      for (Constructor<?> each : sorted(type.getConstructors())) {
        calls("new " + type.getCanonicalName(), each, makes);
      }
    }
    for (Method each : sorted(type.getDeclaredMethods())) {
      if (isPublicStatic(each) && type.isAssignableFrom(each.getReturnType())) {
        calls(type.getCanonicalName() + "." + each.getName(), each, makes);
      }
    }
    makes.stream().limit(MOST_MAKES).forEach(candidate.makes::add);
    Set<String> uses = new LinkedHashSet<>();
    for (Method each : sorted(type.getMethods())) {
      if (!Modifier.isStatic(each.getModifiers())
          && !NEVER.contains(each.getName())
          && !each.isBridge()) {
        calls("it." + each.getName(), each, uses);
      }
    }
    candidate.uses.addAll(uses);
    return candidate;
  }

  private static boolean isPublicStatic(Method method) {
    return Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers());
  }

  private static <E extends Executable> List<E> sorted(E[] all) {
    return Arrays.stream(all)
        .filter(each -> Modifier.isPublic(each.getModifiers()))
        .sorted(
            Comparator.<E>comparingInt(Executable::getParameterCount)
                .thenComparing(Executable::toString))
        .toList();
  }

  private static void calls(String what, Executable called, Set<String> calls) {
    for (int i = 0; i < Samples.ALTERNATIVES; i++) {
      Samples.arguments(called, i).ifPresent(all -> calls.add(what + "(" + all + ")"));
    }
  }

  // ---- trying ----------------------------------------------------------------------------------

  private Optional<Recipe> recipe(Candidate candidate, Class<?> compiled) throws Exception {
    Optional<Recipe> first = Optional.empty();
    for (int i = 0; i < candidate.makes.size(); i++) {
      Method make = compiled.getMethod("make" + i);
      Optional<Object> made = tried(() -> make.invoke(null));
      if (made.isPresent()) {
        Recipe recipe = recipe(candidate, compiled, i, make);
        if (!recipe.writes().isEmpty()) {
          return Optional.of(recipe);
        }
        first = first.isPresent() ? first : Optional.of(recipe);
      }
    }
    return first;
  }

  private Recipe recipe(Candidate candidate, Class<?> compiled, int n, Method make)
      throws Exception {
    Map<String, String> writes = new LinkedHashMap<>();
    Map<String, String> reads = new LinkedHashMap<>();
    for (int i = 0; i < candidate.uses.size(); i++) {
      String use = candidate.uses.get(i);
      String name = use.substring(0, use.indexOf('('));
      Method method = compiled.getMethod("use" + i, Object.class);
      Optional<Object> changed =
          tried(
              () -> {
                Object it = make.invoke(null);
                List<Object> before = Snapshot.of(it);
                method.invoke(null, it);
                boolean changes = !Snapshot.of(it).equals(before);
                method.invoke(null, it);
                return changes;
              });
      changed.ifPresent(yes -> ((Boolean) yes ? writes : reads).putIfAbsent(name, use));
    }
    writes.keySet().forEach(reads::remove);
    return new Recipe(
        candidate.type.getCanonicalName(),
        candidate.makes.get(n),
        chosen(writes, candidate.type, MOST_WRITES),
        chosen(reads, candidate.type, MOST_READS));
  }

  /** Those of the class itself before those that it inherits, shorter ones first. */
  private static List<String> chosen(Map<String, String> calls, Class<?> type, int most) {
    Set<String> own = new LinkedHashSet<>();
    for (Method method : type.getDeclaredMethods()) {
      own.add("it." + method.getName());
    }
    return calls.entrySet().stream()
        .sorted(
            Comparator.comparing((Map.Entry<String, String> call) -> !own.contains(call.getKey()))
                .thenComparing(call -> call.getValue().length())
                .thenComparing(Map.Entry::getKey))
        .limit(most)
        .map(Map.Entry::getValue)
        .toList();
  }

  private interface Trial {
    Object run() throws Exception;
  }

  private Optional<Object> tried(Trial trial) {
    Future<Object> running = trier.submit(trial::run);
    try {
      return Optional.ofNullable(running.get(2, TimeUnit.SECONDS));
    } catch (java.util.concurrent.TimeoutException hangs) {
      trier = trier();
      return Optional.empty();
    } catch (Exception | Error thrown) {
      return Optional.empty();
    }
  }
}
