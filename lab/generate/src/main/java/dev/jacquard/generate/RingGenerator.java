package dev.jacquard.generate;

import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Feature;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.shrink.Recast;
import dev.jacquard.generate.shrink.Renumbering;
import dev.jacquard.generate.shrink.Uses;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes random programs with a declared symmetry that moves data along with threads: a random
 * program is copied around a ring, and each copy uses its own cells and those of its neighbours.
 *
 * <p>If all copies keep to their own cells, any two of them may be exchanged, and that is declared
 * too. The same seed gives the same program. Immutable.
 */
public final class RingGenerator {
  private static final Sizes OF_ONE_COPY = new Sizes(2, 2, 3, 6, 2, 100);

  private final LitmusGenerator originals =
      new LitmusGenerator(
          new Features(
              EnumSet.complementOf(
                  EnumSet.of(
                      Feature.START_JOIN,
                      Feature.ARRAY,
                      Feature.NUMBERED_THREADS,
                      Feature.SYMMETRIC,
                      Feature.COMMON_SUFFIX,
                      Feature.ENDLESS)),
              Set.of(),
              true),
          OF_ONE_COPY);

  /** The program of a seed. */
  public LitmusFile generate(long seed) {
    return plan(seed).write(false);
  }

  /** A program that is nearly as symmetric: what the first copies write may be different. */
  public LitmusFile generateUneven(long seed) {
    LitmusFile uneven = plan(seed).write(true);
    return new LitmusFile(uneven.declarations(), uneven.threads(), List.of(), List.of());
  }

  private Plan plan(long seed) {
    Draw draw = new Draw(seed);
    int copies = draw.oneIn(3) ? 3 : 2;
    LitmusFile original = originals.generate(~seed);
    if (copies > 2 || draw.oneIn(2)) {
      original = withoutThread(original, original.threads().get(1).declaration());
    }
    return new Plan(draw, original, copies);
  }

  private static LitmusFile withoutThread(LitmusFile file, ThreadDeclaration thread) {
    Recast recast = new Recast(thread, Optional.empty());
    List<ThreadDefinition> threads =
        file.threads().stream().map(recast::rewrite).flatMap(Optional::stream).toList();
    return Uses.withoutUnused(
        new LitmusFile(file.declarations(), threads, List.of(), file.expectations()));
  }

  /** What moves around the ring, and how far copies look. */
  private static final class Plan {
    private final Draw draw;
    private final LitmusFile original;
    private final int copies;
    private final boolean apart;
    private final Map<Declaration, Declaration> moving = new LinkedHashMap<>();

    Plan(Draw draw, LitmusFile original, int copies) {
      this.draw = draw;
      this.original = original;
      this.copies = copies;
      this.apart = draw.oneIn(4);
      original.declarations().forEach(this::perhapsMove);
      original.threads().forEach(thread -> moving.put(thread.declaration(), copied(thread)));
    }

    private ThreadDeclaration copied(ThreadDefinition thread) {
      return new ThreadDeclaration(thread.declaration().name(), Extent.array(copies));
    }

    /** A lock with conditions stays. */
    private void perhapsMove(Declaration declaration) {
      if (draw.oneIn(4)) {
        return;
      }
      if (declaration instanceof SharedVariable variable) {
        moving.put(
            variable,
            new SharedVariable(
                variable.name(), variable.mode(), Extent.array(copies), variable.initial()));
      } else if (declaration instanceof SemaphoreDeclaration semaphore) {
        moving.put(
            semaphore,
            new SemaphoreDeclaration(semaphore.name(), Extent.array(copies), semaphore.permits()));
      } else if (declaration instanceof LockDeclaration lock && !hasConditions(lock)) {
        moving.put(lock, new LockDeclaration(theLocks(lock), Extent.array(copies)));
      }
    }

    /** All locks that move are cells of one array, so that copies can form a circle. */
    private String theLocks(LockDeclaration lock) {
      return moving.values().stream()
          .filter(LockDeclaration.class::isInstance)
          .map(Declaration::name)
          .findFirst()
          .orElse(lock.name());
    }

    private boolean hasConditions(LockDeclaration lock) {
      return original.conditions().stream()
          .anyMatch(condition -> condition.lock().declaration().equals(lock));
    }

    LitmusFile write(boolean uneven) {
      List<ThreadDefinition> threads = new ArrayList<>();
      for (ThreadDefinition thread : original.threads()) {
        Ring ring = new Ring(moving, copies, apart ? distance -> 0 : draw::below, uneven);
        threads.add(Renumbering.of(copied(thread), ring.rewrite(thread.body())));
      }
      List<Declaration> declarations =
          original.declarations().stream()
              .map(declaration -> moving.getOrDefault(declaration, declaration))
              .distinct()
              .toList();
      List<Symmetry> symmetries = new ArrayList<>(List.of(symmetry(copies)));
      if (apart && copies > 2) {
        symmetries.add(symmetry(2));
      }
      return new LitmusFile(declarations, threads, symmetries, List.of());
    }

    /** The first so many copies move around. */
    private Symmetry symmetry(int around) {
      List<Symmetry.Cycle> cycles = new ArrayList<>();
      for (Declaration moved : moving.values().stream().distinct().toList()) {
        List<Element<?>> elements = new ArrayList<>();
        for (int i = 0; i < around; i++) {
          elements.add(new Element<>(moved, i));
        }
        cycles.add(new Symmetry.Cycle(elements));
      }
      return new Symmetry(cycles);
    }
  }
}
