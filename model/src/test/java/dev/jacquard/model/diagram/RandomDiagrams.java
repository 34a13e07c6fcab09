package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.EdgeBuilder;
import dev.jacquard.model.diagram.description.Effect;
import dev.jacquard.model.diagram.description.Guard;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Small random diagrams: some symmetric, some nearly, some not at all; with variables, with guards
 * and effects that throw now and then, with properties that distinguish processes.
 */
public final class RandomDiagrams {
  private final Random random;
  private final int n;
  private final DescriptionBuilder builder;
  private final List<LocalState> states = new ArrayList<>();
  private final List<IntVariable> integers = new ArrayList<>();
  private final List<ProcessVariable> pointers = new ArrayList<>();

  /** How often something distinguishes processes, of 100. */
  private final int asymmetry;

  /** How often something throws, of 100. */
  private int throwing;

  private RandomDiagrams(long seed) {
    random = new Random(seed);
    n = 1 + random.nextInt(4);
    asymmetry = new int[] {0, 10, 30, 60}[random.nextInt(4)];
    throwing = chance(15) ? 10 : 0;
    builder = Description.of("random " + seed, n);
  }

  /** A diagram without partitions; the same for the same seed. */
  public static Description of(long seed) {
    return new RandomDiagrams(seed).build();
  }

  private Description build() {
    int locals = 2 + random.nextInt(3);
    for (int i = 0; i < locals; i++) {
      states.add(builder.state(Character.toString('A' + i)));
    }
    if (chance(asymmetry)) {
      builder.start(process(), n, local());
    }
    if (chance(40)) {
      integers.add(builder.integer("x", -1, 1, random.nextInt(3) - 1));
    }
    for (int i = random.nextInt(5) - 2; i > 0; i--) {
      pointers.add(builder.pointer("p" + i, chance(asymmetry) ? process() : -1));
    }
    for (int i = 2 + random.nextInt(6); i > 0; i--) {
      edge();
    }
    throwing = 0; // what throws in a proposition hides the others in that state
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.never("never " + i, condition());
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      builder.sometimes("sometimes " + i, condition());
    }
    if (chance(30)) {
      builder.ends(set());
    }
    return builder.build();
  }

  private void edge() {
    EdgeBuilder edge = builder.edge(local(), local());
    if (chance(70)) {
      edge.when(guard(2));
    }
    if (chance(asymmetry / 2)) {
      int first = process();
      edge.only(first, first + 1 + random.nextInt(n - first));
    }
    if (chance(60)) {
      edge.then(effect());
    }
  }

  private Condition condition() {
    Guard guard = guard(2);
    // A condition has no acting process; a random one is one more way to be asymmetric.
    int process = process();
    return state -> guard.test(state, process);
  }

  private Guard guard(int depth) {
    if (depth > 0 && chance(60)) {
      Guard one = guard(depth - 1);
      Guard other = guard(depth - 1);
      return switch (random.nextInt(3)) {
        case 0 -> (state, i) -> one.test(state, i) && other.test(state, i);
        case 1 -> (state, i) -> one.test(state, i) || other.test(state, i);
        default -> (state, i) -> !one.test(state, i);
      };
    }
    if (chance(throwing)) {
      Guard when = guard(0);
      return (state, i) -> {
        if (when.test(state, i)) {
          throw new IllegalStateException("as if by mistake");
        }
        return true;
      };
    }
    return chance(asymmetry) ? asymmetric() : symmetric();
  }

  private Guard symmetric() {
    LocalSet set = set();
    int number = random.nextInt(n + 1);
    if (!integers.isEmpty() && chance(25)) {
      int value = random.nextInt(3) - 1;
      return (state, i) -> state.value(integers.get(0)) == value;
    }
    if (!pointers.isEmpty() && chance(40)) {
      ProcessVariable variable = pointers.get(random.nextInt(pointers.size()));
      return switch (random.nextInt(3)) {
        case 0 -> (state, i) -> state.names(variable, i);
        case 1 -> (state, i) -> state.isNone(variable);
        default -> (state, i) -> state.names(variable, set);
      };
    }
    return switch (random.nextInt(4)) {
      case 0 -> (state, i) -> state.none(set);
      case 1 -> (state, i) -> state.count(set) == number;
      case 2 -> (state, i) -> state.count(set) < number;
      default -> (state, i) -> !state.all(set);
    };
  }

  private Guard asymmetric() {
    LocalSet set = set();
    int process = process();
    int distance = random.nextInt(n);
    if (!pointers.isEmpty() && chance(25)) {
      ProcessVariable variable = pointers.get(random.nextInt(pointers.size()));
      return (state, i) -> state.names(variable, process);
    }
    return switch (random.nextInt(6)) {
      case 0 -> (state, i) -> state.in(process, set);
      case 1 -> (state, i) -> state.in((i + distance) % n, set);
      case 2 -> (state, i) -> i <= process;
      case 3 -> (state, i) -> state.none(0, i, set);
      case 4 -> (state, i) -> state.any(process, n, set);
      default ->
          (state, i) -> {
            for (int j = 0; j < n; j++) {
              if (state.in(j, set)) {
                return j <= process;
              }
            }
            return false;
          };
    };
  }

  private Effect effect() {
    Effect one = change();
    Effect other = chance(30) ? change() : Effect.NONE;
    return (before, i, after) -> {
      one.apply(before, i, after);
      other.apply(before, i, after);
    };
  }

  private Effect change() {
    if (!integers.isEmpty() && chance(50)) {
      IntVariable variable = integers.get(0);
      LocalSet set = set();
      int step = random.nextInt(3) - 1;
      int room = chance(throwing) ? 1 : 0;
      return (before, i, after) -> {
        int sum = before.value(variable) + (before.any(set) ? step : -step);
        after.set(variable, Math.max(-1 - room, Math.min(sum, 1)));
      };
    }
    if (!pointers.isEmpty()) {
      ProcessVariable variable = pointers.get(random.nextInt(pointers.size()));
      if (chance(asymmetry)) {
        int process = process();
        return chance(50)
            ? (before, i, after) -> after.set(variable, process)
            : (before, i, after) -> after.set(variable, (i + 1) % n);
      }
      LocalSet set = set();
      return chance(50)
          ? (before, i, after) -> after.set(variable, i)
          : (before, i, after) -> after.set(variable, before.any(set) ? i : ProcessVariable.NONE);
    }
    LocalSet set = set();
    LocalState to = local();
    return chance(30) ? (before, i, after) -> after.moveOthers(set, to) : Effect.NONE;
  }

  private boolean chance(int ofHundred) {
    return random.nextInt(100) < ofHundred;
  }

  private int process() {
    return random.nextInt(n);
  }

  private LocalState local() {
    return states.get(random.nextInt(states.size()));
  }

  private LocalSet set() {
    return chance(70) ? local() : local().or(local());
  }
}
