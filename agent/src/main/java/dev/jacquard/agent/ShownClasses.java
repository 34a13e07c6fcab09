package dev.jacquard.agent;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The classes that an agent was shown, by their internal names. */
final class ShownClasses {
  private final Set<String> ofJdk = ConcurrentHashMap.newKeySet();
  private final OfLoaders<Set<String>> ofLoaders = new OfLoaders<>();
  private final AtomicInteger count = new AtomicInteger();

  /** Notes a class that the agent is done with; the loader is null for all of the JDK. */
  void add(ClassLoader loader, String name) {
    if (loader == null) {
      ofJdk.add(name);
    } else {
      ofLoaders.getOr(loader, ConcurrentHashMap::newKeySet).add(name);
    }
    count.incrementAndGet();
  }

  boolean contain(ClassLoader loader, String name) {
    Set<String> names = loader == null ? ofJdk : ofLoaders.get(loader);
    return names != null && names.contains(name);
  }

  /** How often a class was shown. */
  int count() {
    return count.get();
  }
}
