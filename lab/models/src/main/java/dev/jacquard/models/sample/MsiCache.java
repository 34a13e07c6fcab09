package dev.jacquard.models.sample;

import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.dynamic.Pid;
import dev.jacquard.model.dynamic.Proposition;
import dev.jacquard.model.dynamic.PublicProcess;
import dev.jacquard.model.dynamic.Turn;
import dev.jacquard.model.dynamic.World;

/**
 * The cache coherence protocol MSI: caches of one line on a bus that all of them watch.
 *
 * <p>Choices of this model: a request waits in the cache until the bus is free; the bus serves one
 * request at a time in two steps, the first of which all other caches answer at once; a value is a
 * small number, and the latest that was written is remembered to compare with what is read. A
 * broken variant forgets to invalidate the copies of others when a shared line is written.
 */
public final class MsiCache extends DynamicModel<MsiCache.Bus> {
  private final int size;
  private final int values;
  private final boolean broken;

  /**
   * The global variables.
   *
   * @param memory the value in memory
   * @param latest the value that was written last, wherever it is
   * @param served the cache whose request is on the bus
   */
  public record Bus(int memory, int latest, Pid served, boolean broken, int values) {}

  /** What a line is. */
  public enum Line {
    MODIFIED,
    SHARED,
    INVALID
  }

  /** What a cache waits for. */
  public enum Request {
    NONE,
    READ,
    WRITE,
    EVICT
  }

  /**
   * A cache and its processor.
   *
   * @param register the value that the processor read last
   */
  public record Cache(Line line, int value, Request request, int register)
      implements PublicProcess<Bus> {
    @Override
    public void steps(Turn<Bus> turn) {
      if (request == Request.NONE) {
        offerAccesses(turn);
      } else if (turn.globals().served().isNone()) {
        turn.step("gets the bus", this::ask);
      } else if (turn.globals().served().equals(turn.self())) {
        turn.step("is served", this::settle);
      }
    }

    private void offerAccesses(Turn<Bus> turn) {
      if (line == Line.INVALID) {
        turn.step("wants to read", world -> world.become(with(Request.READ)));
      } else {
        turn.step("reads", this::read);
        turn.step("wants to evict", world -> world.become(with(Request.EVICT)));
      }
      if (line == Line.MODIFIED) {
        for (int next = 0; next < turn.globals().values(); next++) {
          int written = next;
          turn.step("writes " + written, world -> write(world, written));
        }
      } else {
        turn.step("wants to write", world -> world.become(with(Request.WRITE)));
      }
    }

    private Cache with(Request next) {
      return new Cache(line, value, next, register);
    }

    private void read(World<Bus> world) {
      world.check(value == world.globals().latest(), "a stale value is read");
      world.become(new Cache(line, value, request, value));
    }

    private void write(World<Bus> world, int written) {
      Bus bus = world.globals();
      world.globals(new Bus(bus.memory(), written, bus.served(), bus.broken(), bus.values()));
      world.become(new Cache(Line.MODIFIED, written, Request.NONE, register));
    }

    /** The request is on the bus: who has the only copy writes it back, and others react. */
    private void ask(World<Bus> world) {
      Bus bus = world.globals();
      int memory = bus.memory();
      // At most one line is modified, so one of two answers tells its value.
      for (int candidate = 0; candidate < bus.values(); candidate++) {
        int held = candidate;
        if (world.any(Cache.class, c -> c.line == Line.MODIFIED && c.value == held)) {
          memory = held;
        }
      }
      if (request == Request.READ) {
        world.changeAll(Cache.class, cache -> cache.line == Line.MODIFIED ? cache.shared() : cache);
      } else if (request == Request.WRITE && !(bus.broken() && line == Line.SHARED)) {
        world.changeAll(Cache.class, Cache::invalid);
      }
      world.globals(new Bus(memory, bus.latest(), world.self(), bus.broken(), bus.values()));
    }

    private Cache shared() {
      return new Cache(
          Line.SHARED, value, request == Request.EVICT ? Request.NONE : request, register);
    }

    private Cache invalid() {
      return new Cache(
          Line.INVALID, 0, request == Request.EVICT ? Request.NONE : request, register);
    }

    private void settle(World<Bus> world) {
      Bus bus = world.globals();
      world.globals(new Bus(bus.memory(), bus.latest(), Pid.none(), bus.broken(), bus.values()));
      switch (request) {
        case READ -> world.become(new Cache(Line.SHARED, bus.memory(), Request.NONE, register));
        case WRITE -> world.become(new Cache(Line.MODIFIED, bus.memory(), Request.NONE, register));
        default -> world.become(new Cache(Line.INVALID, 0, Request.NONE, register));
      }
    }
  }

  /** Three caches, two values. */
  public MsiCache() {
    this(3, 2, false);
  }

  public MsiCache(int size, int values, boolean broken) {
    super("MSI cache coherence");
    this.size = size;
    this.values = values;
    this.broken = broken;
    never("two lines are modified", lines(2, Line.MODIFIED));
    never(
        "a line is modified and another shared",
        lines(1, Line.MODIFIED).and(lines(1, Line.SHARED)));
    sometimes("all lines are shared", lines(size, Line.SHARED));
    sometimes("a line is modified", lines(1, Line.MODIFIED));
  }

  private static Proposition<Bus> lines(int count, Line line) {
    return Proposition.atLeast(count, Cache.class, cache -> cache.line() == line);
  }

  @Override
  protected void start(World<Bus> world) {
    world.globals(new Bus(0, 0, Pid.none(), broken, values));
    for (int index = 0; index < size; index++) {
      world.spawn(new Cache(Line.INVALID, 0, Request.NONE, 0));
    }
  }
}
