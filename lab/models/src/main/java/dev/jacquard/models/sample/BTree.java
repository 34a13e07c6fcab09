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
 * A B-tree into which several updaters insert, each locking the part of a path that it may have to
 * change; the second example of Iosif 2002, section 6, after Bayer and Schkolnick 1977.
 *
 * <p>Choices of this model: there are no keys, an updater goes down to any child, and a leaf counts
 * its entries; so all key sets are covered at once. A node has at most {@code order} children or
 * entries. What to insert an updater works out alone, in notes of which each replaces the one
 * before: memory that only it knows, allocated in steps of their own. Then it locks from the root
 * down and lets go of all above a node that is not full. A full node is split: its content is read,
 * then an empty sibling is allocated and filled entry by entry, all that in private, then the node
 * is cut and the sibling hung into the parent. A split of the root allocates a new one, unless the
 * tree is as deep as it may be: then the updater gives up.
 */
public final class BTree extends DynamicModel<BTree.Shared> {
  private final int updaters;
  private final int order;
  private final int depth;

  /** The global variables. */
  public record Shared(Ref<Root> root, int depth) {}

  /** Where the tree hangs; its lock guards the root. */
  public record Root(Ref<Node> node) {}

  /** An inner node with children, or a leaf with a number of entries. */
  public record Node(List<Ref<Node>> children, int entries) {
    boolean isLeaf() {
      return children.isEmpty();
    }

    int size() {
      return isLeaf() ? entries : children.size();
    }

    Node firstHalf() {
      int half = (size() + 1) / 2;
      return isLeaf() ? new Node(List.of(), half) : new Node(children.subList(0, half), 0);
    }

    Node secondHalf() {
      int half = (size() + 1) / 2;
      return isLeaf()
          ? new Node(List.of(), size() - half)
          : new Node(children.subList(half, size()), 0);
    }
  }

  /** What an updater writes down while it works out what to insert. */
  public record Note(int version) {}

  /** What an updater is doing. */
  public enum At {
    IDLE,
    FORGET,
    READY,
    DESCEND,
    RELEASE,
    ENTER,
    ALLOCATE,
    FILL,
    CUT,
    GROW,
    HANG
  }

