package dev.jacquard.model.dynamic;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A small dynamic model made at random: a few programs over globals, objects, locks, references to
 * processes, and processes that are started, end and look at each other.
 *
 * <p>Programs that allocate or start processes have no loops, so there are finitely many states.
 */
final class RandomModel extends DynamicModel<RandomModel.Globals> {
  private static final int PROGRAMS = 3;

  /** The global variables. */
  record Globals(Ref<Box> box, int value, Pid pid) {}

  /** An object. */
  record Box(int value, Ref<Box> next, Pid pid) {}

  /** What a process can do in one step. */
  enum Instruction {
    ALLOCATE,
    CHAIN,
    LOAD_GLOBAL,
    STORE_GLOBAL,
    LOAD_NEXT,
    STORE_NEXT,
    LOAD_VALUE,
    STORE_VALUE,
    SWAP,
    DROP,
    SET,
    INCREMENT,
    LOAD_SHARED,
    STORE_SHARED,
    AWAIT_SHARED,
    AWAIT_LOCAL,
    LOCK,
    UNLOCK,
    AWAIT_FREE,
    PUBLISH_SELF,
    LOAD_PID,
    STORE_PID,
    TAKE_PID,
    SPAWN,
    JOIN,
    AWAIT_LIFE,
    AWAIT_SAME,
    CHECK,
    END,
    COUNT,
    CHANGE_ALL,
    PASS
  }

  private static final Instruction[] ALL = Instruction.values();

  /** A line of a program: alternatives, and where to go on. */
  record Line(List<Instruction> alternatives, int constant, int next) {}

  /** A program, and whether what runs it is a public process. */
  record Program(List<Line> lines, boolean isPublic) {}

  /** What processes have in common. */
  record Local(int program, int line, int value, Ref<Box> first, Ref<Box> second, Pid friend) {}

  /** A process that nobody looks at. */
  record Private(Local local) implements Process<Globals> {
    @Override
    public void steps(Turn<Globals> turn) {
      current.steps(local, turn);
    }

    @Override
    public boolean mayRest() {
      return local.value() == 1;
    }
  }

  /** A process that others look at. */
  record Open(Local local) implements PublicProcess<Globals> {
    @Override
    public void steps(Turn<Globals> turn) {
      current.steps(local, turn);
    }
  }

  // Records have no place for the programs, which are no part of the state.
  private static RandomModel current;

  private final List<Program> programs = new ArrayList<>();
  private final int processes;

  RandomModel(long seed) {
    super("random " + seed);
    Random random = new Random(seed);
    for (int program = 0; program < PROGRAMS; program++) {
      programs.add(program(random));
    }
    processes = 2 + random.nextInt(2);
    never("value is not 0", Proposition.ofGlobals(globals -> globals.value() != 0));
    sometimes(
        "two have value 1",
        Proposition.atLeast(2, Private.class, process -> process.local().value() == 1));
    if (random.nextInt(4) == 0) {
      sometimes(
          "an object in use has value 2",
          Proposition.ofWorld(
              view ->
                  !view.globals().box().isNone()
                      && (view.get(view.globals().box()).value() == 2
                          || !view.isFree(view.globals().box()))));
    }
  }

  /** Makes this model the one whose programs are run. */
  RandomModel activate() {
    current = this;
    return this;
  }

  private static Program program(Random random) {
    int length = 3 + random.nextInt(2);
    boolean loops = random.nextInt(4) == 0;
    List<Line> lines = new ArrayList<>();
    for (int line = 0; line < length; line++) {
      List<Instruction> alternatives = new ArrayList<>();
      for (int count = random.nextInt(4) == 0 ? 2 : 1; count > 0; count--) {
        Instruction instruction = ALL[random.nextInt(ALL.length)];
        boolean grows =
            instruction == Instruction.ALLOCATE
                || instruction == Instruction.CHAIN
                || instruction == Instruction.SPAWN;
        alternatives.add(loops && grows ? Instruction.INCREMENT : instruction);
      }
      int next = loops && line == length - 1 ? 0 : line + 1;
      lines.add(new Line(alternatives, random.nextInt(3), next));
    }
    return new Program(lines, random.nextInt(4) == 0);
  }

  @Override
  protected void start(World<Globals> world) {
    Ref<Box> box = world.allocate(new Box(0, Ref.none(), Pid.none()));
    world.globals(new Globals(box, 0, Pid.none()));
    for (int process = 0; process < processes; process++) {
      world.spawn(newProcess(process % 2, box, Pid.none()));
    }
  }

