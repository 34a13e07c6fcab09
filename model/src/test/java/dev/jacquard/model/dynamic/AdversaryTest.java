package dev.jacquard.model.dynamic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.differential.Agreement;
import dev.jacquard.model.differential.Expecting;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Models made to mislead reductions: each has something that looks as if it could be left out, and
 * must not be. What is to be found is known beforehand.
 */
class AdversaryTest {
  /** A flag and a counter for whoever needs them, an object and a process. */
  record Globals(int flag, Ref<Box> box, Pid pid) {
    static Globals none() {
      return new Globals(0, Ref.none(), Pid.none());
    }

    Globals flag(int value) {
      return new Globals(value, box, pid);
    }

    Globals box(Ref<Box> other) {
      return new Globals(flag, other, pid);
    }

    Globals pid(Pid other) {
      return new Globals(flag, box, other);
    }
  }

  /** An object with a number and a neighbour. */
  record Box(int value, Ref<Box> next) {}

  static Stream<Arguments> models() {
    return Stream.of(
        arguments(new Spinner(), List.of("NEVER set", "TEMPORAL in the end")),
        arguments(new LocalRace(), List.of("TEMPORAL in order", "TEMPORAL never together")),
        arguments(new Swappers(), List.of("NEVER swapped")),
        arguments(new DeadOwner(), List.of("DEADLOCK no deadlock")),
        arguments(new Leavers(), List.of("NEVER the second is gone first")),
        arguments(new GarbageMaker(), List.of("TEMPORAL stops")),
        arguments(new LockWatcher(), List.of("NEVER seen locked")),
        arguments(new Handover(), List.of("ASSERTION assertionsthe box has changed")),
        arguments(new Spawner(), List.of("TEMPORAL no child for ever", "NEVER two children")));
  }

  @ParameterizedTest
  @MethodSource("models")
  void nothingIsLost(DynamicModel<Globals> model, List<String> expected) {
    Agreement agreement = compare(model, model).withStores();
    assertThat(Agreement.kinds(agreement.plain())).containsExactlyInAnyOrderElementsOf(expected);
    for (int seed = 0; seed < 3; seed++) {
      compare(model, Expecting.formulas(model, new Random(seed), 3));
    }
  }

  private static Agreement compare(DynamicModel<Globals> model, Model expecting) {
    Agreement agreement = Agreement.of(expecting, model.name());
    for (StateSymmetry symmetry : model.symmetries()) {
      agreement.with(model.space(symmetry, false), symmetry + " without symmetric independence");
    }
    return agreement;
  }

  private static Proposition<Globals> flag(int value) {
    return Proposition.ofGlobals(globals -> globals.flag() == value);
  }

