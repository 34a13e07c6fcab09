package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Comparison;
import java.util.Random;

/** Random action models without cycles. */
public final class RandomActions {
  private static final int OBJECTS = 3;

  private final Random random;
  private final ActionModel.Builder model;

  private RandomActions(long seed) {
    random = new Random(seed);
    model = ActionModel.named("random " + seed);
  }

  /** The model of a seed: one in two has steps of one process that touch different objects. */
  public static ActionModel of(long seed) {
    RandomActions actions = new RandomActions(seed);
    return actions.build(seed % 2 == 0);
  }

  private ActionModel build(boolean branching) {
    for (int i = 0; i < OBJECTS; i++) {
      model.semaphore("s" + i, random.nextInt(2));
    }
    for (int i = 0; i < OBJECTS; i++) {
      model.variable("v" + i, random.nextInt(2));
    }
    model.lock("lock");
    int processes = 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      GraphBuilder process = model.process("p" + p);
      int length = 1 + random.nextInt(processes == 2 ? 5 : 3);
      for (int i = 0; i < length; i++) {
        action(process, branching);
      }
    }
    return model.build();
  }

  private void action(GraphBuilder process, boolean branching) {
    int from = process.here();
    simple(process);
    if (branching && random.nextInt(3) == 0) {
      int join = process.here();
      simple(process.at(from));
      process.goTo(join);
    }
  }

  private void simple(GraphBuilder process) {
    int semaphore = random.nextInt(OBJECTS);
    int variable = OBJECTS + random.nextInt(OBJECTS);
    int lock = 2 * OBJECTS;
    int value = random.nextInt(3);
    Comparison comparison = Comparison.values()[random.nextInt(Comparison.values().length)];
    switch (random.nextInt(12)) {
      case 0, 1 -> process.acquire(semaphore);
      case 2, 3 -> process.release(semaphore);
      case 4 -> process.write(variable, value);
      case 5 -> process.add(variable, 1);
      case 6 -> process.await(variable, comparison, value);
      case 7 -> process.require(variable, comparison, value);
      case 8 -> {
        int otherwise = process.node();
        process.test(variable, comparison, value, otherwise);
        int then = process.here();
        process.release(semaphore);
        int join = process.here();
        process.at(otherwise).goTo(random.nextBoolean() ? join : then).at(join);
      }
      case 9 -> process.lock(lock).unlock(lock);
      case 10 -> process.compareAndSet(variable, value, value + 1, process.node());
      default -> choice(process);
    }
  }

  /** Two ways to go on that nobody else has to do with. */
  private void choice(GraphBuilder process) {
    int from = process.here();
    process.local();
    int join = process.write(OBJECTS, 5).here();
    process.at(from).local().goTo(join);
  }
}
