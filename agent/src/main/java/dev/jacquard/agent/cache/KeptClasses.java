package dev.jacquard.agent.cache;

import dev.jacquard.agent.link.Rewritten;
import dev.jacquard.agent.scope.ClassSource;
import dev.jacquard.agent.scope.Declaration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** The rewritten classes that are kept for one class path, and those that join them. */
public final class KeptClasses {
  private final byte[] pack;
  private final Map<String, Integer> index;
  private final Predicate<String> mayChange;
  private final Map<String, KeptClass> fresh = new LinkedHashMap<>();

  /**
   * Classes that were kept before.
   *
   * @param pack what {@link #pack} gave then, or nothing
   * @param mayChange whether the classes of a package, as {@code java/util}, may be others than
   *     they were then
   */
  public KeptClasses(Optional<byte[]> pack, Predicate<String> mayChange) {
    this.pack = pack.orElse(new byte[0]);
    index = pack.map(ClassPack::index).orElse(Map.of());
    this.mayChange = mayChange;
  }

  /**
   * The rewritten form of a class.
   *
   * @param source what other classes declare that have class files
   * @param rewriting makes the form, if it is not kept, and asks what it gets for other classes
   */
  public Rewritten get(
      String name,
      byte[] original,
      ClassSource source,
      Function<ClassSource, Rewritten> rewriting) {
    Optional<KeptClass> kept = find(name, original);
    if (kept.isPresent()) {
      return kept.get().rewritten();
    }
    Witness witness = new Witness(source, name);
    Rewritten rewritten = rewriting.apply(witness);
    if (!witness.unknown && witness.packages.stream().noneMatch(mayChange)) {
      join(new KeptClass(name, original, witness.packages, rewritten));
    }
    return rewritten;
  }

  private synchronized void join(KeptClass joining) {
    fresh.put(joining.name(), joining);
  }

  /** The kept form of exactly this class, if there is one that still counts. */
  private Optional<KeptClass> find(String name, byte[] original) {
    return Optional.ofNullable(index.get(name))
        .map(start -> ClassPack.read(pack, name, start))
        .filter(kept -> Arrays.equals(kept.original(), original))
        .filter(kept -> kept.packages().stream().noneMatch(mayChange));
  }

  /** Whether classes have joined that can be kept; a class without a file can't. */
  public synchronized boolean grow(Predicate<String> hasFile) {
    fresh.keySet().removeIf(name -> !hasFile.test(name));
    return !fresh.isEmpty();
  }

  /** All that can be kept. */
  public synchronized byte[] pack() {
    Map<String, KeptClass> all = new LinkedHashMap<>();
    index.forEach((name, start) -> all.put(name, ClassPack.read(pack, name, start)));
    all.putAll(fresh);
    return ClassPack.write(all.values());
  }

  /** Notes what a rewriting looks at. */
  private static final class Witness implements ClassSource {
    private final ClassSource source;
    private final Set<String> packages = new LinkedHashSet<>();

    /** Whether it asked for a class that has no file, which may have one later or be made. */
    private boolean unknown;

    Witness(ClassSource source, String name) {
      this.source = source;
      note(name);
    }

    private void note(String name) {
      packages.add(name.substring(0, Math.max(0, name.lastIndexOf('/'))));
    }

    @Override
    public Optional<Declaration> find(String name) {
      note(name);
      Optional<Declaration> found = source.find(name);
      unknown |= found.isEmpty();
      return found;
    }
  }
}