  private Process<Globals> newProcess(int program, Ref<Box> first, Pid friend) {
    return process(new Local(program, 0, 0, first, Ref.none(), friend));
  }

  private Process<Globals> process(Local local) {
    return programs.get(local.program()).isPublic() ? new Open(local) : new Private(local);
  }

  private void steps(Local local, Turn<Globals> turn) {
    List<Line> lines = programs.get(local.program()).lines();
    if (local.line() == lines.size()) {
      turn.step("ends", World::end);
      return;
    }
    Line line = lines.get(local.line());
    for (Instruction instruction : line.alternatives()) {
      if (isEnabled(instruction, local, line.constant(), turn)) {
        turn.step(instruction.name(), world -> execute(instruction, local, line.constant(), world));
      }
    }
  }

  private static boolean isEnabled(
      Instruction instruction, Local local, int constant, Turn<Globals> turn) {
    return switch (instruction) {
      case AWAIT_SHARED -> turn.globals().value() == constant;
      case AWAIT_LOCAL -> local.value() == constant;
      case LOCK, AWAIT_FREE -> !local.first().isNone() && turn.isFree(local.first());
      case UNLOCK -> !local.first().isNone() && turn.holds(local.first());
      // Not guarded against nothing for some constants: what throws has to be found as well.
      case LOAD_NEXT, LOAD_VALUE, TAKE_PID, STORE_NEXT, STORE_VALUE, STORE_PID ->
          constant > 0 || !local.first().isNone();
      case JOIN -> local.friend().isNone() || !turn.lives(local.friend());
      case AWAIT_LIFE -> !local.friend().isNone() && turn.lives(local.friend());
      case AWAIT_SAME ->
          constant == 0
              ? local.first().equals(local.second())
              : local.first().equals(turn.globals().box());
      case COUNT -> turn.count(Open.class, open -> open.local().value() == 0) >= constant;
      default -> true;
    };
  }

  private void execute(Instruction instruction, Local local, int constant, World<Globals> world) {
    Line line = programs.get(local.program()).lines().get(local.line());
    Ref<Box> first = local.first();
    Ref<Box> second = local.second();
    Pid friend = local.friend();
    int value = local.value();
    Globals globals;
    switch (instruction) {
      case ALLOCATE -> first = world.allocate(new Box(constant, Ref.none(), friend));
      case CHAIN -> first = world.allocate(new Box(value, first, world.self()));
      case LOAD_GLOBAL -> first = world.globals().box();
      case STORE_GLOBAL -> {
        globals = world.globals();
        world.globals(new Globals(first, globals.value(), globals.pid()));
      }
      case LOAD_NEXT -> second = world.get(first).next();
      case STORE_NEXT -> {
        Box box = world.get(first);
        world.set(first, new Box(box.value(), second, box.pid()));
      }
      case LOAD_VALUE -> value = world.get(first).value();
      case STORE_VALUE -> {
        Box box = world.get(first);
        world.set(first, new Box(value, box.next(), box.pid()));
      }
      case SWAP -> {
        first = local.second();
        second = local.first();
      }
      case DROP -> first = Ref.none();
      case SET -> value = constant;
      case INCREMENT -> value = (value + 1) % 3;
      case LOAD_SHARED -> value = world.globals().value();
      case STORE_SHARED -> {
        globals = world.globals();
        world.globals(new Globals(globals.box(), value, globals.pid()));
      }
      case LOCK -> world.lock(first);
      case UNLOCK -> world.unlock(first);
      case PUBLISH_SELF -> {
        globals = world.globals();
        world.globals(new Globals(globals.box(), globals.value(), world.self()));
      }
      case LOAD_PID -> friend = world.globals().pid();
      case STORE_PID -> {
        Box box = world.get(first);
        world.set(first, new Box(box.value(), box.next(), friend));
      }
      case TAKE_PID -> friend = world.get(first).pid();
      case SPAWN -> {
        if (local.program() + 1 < PROGRAMS) {
          friend = world.spawn(newProcess(local.program() + 1, first, world.self()));
        }
      }
      case CHECK -> world.check(value != constant, "the value is " + constant);
      case CHANGE_ALL -> world.changeAll(Open.class, RandomModel::incremented);
      default -> {
        // Guards have no effect but to go on.
      }
    }
    if (instruction == Instruction.END) {
      world.end();
      return;
    }
    world.become(process(new Local(local.program(), line.next(), value, first, second, friend)));
  }

  private static Open incremented(Open open) {
    Local local = open.local();
    return new Open(
        new Local(
            local.program(),
            local.line(),
            (local.value() + 1) % 3,
            local.first(),
            local.second(),
            local.friend()));
  }
}
