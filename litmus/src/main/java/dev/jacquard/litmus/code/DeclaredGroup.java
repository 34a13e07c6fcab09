package dev.jacquard.litmus.code;

import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The symmetries declared in a file, checked and closed to a group.
 *
 * <p>A declared renaming is a symmetry if it fixes the initial state and takes the code of each
 * thread to the code of its image; then it takes executions to executions.
 */
public final class DeclaredGroup {
  private final String name;
  private final Layout layout;
  private final List<ThreadCode> threads;

  private DeclaredGroup(String name, Layout layout, List<ThreadCode> threads) {
    this.name = name;
    this.layout = layout;
    this.threads = threads;
  }

  /**
   * The renamings in the group.
   *
   * @throws SyntaxException if a declared renaming is not a symmetry of the program
   */
  public static Renamings of(
      String name, LitmusFile file, Layout layout, List<ThreadCode> threads) {
    DeclaredGroup declared = new DeclaredGroup(name, layout, threads);
    List<Permutation> generators = new ArrayList<>();
    for (Symmetry symmetry : file.symmetries()) {
      generators.add(declared.checked(symmetry));
    }
    return Renamings.generatedBy(generators);
  }

  private Permutation checked(Symmetry symmetry) {
    int[] threadImages = identity(layout.threads());
    int[] images = identity(layout.locations());
    int[] queues = identity(layout.queues());
    for (Symmetry.Cycle cycle : symmetry.cycles()) {
      for (int i = 0; i < cycle.elements().size(); i++) {
        Element<?> from = cycle.elements().get(i);
        Element<?> to = cycle.elements().get((i + 1) % cycle.elements().size());
        if (from.declaration() instanceof ThreadDeclaration) {
          threadImages[thread(from)] = thread(to);
        } else if (from.declaration() instanceof ConditionDeclaration) {
          queues[layout.queue(from.declaration())] = layout.queue(to.declaration());
        } else {
          images[layout.location(from)] = layout.location(to);
        }
      }
    }
    for (int t = 0; t < threadImages.length; t++) {
      images[layout.permit(t)] = layout.permit(threadImages[t]);
      images[layout.life(t)] = layout.life(threadImages[t]);
      images[layout.flag(t)] = layout.flag(threadImages[t]);
    }
    renameMonitors(queues, images);
    Permutation permutation = Permutation.of(threadImages, images);
    check(symmetry, new Renaming(permutation, queues));
    return permutation;
  }

  private int thread(Element<?> element) {
    return layout.thread(element.declaration()) + element.index();
  }

  private static int[] identity(int size) {
    int[] same = new int[size];
    Arrays.setAll(same, i -> i);
    return same;
  }

  /** The wait set of a lock goes with the lock. */
  private void renameMonitors(int[] queues, int[] locations) {
    for (int queue = 0; queue < queues.length; queue++) {
      for (int image = 0; image < queues.length; image++) {
        if (!layout.isFifo(queue)
            && !layout.isFifo(image)
            && layout.lockOf(image) == locations[layout.lockOf(queue)]) {
          queues[queue] = image;
        }
      }
    }
  }

  private void check(Symmetry symmetry, Renaming renaming) {
    long[] initial = layout.initialStates();
    for (int location = 0; location < initial.length; location++) {
      int image = renaming.location(location);
      if (initial[location] != initial[image]) {
        throw refused(
            symmetry,
            layout.locationName(location)
                + " starts as "
                + initial[location]
                + ", but its image "
                + layout.locationName(image)
                + " as "
                + initial[image]);
      }
    }
    for (int queue = 0; queue < layout.queues(); queue++) {
      if (layout.lockOf(renaming.queue(queue)) != renaming.location(layout.lockOf(queue))) {
        throw refused(
            symmetry, "the image of " + layout.queueName(queue) + " belongs to another lock");
      }
    }
    for (int t = 0; t < threads.size(); t++) {
      String image = Residual.ofWhole(threads.get(t), renaming).text();
      int other = renaming.thread(t);
      if (!image.equals(Residual.ofWhole(threads.get(other)).text())) {
        throw refused(
            symmetry,
            "the code of "
                + layout.threadName(t)
                + ", renamed, is not that of its image "
                + layout.threadName(other));
      }
    }
  }

  private SyntaxException refused(Symmetry symmetry, String reason) {
    return new SyntaxException(
        name, symmetry.position(), "this is no symmetry of the program: " + reason);
  }
}
