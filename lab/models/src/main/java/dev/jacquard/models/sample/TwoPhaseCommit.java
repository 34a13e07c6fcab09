package dev.jacquard.models.sample;

import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.dynamic.Process;
import dev.jacquard.model.dynamic.Proposition;
import dev.jacquard.model.dynamic.PublicProcess;
import dev.jacquard.model.dynamic.Turn;
import dev.jacquard.model.dynamic.World;

/**
 * Two-phase commit of resource managers that a transaction manager coordinates, after Gray and
 * Lamport (Consensus on transaction commit, 2006).
 *
 * <p>Messages are never lost and stay for ever, as there; so those of a resource manager are a flag
 * of its own, and the two decisions are flags of the globals. A decision that is there can be heard
 * again and again.
 */
public final class TwoPhaseCommit extends DynamicModel<TwoPhaseCommit.Decisions> {
  private final int size;

  /** The decisions that were sent. */
  public record Decisions(boolean commit, boolean abort) {}

  /** What a manager thinks of the transaction. */
  public enum Opinion {
    WORKING,
    PREPARED,
    COMMITTED,
    ABORTED
  }

  /**
   * A resource manager.
   *
   * @param sent whether it sent word that it is prepared
   * @param heard whether the transaction manager got that
   */
  public record Resource(Opinion opinion, boolean sent, boolean heard)
      implements PublicProcess<Decisions> {
    @Override
    public void steps(Turn<Decisions> turn) {
      if (opinion == Opinion.WORKING) {
        turn.step("prepares", world -> world.become(new Resource(Opinion.PREPARED, true, heard)));
        turn.step("gives up", world -> world.become(with(Opinion.ABORTED)));
      }
      if (turn.globals().commit()) {
        turn.step("hears of commit", world -> world.become(with(Opinion.COMMITTED)));
      }
      if (turn.globals().abort()) {
        turn.step("hears of abort", world -> world.become(with(Opinion.ABORTED)));
      }
    }

    private Resource with(Opinion next) {
      return new Resource(next, sent, heard);
    }

    @Override
    public boolean mayRest() {
      return opinion == Opinion.COMMITTED || opinion == Opinion.ABORTED;
    }
  }

  /** The transaction manager. */
  public record Manager(Opinion opinion) implements Process<Decisions> {
    @Override
    public void steps(Turn<Decisions> turn) {
      if (opinion != Opinion.WORKING) {
        return;
      }
      turn.each(
          Resource.class,
          (pid, resource) -> {
            if (resource.sent() && !resource.heard()) {
              turn.step(
                  "hears that one is prepared",
                  world -> world.change(pid, new Resource(resource.opinion(), true, true)));
            }
          });
      if (!turn.any(Resource.class, resource -> !resource.heard())) {
        turn.step("commits", world -> decide(world, Opinion.COMMITTED, new Decisions(true, false)));
      }
      turn.step("aborts", world -> decide(world, Opinion.ABORTED, new Decisions(false, true)));
    }

    private static void decide(World<Decisions> world, Opinion opinion, Decisions decisions) {
      world.globals(decisions);
      world.become(new Manager(opinion));
    }

    @Override
    public boolean mayRest() {
      return opinion != Opinion.WORKING;
    }
  }

  /** Three resource managers. */
  public TwoPhaseCommit() {
    this(3);
  }

  public TwoPhaseCommit(int size) {
    super("two-phase commit");
    this.size = size;
    never("one commits and another aborts", some(Opinion.COMMITTED).and(some(Opinion.ABORTED)));
    sometimes("all commit", all(Opinion.COMMITTED));
    sometimes("all abort", all(Opinion.ABORTED));
  }

  private static Proposition<Decisions> some(Opinion opinion) {
    return Proposition.atLeast(1, Resource.class, resource -> resource.opinion() == opinion);
  }

  private static Proposition<Decisions> all(Opinion opinion) {
    return Proposition.<Decisions, Resource>atLeast(
            1, Resource.class, resource -> resource.opinion() != opinion)
        .negate();
  }

  @Override
  protected void start(World<Decisions> world) {
    world.globals(new Decisions(false, false));
    world.spawn(new Manager(Opinion.WORKING));
    for (int index = 0; index < size; index++) {
      world.spawn(new Resource(Opinion.WORKING, false, false));
    }
  }
}
