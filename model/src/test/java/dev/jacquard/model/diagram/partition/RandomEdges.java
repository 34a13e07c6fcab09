package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small diagrams whose guards and effects look at all that can be looked at. */
final class RandomEdges {
  private final Random random;
  private final int processes;
  private final List<LocalState> states = new ArrayList<>();
  private final IntVariable integer;
  private final ProcessVariable pointer;
  private final DescriptionBuilder builder;

  private RandomEdges(long seed) {
    random = new Random(seed);
    processes = 2 + random.nextInt(3);
    builder = Description.of("random " + seed, processes);
    for (int state = 0; state < 2 + random.nextInt(2); state++) {
      states.add(builder.state("S" + state));
    }
    integer = builder.integer("x", -1, 1, 0);
    pointer = builder.pointer("who", ProcessVariable.NONE);
  }

  static Description description(long seed) {
    RandomEdges edges = new RandomEdges(seed);
    for (int edge = 0; edge < 2; edge++) {
      edges
          .builder
          .edge(edges.state(), edges.state())
          .only(edges.random.nextInt(4) == 0 ? 1 : 0, edges.processes)
          .when(edges.guard(2))
          .then(edges.effect());
    }
    Guard guard = edges.guard(2);
    int fixed = edges.process();
    Condition condition = state -> guard.test(state, fixed);
    edges.builder.proposition("p", condition);
    return edges.builder.build();
  }

  private LocalState state() {
    return states.get(random.nextInt(states.size()));
  }

  private LocalSet set() {
    return random.nextBoolean() ? state() : state().or(state());
  }

  private int process() {
    return random.nextInt(processes);
  }

  private Guard guard(int depth) {
    if (depth == 0) {
      return atom();
    }
    Guard left = guard(depth - 1);
    Guard right = guard(depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> (state, self) -> left.test(state, self) && right.test(state, self);
      case 1 -> (state, self) -> left.test(state, self) || right.test(state, self);
      case 2 -> (state, self) -> !left.test(state, self);
      case 3 -> (state, self) -> left.test(state, self) == right.test(state, self);
      default -> left;
    };
  }

  private Guard atom() {
    LocalSet set = set();
    int process = process();
    int number = random.nextInt(processes + 1);
    int value = random.nextInt(3) - 1;
    return switch (random.nextInt(14)) {
      case 0 -> (state, self) -> state.in(process, set);
      case 1 -> (state, self) -> state.in((self + 1) % processes, set);
      case 2 -> (state, self) -> state.count(set) <= number;
      case 3 -> (state, self) -> state.count(0, number, set) == number / 2;
      case 4 -> (state, self) -> state.value(integer) == value;
      case 5 -> (state, self) -> state.names(pointer, self);
      case 6 -> (state, self) -> state.names(pointer, process);
      case 7 -> (state, self) -> state.names(pointer, set);
      case 8 -> (state, self) -> state.isNone(pointer);
      case 9 -> (state, self) -> self <= process;
      case 10 -> (state, self) -> state.none(set);
      case 11 -> (state, self) -> state.any(0, self, set);
      case 12 -> (state, self) -> state.in(self + value, set);
      default ->
          (state, self) -> {
            for (int other = 0; other < processes; other++) {
              if (other != self && state.in(other, set)) {
                return false;
              }
            }
            return true;
          };
    };
  }

  private Effect effect() {
    LocalSet set = set();
    LocalState to = state();
    int process = process();
    int value = random.nextInt(3) - 1;
    return switch (random.nextInt(10)) {
      case 0 -> (state, self, after) -> after.set(integer, value);
      case 1 -> (state, self, after) -> after.set(integer, state.value(integer) + 1);
      case 2 -> (state, self, after) -> after.set(integer, self == process ? 1 : 0);
      case 3 -> (state, self, after) -> after.set(pointer, self);
      case 4 -> (state, self, after) -> after.set(pointer, process);
      case 5 -> (state, self, after) -> after.set(pointer, (self + 1) % processes);
      case 6 -> (state, self, after) -> after.set(pointer, ProcessVariable.NONE);
      case 7 -> (state, self, after) -> after.moveOthers(set, to);
      case 8 ->
          (state, self, after) -> {
            if (state.any(set)) {
              after.set(integer, state.value(integer));
            }
          };
      default -> Effect.NONE;
    };
  }
}