  /**
   * An updater.
   *
   * @param locked the nodes that it has locked, from above
   * @param content what the last of them has to hold, one more than fits
   * @param fresh the node that it allocated and nobody else knows
   */
  public record Updater(
      int order,
      int deepest,
      At at,
      Ref<Note> notes,
      List<Ref<Node>> locked,
      Node content,
      Ref<Node> fresh)
      implements Process<Shared> {
    private static final Node NOTHING = new Node(List.of(), 0);

    static Updater idle(int order, int deepest) {
      return new Updater(order, deepest, At.IDLE, Ref.none(), List.of(), NOTHING, Ref.none());
    }

    private Ref<Node> last() {
      return locked.get(locked.size() - 1);
    }

    @Override
    public void steps(Turn<Shared> turn) {
      switch (at) {
        case IDLE -> turn.step("notes something", this::note);
        case FORGET ->
            turn.step("throws its notes away", world -> prepare(world, At.READY, Ref.none()));
        case READY -> {
          if (turn.isFree(turn.globals().root())) {
            turn.step("locks the root", this::begin);
          }
        }
        case DESCEND -> offerChildren(turn);
        case RELEASE -> turn.step("lets go of the nodes above", this::release);
        case ENTER -> turn.step("inserts or reads the full node", this::enter);
        case ALLOCATE -> turn.step("allocates a sibling", this::allocate);
        case FILL -> turn.step("fills the new node", this::fill);
        case CUT -> turn.step("cuts the full node", this::cut);
        case GROW -> turn.step("allocates a new root", this::grow);
        case HANG -> turn.step("hangs in the new root", this::hang);
      }
    }

    private void note(World<Shared> world) {
      int version = notes.isNone() ? 1 : world.get(notes).version() + 1;
      Ref<Note> note = world.allocate(new Note(version));
      prepare(world, version == 2 * order ? At.FORGET : At.IDLE, note);
    }

    private void prepare(World<Shared> world, At next, Ref<Note> made) {
      world.become(new Updater(order, deepest, next, made, List.of(), NOTHING, Ref.none()));
    }

    private void begin(World<Shared> world) {
      world.lock(world.globals().root());
      world.become(with(At.DESCEND, List.of(), NOTHING, Ref.none()));
    }

    private void offerChildren(Turn<Shared> turn) {
      List<Ref<Node>> children =
          locked.isEmpty()
              ? List.of(turn.get(turn.globals().root()).node())
              : turn.get(last()).children();
      for (Ref<Node> child : children) {
        if (turn.isFree(child)) {
          turn.step("locks a child", world -> lock(world, child));
        }
      }
    }

    private void lock(World<Shared> world, Ref<Node> child) {
      world.lock(child);
      List<Ref<Node>> longer = new ArrayList<>(locked);
      longer.add(child);
      boolean safe = world.get(child).size() < order;
      At next = safe ? At.RELEASE : below(world, child);
      world.become(with(next, longer, NOTHING, Ref.none()));
    }

    private static At below(World<Shared> world, Ref<Node> node) {
      return world.get(node).isLeaf() ? At.ENTER : At.DESCEND;
    }

    private void release(World<Shared> world) {
      unlockAbove(world, last());
      world.become(with(below(world, last()), List.of(last()), NOTHING, Ref.none()));
    }

    private void unlockAbove(World<Shared> world, Ref<Node> kept) {
      for (Ref<Node> node : locked) {
        if (!node.equals(kept)) {
          world.unlock(node);
        }
      }
      if (world.holds(world.globals().root())) {
        world.unlock(world.globals().root());
      }
    }

    private void enter(World<Shared> world) {
      Node leaf = world.get(last());
      Node more = new Node(List.of(), leaf.entries() + 1);
      Shared shared = world.globals();
      if (leaf.size() < order) {
        world.set(last(), more);
        done(world);
      } else if (world.holds(shared.root()) && shared.depth() == deepest) {
        unlockAbove(world, Ref.none());
        world.end();
      } else {
        world.become(with(At.ALLOCATE, locked, more, Ref.none()));
      }
    }

    private void allocate(World<Shared> world) {
      world.become(with(At.FILL, locked, content, world.allocate(NOTHING)));
    }

    private void fill(World<Shared> world) {
      Node half = content.secondHalf();
      int filled = world.get(fresh).size() + 1;
      world.set(
          fresh,
          half.isLeaf()
              ? new Node(List.of(), filled)
              : new Node(half.children().subList(0, filled), 0));
      if (filled == half.size()) {
        world.become(with(At.CUT, locked, content, fresh));
      }
    }

    private void cut(World<Shared> world) {
      Ref<Node> node = last();
      world.set(node, content.firstHalf());
      if (locked.size() == 1) {
        world.become(with(At.GROW, locked, NOTHING, fresh));
        return;
      }
      List<Ref<Node>> above = locked.subList(0, locked.size() - 1);
      Ref<Node> parent = above.get(above.size() - 1);
      List<Ref<Node>> children = new ArrayList<>(world.get(parent).children());
      children.add(children.indexOf(node) + 1, fresh);
      world.unlock(node);
      if (children.size() <= order) {
        world.set(parent, new Node(children, 0));
        with(At.IDLE, above, NOTHING, Ref.none()).done(world);
      } else {
        world.become(with(At.ALLOCATE, above, new Node(children, 0), Ref.none()));
      }
    }

    private void grow(World<Shared> world) {
      Ref<Node> top = world.allocate(new Node(List.of(last(), fresh), 0));
      world.become(with(At.HANG, locked, NOTHING, top));
    }

    private void hang(World<Shared> world) {
      Shared shared = world.globals();
      world.check(world.holds(shared.root()), "the root is split without its lock");
      world.set(shared.root(), new Root(fresh));
      world.globals(new Shared(shared.root(), shared.depth() + 1));
      done(world);
    }

    private void done(World<Shared> world) {
      unlockAbove(world, Ref.none());
      world.become(idle(order, deepest));
    }

    private Updater with(At next, List<Ref<Node>> nodes, Node wanted, Ref<Node> made) {
      return new Updater(order, deepest, next, notes, nodes, wanted, made);
    }
  }

  /** Two updaters, two entries to a node, depth two. */
  public BTree() {
    this(2, 2, 2);
  }

  public BTree(int updaters, int order, int depth) {
    super("B-tree");
    this.updaters = updaters;
    this.order = order;
    this.depth = depth;
    never("too deep", Proposition.ofGlobals(shared -> shared.depth() > depth));
    sometimes("as deep as may be", Proposition.ofGlobals(shared -> shared.depth() == depth));
  }

  @Override
  protected void start(World<Shared> world) {
    Ref<Node> leaf = world.allocate(new Node(List.of(), 0));
    world.globals(new Shared(world.allocate(new Root(leaf)), 1));
    for (int index = 0; index < updaters; index++) {
      world.spawn(Updater.idle(order, depth));
    }
  }
}