  /** One process turns round for ever and can always be taken alone; the other one waits. */
  static final class Spinner extends DynamicModel<Globals> {
    record Turning(boolean left) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step("turn", world -> world.become(new Turning(!left)));
      }
    }

    record Setter() implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step(
            "set",
            world -> {
              world.globals(world.globals().flag(1));
              world.end();
            });
      }
    }

    Spinner() {
      super("spinner");
      never("set", flag(1));
      temporal("in the end", "<> set");
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      world.spawn(new Turning(false));
      world.spawn(new Turning(true));
      world.spawn(new Setter());
    }
  }

  /** Two processes whose steps touch nothing shared, but whose local states are looked at. */
  static final class LocalRace extends DynamicModel<Globals> {
    record First(int at) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step("first", world -> world.become(new First((at + 1) % 3)));
      }
    }

    record Second(int at) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step("second", world -> world.become(new Second((at + 1) % 3)));
      }
    }

    LocalRace() {
      super("local race");
      proposition("a", Proposition.atLeast(1, First.class, process -> process.at() == 1));
      proposition("b", Proposition.atLeast(1, Second.class, process -> process.at() == 1));
      temporal("in order", "!b W a");
      temporal("never together", "[]!(a && b)");
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      world.spawn(new First(0));
      world.spawn(new Second(0));
    }
  }

  /** Two processes that exchange the objects they have by way of a global variable. */
  static final class Swappers extends DynamicModel<Globals> {
    record Swapper(Ref<Box> mine, int swaps) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (swaps < 2) {
          turn.step(
              "swap",
              world -> {
                Ref<Box> other = world.globals().box();
                world.globals(world.globals().box(mine));
                world.become(new Swapper(other, swaps + 1));
              });
        } else if (turn.get(mine).value() == 2) {
          turn.step("tell", world -> world.globals(world.globals().flag(1)));
        }
      }

      @Override
      public boolean mayRest() {
        return swaps == 2;
      }
    }

    Swappers() {
      super("swappers");
      never("swapped", flag(1));
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none().box(world.allocate(new Box(2, Ref.none()))));
      world.spawn(new Swapper(world.allocate(new Box(0, Ref.none())), 0));
      world.spawn(new Swapper(world.allocate(new Box(1, Ref.none())), 0));
    }
  }

  /** Processes that take a lock and end with it, so that others wait for ever. */
  static final class DeadOwner extends DynamicModel<Globals> {
    record Taker(Ref<Box> box, boolean holds) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (holds) {
          turn.step("end", World::end);
        } else if (turn.isFree(box)) {
          turn.step(
              "lock",
              world -> {
                world.lock(box);
                world.become(new Taker(box, true));
              });
        }
      }
    }

    DeadOwner() {
      super("dead owner");
      proposition("held", Proposition.atLeast(1, Taker.class, Taker::holds));
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      Ref<Box> box = world.allocate(new Box(0, Ref.none()));
      world.spawn(new Taker(box, false));
      world.spawn(new Taker(box, false));
    }
  }

  /** Processes that end in an order that only somebody who knows them can tell. */
  static final class Leavers extends DynamicModel<Globals> {
    record Leaver(int rest) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step(
            "leave",
            world -> {
              if (rest == 0) {
                world.end();
              } else {
                world.become(new Leaver(rest - 1));
              }
            });
      }
    }

    record Witness(Pid first, Pid second) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (turn.lives(first) && !turn.lives(second)) {
          turn.step("tell", world -> world.globals(world.globals().flag(1)));
        }
      }

      @Override
      public boolean mayRest() {
        return true;
      }
    }

    Leavers() {
      super("leavers");
      never("the second is gone first", flag(1));
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      Pid first = world.spawn(new Leaver(1));
      Pid second = world.spawn(new Leaver(1));
      world.spawn(new Witness(first, second));
    }
  }

  /** Two processes that make rings of objects for ever and let them fall. */
  static final class GarbageMaker extends DynamicModel<Globals> {
    record Maker(Ref<Box> ring) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (ring.isNone()) {
          turn.step(
              "make",
              world -> {
                Ref<Box> last = world.allocate(new Box(0, Ref.none()));
                Ref<Box> first = world.allocate(new Box(1, last));
                world.set(last, new Box(0, first));
                world.become(new Maker(first));
              });
        } else {
          turn.step("drop", world -> world.become(new Maker(Ref.none())));
          turn.step("turn", world -> world.become(new Maker(world.get(ring).next())));
        }
      }
    }

    GarbageMaker() {
      super("garbage maker");
      proposition("ring", Proposition.atLeast(2, Maker.class, maker -> !maker.ring().isNone()));
      temporal("stops", "<>[]!ring");
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      world.spawn(new Maker(Ref.none()));
      world.spawn(new Maker(Ref.none()));
    }
  }

  /** A process that looks at a lock which it never takes. */
  static final class LockWatcher extends DynamicModel<Globals> {
    record Holder(Ref<Box> box, int at) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (at == 0) {
          turn.step("lock", world -> to(world, 1));
        } else if (at == 1) {
          turn.step("unlock", world -> to(world, 2));
        }
      }

      private void to(World<Globals> world, int next) {
        if (next == 1) {
          world.lock(box);
        } else {
          world.unlock(box);
        }
        world.become(new Holder(box, next));
      }

      @Override
      public boolean mayRest() {
        return at == 2;
      }
    }

    record Watcher(Ref<Box> box, boolean seen) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (!seen && !turn.isFree(box)) {
          turn.step("see", world -> world.become(new Watcher(box, true)));
        }
      }

      @Override
      public boolean mayRest() {
        return true;
      }
    }

    LockWatcher() {
      super("lock watcher");
      never("seen locked", Proposition.atLeast(1, Watcher.class, Watcher::seen));
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      Ref<Box> box = world.allocate(new Box(0, Ref.none()));
      world.spawn(new Holder(box, 0));
      world.spawn(new Watcher(box, false));
    }
  }

  /** An object is its maker's own until it is handed over; then it changes behind its back. */
  static final class Handover extends DynamicModel<Globals> {
    record Maker(int at, Ref<Box> box) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (at == 0) {
          turn.step(
              "make", world -> world.become(new Maker(1, world.allocate(new Box(0, Ref.none())))));
        } else if (at == 1) {
          turn.step("fill", world -> fill(world));
        } else if (at == 2) {
          turn.step("publish", world -> publish(world));
        } else if (at == 3) {
          turn.step("check", world -> check(world));
        }
      }

      private void fill(World<Globals> world) {
        world.set(box, new Box(1, Ref.none()));
        world.become(new Maker(2, box));
      }

      private void publish(World<Globals> world) {
        world.globals(world.globals().box(box));
        world.become(new Maker(3, box));
      }

      private void check(World<Globals> world) {
        world.check(world.get(box).value() == 1, "the box has changed");
        world.become(new Maker(4, box));
      }

      @Override
      public boolean mayRest() {
        return at == 4;
      }
    }

    record Thief(Ref<Box> box) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (box.isNone()) {
          if (!turn.globals().box().isNone()) {
            turn.step("take", world -> world.become(new Thief(world.globals().box())));
          }
        } else {
          turn.step(
              "change",
              world -> {
                world.set(box, new Box(2, Ref.none()));
                world.end();
              });
        }
      }

      @Override
      public boolean mayRest() {
        return true;
      }
    }

    Handover() {
      super("handover");
      proposition("published", Proposition.ofGlobals(globals -> !globals.box().isNone()));
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      world.spawn(new Maker(0, Ref.none()));
      world.spawn(new Thief(Ref.none()));
    }
  }

  /** Processes that start others for ever, which end at once. */
  static final class Spawner extends DynamicModel<Globals> {
    record Parent(Pid child) implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        if (child.isNone()) {
          turn.step("start", world -> world.become(new Parent(world.spawn(new Child()))));
        } else if (!turn.lives(child)) {
          turn.step("forget", world -> world.become(new Parent(Pid.none())));
        }
      }
    }

    record Child() implements Process<Globals> {
      @Override
      public void steps(Turn<Globals> turn) {
        turn.step("end", World::end);
      }
    }

    Spawner() {
      super("spawner");
      never("two children", Proposition.atLeast(2, Child.class, child -> true));
      proposition("child", Proposition.atLeast(1, Child.class, child -> true));
      temporal("no child for ever", "<>[]!child");
      temporal("a child again and again", "[]<>child");
    }

    @Override
    protected void start(World<Globals> world) {
      world.globals(Globals.none());
      world.spawn(new Parent(Pid.none()));
      world.spawn(new Parent(Pid.none()));
    }
  }
}
