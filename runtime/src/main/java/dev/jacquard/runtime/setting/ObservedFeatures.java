package dev.jacquard.runtime.setting;

import java.util.HashSet;
import java.util.Set;

/**
 * What the program turned out to look at. A program pays for these only if it uses them: the first
 * run that does ends the exploration, which begins again ({@link Restart}).
 *
 * @param bits the features, by their ordinals: hooks ask for them at each access
 * @param deep the names of classes whose models do not know what the program does with them
 * @param monitors the {@linkplain SharedMonitor#word words} for monitors that are steps where the
 *     JDK's own code takes them
 * @param initialisers the names of classes whose initialisation is seen by other threads
 * @param insides the names of classes of objects that the JDK made for itself and threads share
 */
public record ObservedFeatures(
    int bits,
    Set<String> deep,
    Set<String> monitors,
    Set<String> initialisers,
    Set<String> insides) {
  static final ObservedFeatures NOTHING =
      new ObservedFeatures(0, Set.of(), Set.of(), Set.of(), Set.of());

  public ObservedFeatures {
    deep = Set.copyOf(deep);
    monitors = Set.copyOf(monitors);
    initialisers = Set.copyOf(initialisers);
    insides = Set.copyOf(insides);
  }

  public boolean has(Feature feature) {
    return (bits & 1 << feature.ordinal()) != 0;
  }

  public ObservedFeatures with(Feature feature) {
    return new ObservedFeatures(
        bits | 1 << feature.ordinal(), deep, monitors, initialisers, insides);
  }

  ObservedFeatures withDeep(String type) {
    return new ObservedFeatures(bits, with(deep, type), monitors, initialisers, insides);
  }

  ObservedFeatures withMonitor(String word) {
    return new ObservedFeatures(bits, deep, with(monitors, word), initialisers, insides);
  }

  ObservedFeatures withInitialiser(String type) {
    return new ObservedFeatures(bits, deep, monitors, with(initialisers, type), insides);
  }

  ObservedFeatures withInside(String type) {
    return new ObservedFeatures(bits, deep, monitors, initialisers, with(insides, type));
  }

  /** Whether threads share what the JDK made of a class, or that is told of all it made. */
  public boolean haveInside(String type) {
    return has(Feature.INSIDES) || insides.contains(type);
  }

  private static Set<String> with(Set<String> types, String type) {
    Set<String> more = new HashSet<>(types);
    more.add(type);
    return more;
  }

  /** These, and those by which traces tell all that threads observe. */
  ObservedFeatures tellingAll() {
    return with(Feature.INSIDES)
        .with(Feature.OBTRUSIONS)
        .with(Feature.PUBLICATIONS)
        .with(Feature.VALUES);
  }

  /** Whether threads look at each other otherwise than by starting, joining and interrupting. */
  public boolean watchThreads() {
    return has(Feature.STATES)
        || has(Feature.GROUPS)
        || has(Feature.THREADS)
        || has(Feature.FAREWELLS);
  }

  /** Whether ending is a step: also a join that an interrupt may end depends on nothing else. */
  public boolean ends() {
    return has(Feature.LIVES) || has(Feature.INTERRUPTS) || has(Feature.STATES);
  }
}
