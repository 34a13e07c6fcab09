package dev.jacquard.models.sample;

import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.dynamic.Process;
import dev.jacquard.model.dynamic.Proposition;
import dev.jacquard.model.dynamic.Ref;
import dev.jacquard.model.dynamic.Turn;
import dev.jacquard.model.dynamic.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Philosophers who eat and think for ever, with a fork between any two of them.
 *
 * <p>Forks are objects, holding one is holding its lock. All take the left fork first, so they can
 * starve together, unless the first is left-handed and takes the right one first. Nothing but the
 * references to forks says who sits where: rotations are found, and not declared.
 */
public final class DiningPhilosophers extends DynamicModel<DiningPhilosophers.Table> {
  private final int size;
  private final boolean leftHanded;

  /** No global variables: what is on the table are forks. */
  public record Table() {}

  /** A fork. */
  public record Fork() {}

  /** What a philosopher is doing. */
  public enum At {
    THINKING,
    HUNGRY,
    EATING,
    SATED
  }

  /** A philosopher. */
  public record Philosopher(At at, Ref<Fork> first, Ref<Fork> second) implements Process<Table> {
    @Override
    public void steps(Turn<Table> turn) {
      switch (at) {
        case THINKING -> {
          if (turn.isFree(first)) {
            turn.step("takes the first fork", world -> take(world, first, At.HUNGRY));
          }
        }
        case HUNGRY -> {
          if (turn.isFree(second)) {
            turn.step("takes the second fork", world -> take(world, second, At.EATING));
          }
        }
        case EATING -> turn.step("puts the first fork back", world -> put(world, first, At.SATED));
        case SATED ->
            turn.step("puts the second fork back", world -> put(world, second, At.THINKING));
      }
    }

    private void take(World<Table> world, Ref<Fork> fork, At next) {
      world.lock(fork);
      world.become(new Philosopher(next, first, second));
    }

    private void put(World<Table> world, Ref<Fork> fork, At next) {
      world.unlock(fork);
      world.become(new Philosopher(next, first, second));
    }
  }

  /** Four who starve together. */
  public DiningPhilosophers() {
    this(4, false);
  }

  public DiningPhilosophers(int size, boolean leftHanded) {
    super("dining philosophers");
    this.size = size;
    this.leftHanded = leftHanded;
    never(
        "more than half of them eat",
        Proposition.atLeast(
            size / 2 + 1, Philosopher.class, philosopher -> philosopher.at() == At.EATING));
    sometimes(
        "half of them eat",
        Proposition.atLeast(
            size / 2, Philosopher.class, philosopher -> philosopher.at() == At.EATING));
  }

  @Override
  protected void start(World<Table> world) {
    world.globals(new Table());
    List<Ref<Fork>> forks = new ArrayList<>();
    for (int seat = 0; seat < size; seat++) {
      forks.add(world.allocate(new Fork()));
    }
    for (int seat = 0; seat < size; seat++) {
      Ref<Fork> left = forks.get(seat);
      Ref<Fork> right = forks.get((seat + 1) % size);
      boolean turned = leftHanded && seat == 0;
      world.spawn(new Philosopher(At.THINKING, turned ? right : left, turned ? left : right));
    }
  }
}
