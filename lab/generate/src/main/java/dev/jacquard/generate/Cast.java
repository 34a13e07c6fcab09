package dev.jacquard.generate;

import dev.jacquard.generate.Role.Kind;
import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Feature;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Decides which threads a generated program has. */
final class Cast {
  private final Set<Feature> features;
  private final Draw draw;
  private final List<Role> roles = new ArrayList<>();
  private int threads;

  private Cast(Set<Feature> features, Draw draw) {
    this.features = features;
    this.draw = draw;
  }

  /**
   * Roles for as many threads as the sizes say; what is required is there, the rest of what the
   * features allow is there sometimes.
   */
  static List<Role> draw(Set<Feature> features, Set<Feature> required, Sizes sizes, Draw draw) {
    Cast cast = new Cast(features, draw);
    int wanted = draw.between(sizes.fewestThreads(), sizes.mostThreads());
    if (features.contains(Feature.START_JOIN) && wanted > 2 && draw.oneIn(2)) {
      cast.add(Kind.MAIN, "main");
    }
    if (cast.wants(Feature.SYMMETRIC, required)) {
      cast.addIdentical(Math.max(2, Math.min(wanted - cast.threads, draw.between(2, 3))));
    }
    if (cast.wants(Feature.COMMON_SUFFIX, required)) {
      cast.addSuffixed(Math.max(2, Math.min(wanted - cast.threads, draw.between(2, 3))));
    }
    if (features.contains(Feature.NUMBERED_THREADS) && wanted - cast.threads >= 2) {
      cast.addNumbered();
    }
    while (cast.threads < wanted) {
      cast.add(Kind.ORDINARY, "t" + cast.threads);
    }
    return cast.roles;
  }

  private boolean wants(Feature feature, Set<Feature> required) {
    return required.contains(feature)
        || features.contains(feature) && threads <= 1 && draw.oneIn(3);
  }

  private void add(Kind kind, String name) {
    add(new Role(kind, List.of(new ThreadDeclaration(name, Extent.SINGLE))));
  }

  private void add(Role role) {
    roles.add(role);
    threads += role.threads();
  }

  /** As copies of one declaration, or spelled out. */
  private void addIdentical(int count) {
    if (draw.oneIn(4)) {
      List<ThreadDeclaration> declarations = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        declarations.add(new ThreadDeclaration("t" + (threads + i), Extent.SINGLE));
      }
      add(new Role(Kind.IDENTICAL, declarations));
    } else {
      add(new Role(Kind.IDENTICAL, List.of(new ThreadDeclaration("worker", Extent.array(count)))));
    }
  }

  private void addSuffixed(int count) {
    for (int i = 0; i < count; i++) {
      add(Kind.SUFFIXED, "t" + threads);
    }
  }

  private void addNumbered() {
    if (draw.oneIn(2)) {
      add(new Role(Kind.NUMBERED, List.of(new ThreadDeclaration("copy", Extent.array(2)))));
    }
  }
}
