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
 * A queue of bounded length between producers and consumers.
 *
 * <p>An item is an object that a producer makes, alone, and a consumer throws away; so items are
 * alike but for their addresses. The queue is a monitor: one step to enter, one to put or take.
 */
public final class BoundedBuffer extends DynamicModel<BoundedBuffer.Shared> {
  private final int producers;
  private final int consumers;
  private final int capacity;

  /** The global variables. */
  public record Shared(Ref<Queue> queue, int capacity) {}

  /** The queue, the oldest item first. */
  public record Queue(List<Ref<Item>> items) {}

  /** An item. */
  public record Item() {}

  /** What producers and consumers are doing. */
  public enum At {
    OUTSIDE,
    READY,
    INSIDE
  }

  /** A producer. */
  public record Producer(At at, Ref<Item> item) implements Process<Shared> {
    @Override
    public void steps(Turn<Shared> turn) {
      switch (at) {
        case OUTSIDE ->
            turn.step(
                "makes an item",
                world -> world.become(new Producer(At.READY, world.allocate(new Item()))));
        case READY -> {
          Ref<Queue> queue = turn.globals().queue();
          if (turn.isFree(queue) && turn.get(queue).items().size() < turn.globals().capacity()) {
            turn.step(
                "enters",
                world -> {
                  world.lock(queue);
                  world.become(new Producer(At.INSIDE, item));
                });
          }
        }
        case INSIDE -> turn.step("puts the item", this::put);
      }
    }

    private void put(World<Shared> world) {
      Ref<Queue> queue = world.globals().queue();
      List<Ref<Item>> items = new ArrayList<>(world.get(queue).items());
      world.check(items.size() < world.globals().capacity(), "the queue overflows");
      items.add(item);
      world.set(queue, new Queue(items));
      world.unlock(queue);
      world.become(new Producer(At.OUTSIDE, Ref.none()));
    }
  }

  /** A consumer. */
  public record Consumer(At at, Ref<Item> item) implements Process<Shared> {
    @Override
    public void steps(Turn<Shared> turn) {
      switch (at) {
        case OUTSIDE -> {
          Ref<Queue> queue = turn.globals().queue();
          if (turn.isFree(queue) && !turn.get(queue).items().isEmpty()) {
            turn.step(
                "enters",
                world -> {
                  world.lock(queue);
                  world.become(new Consumer(At.INSIDE, item));
                });
          }
        }
        case INSIDE -> turn.step("takes an item", this::take);
        case READY ->
            turn.step("uses the item", world -> world.become(new Consumer(At.OUTSIDE, Ref.none())));
      }
    }

    private void take(World<Shared> world) {
      Ref<Queue> queue = world.globals().queue();
      List<Ref<Item>> items = world.get(queue).items();
      world.check(!items.isEmpty(), "the queue is empty");
      world.set(queue, new Queue(items.subList(1, items.size())));
      world.unlock(queue);
      world.become(new Consumer(At.READY, items.get(0)));
    }
  }

  /** Two producers, two consumers, room for two. */
  public BoundedBuffer() {
    this(2, 2, 2);
  }

  public BoundedBuffer(int producers, int consumers, int capacity) {
    super("bounded buffer");
    this.producers = producers;
    this.consumers = consumers;
    this.capacity = capacity;
    never(
        "two are inside",
        Proposition.<Shared, Producer>atLeast(
                1, Producer.class, producer -> producer.at() == At.INSIDE)
            .and(Proposition.atLeast(1, Consumer.class, consumer -> consumer.at() == At.INSIDE)));
    sometimes(
        "all producers wait",
        Proposition.atLeast(producers, Producer.class, producer -> producer.at() == At.READY));
  }

  @Override
  protected void start(World<Shared> world) {
    world.globals(new Shared(world.allocate(new Queue(List.of())), capacity));
    for (int index = 0; index < producers; index++) {
      world.spawn(new Producer(At.OUTSIDE, Ref.none()));
    }
    for (int index = 0; index < consumers; index++) {
      world.spawn(new Consumer(At.OUTSIDE, Ref.none()));
    }
  }
}
