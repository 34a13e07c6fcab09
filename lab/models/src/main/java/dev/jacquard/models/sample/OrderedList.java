package dev.jacquard.models.sample;

import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.dynamic.Process;
import dev.jacquard.model.dynamic.Proposition;
import dev.jacquard.model.dynamic.Ref;
import dev.jacquard.model.dynamic.Turn;
import dev.jacquard.model.dynamic.World;

/**
 * A linked list in the order of its keys that inserters and extractors share, with a lock per node;
 * the first example of Iosif 2002, section 6.
 *
 * <p>Choices of this model: keys are 1 to the maximal length, so that the list holds each at most
 * once; who inserts or extracts chooses any key, again and again; locks are taken hand over hand
 * from the head, which is a node with key 0. A node is allocated in the step that links it: as in
 * the paper, allocation happens in the open, so counting it as independent gains nothing.
 */
public final class OrderedList extends DynamicModel<OrderedList.Shared> {
  private final int inserters;
  private final int extractors;
  private final int longest;

  /** The global variables. */
  public record Shared(Ref<Node> head, int length) {}

  /** A node of the list. */
  public record Node(int key, Ref<Node> next) {}

  /** What a process is doing. */
  public enum At {
    IDLE,
    START,
    WALK,
    LEAVE
  }

  /**
   * A process that changes the list.
   *
   * @param inserts whether it inserts, else it extracts
   * @param last the longest that the list can be
   * @param node the node whose lock it holds last
   * @param behind the node before, whose lock is still to be given back
   */
  public record Updater(boolean inserts, int last, At at, int key, Ref<Node> node, Ref<Node> behind)
      implements Process<Shared> {

    @Override
    public void steps(Turn<Shared> turn) {
      switch (at) {
        case IDLE -> {
          for (int choice = 1; choice <= last; choice++) {
            int chosen = choice;
            turn.step(
                "chooses " + chosen,
                world -> world.become(with(At.START, chosen, Ref.none(), Ref.none())));
          }
        }
        case START -> {
          Ref<Node> head = turn.globals().head();
          if (turn.isFree(head)) {
            turn.step("locks the head", world -> advance(world, head, Ref.none(), At.WALK));
          }
        }
        case WALK -> walk(turn);
        case LEAVE ->
            turn.step(
                "leaves a node behind",
                world -> {
                  world.unlock(behind);
                  world.become(with(At.WALK, key, node, Ref.none()));
                });
      }
    }

    private void walk(Turn<Shared> turn) {
      Ref<Node> next = turn.get(node).next();
      int found = next.isNone() ? last + 1 : turn.get(next).key();
      if (found < key) {
        if (turn.isFree(next)) {
          turn.step("locks the next", world -> advance(world, next, node, At.LEAVE));
        }
      } else if (inserts && found > key) {
        turn.step("inserts", world -> insert(world, next));
      } else if (!inserts && found == key) {
        if (turn.isFree(next)) {
          turn.step("extracts", world -> extract(world, next));
        }
      } else {
        turn.step("goes away", this::leave);
      }
    }

    private void advance(World<Shared> world, Ref<Node> to, Ref<Node> from, At next) {
      world.lock(to);
      world.become(with(next, key, to, from));
    }

    private void insert(World<Shared> world, Ref<Node> next) {
      Node before = world.get(node);
      world.check(before.key() < key, "the list is out of order");
      world.set(node, new Node(before.key(), world.allocate(new Node(key, next))));
      lengthen(world, 1);
      leave(world);
    }

    private void extract(World<Shared> world, Ref<Node> next) {
      world.set(node, new Node(world.get(node).key(), world.get(next).next()));
      lengthen(world, -1);
      leave(world);
    }

    private static void lengthen(World<Shared> world, int by) {
      Shared shared = world.globals();
      world.globals(new Shared(shared.head(), shared.length() + by));
    }

    private void leave(World<Shared> world) {
      world.unlock(node);
      world.become(with(At.IDLE, 0, Ref.none(), Ref.none()));
    }

    private Updater with(At next, int nextKey, Ref<Node> nextNode, Ref<Node> nextBehind) {
      return new Updater(inserts, last, next, nextKey, nextNode, nextBehind);
    }
  }

  /** One who inserts and one who extracts, three keys. */
  public OrderedList() {
    this(1, 1, 3);
  }

  public OrderedList(int inserters, int extractors, int longest) {
    super("ordered list");
    this.inserters = inserters;
    this.extractors = extractors;
    this.longest = longest;
    never("too long", Proposition.ofGlobals(shared -> shared.length() > longest));
    sometimes("full", Proposition.ofGlobals(shared -> shared.length() == longest));
  }

  @Override
  protected void start(World<Shared> world) {
    world.globals(new Shared(world.allocate(new Node(0, Ref.none())), 0));
    for (int index = 0; index < inserters + extractors; index++) {
      world.spawn(new Updater(index < inserters, longest, At.IDLE, 0, Ref.none(), Ref.none()));
    }
  }
}
