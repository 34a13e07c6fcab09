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
 * Election of a leader in a ring without names, after Itai and Rodeh, in the version without rounds
 * for channels that keep the order (Fokkink and Pang 2006).
 *
 * <p>An active process draws a number and sends it round the ring. A greater number that comes by
 * makes it passive; a smaller one is swallowed; its own, back after the whole way, makes it the
 * leader, unless somebody with the same number marked it: then it draws again. Channels are
 * objects: only references say who is whose neighbour, and rotations are found, not declared. A
 * broken variant does not mark the number of another who drew the same.
 */
public final class RingElection extends DynamicModel<RingElection.Ring> {
  private final int size;
  private final int numbers;
  private final boolean broken;

  /** What all processes know. */
  public record Ring(int size, int numbers, boolean broken) {}

  /** A channel, the oldest message first. */
  public record Channel(List<Message> messages) {}

  /**
   * A number on its way.
   *
   * @param hops how many processes it has come to
   * @param unique whether nobody it came to had the same number
   */
  public record Message(int number, int hops, boolean unique) {}

  /** What a process is. */
  public enum Role {
    FRESH,
    ACTIVE,
    PASSIVE,
    LEADER
  }

  /** A process of the ring. */
  public record Member(Role role, int number, Ref<Channel> in, Ref<Channel> out)
      implements Process<Ring> {
    @Override
    public void steps(Turn<Ring> turn) {
      if (role == Role.FRESH) {
        for (int draw = 1; draw <= turn.globals().numbers(); draw++) {
          int drawn = draw;
          turn.step("draws " + drawn, world -> draw(world, drawn));
        }
      } else if (!turn.get(in).messages().isEmpty()) {
        turn.step("takes a message", this::receive);
      }
    }

    private void draw(World<Ring> world, int drawn) {
      send(world, new Message(drawn, 1, true));
      world.become(new Member(Role.ACTIVE, drawn, in, out));
    }

    private void receive(World<Ring> world) {
      List<Message> waiting = world.get(in).messages();
      Message message = waiting.get(0);
      world.set(in, new Channel(waiting.subList(1, waiting.size())));
      Ring ring = world.globals();
      world.check(role != Role.LEADER, "the leader gets a message");
      Message passed = new Message(message.number(), message.hops() + 1, message.unique());
      if (role == Role.PASSIVE) {
        send(world, passed);
      } else if (message.hops() == ring.size()) {
        world.become(new Member(message.unique() ? Role.LEADER : Role.FRESH, 0, in, out));
      } else if (message.number() == number) {
        send(world, ring.broken() ? passed : new Message(number, passed.hops(), false));
      } else if (message.number() > number) {
        send(world, passed);
        world.become(new Member(Role.PASSIVE, 0, in, out));
      }
    }

    private void send(World<Ring> world, Message message) {
      List<Message> messages = new ArrayList<>(world.get(out).messages());
      messages.add(message);
      world.set(out, new Channel(messages));
    }

    @Override
    public boolean mayRest() {
      return role == Role.LEADER || role == Role.PASSIVE;
    }
  }

  /** Three processes that draw one of two numbers. */
  public RingElection() {
    this(3, 2, false);
  }

  public RingElection(int size, int numbers, boolean broken) {
    super("ring election");
    this.size = size;
    this.numbers = numbers;
    this.broken = broken;
    never("two leaders", leaders(2));
    sometimes("a leader", leaders(1));
  }

  private static Proposition<Ring> leaders(int count) {
    return Proposition.atLeast(count, Member.class, member -> member.role() == Role.LEADER);
  }

  @Override
  protected void start(World<Ring> world) {
    world.globals(new Ring(size, numbers, broken));
    List<Ref<Channel>> channels = new ArrayList<>();
    for (int index = 0; index < size; index++) {
      channels.add(world.allocate(new Channel(List.of())));
    }
    for (int index = 0; index < size; index++) {
      Ref<Channel> out = channels.get((index + 1) % size);
      world.spawn(new Member(Role.FRESH, 0, channels.get(index), out));
    }
  }
}
