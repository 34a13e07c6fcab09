package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The first orbits that an adaptive search reaches, as states that can be looked at, for example in
 * a picture. A state is one word, the number of an orbit. A step leads to the orbit itself, or to
 * the first one that has all its states.
 *
 * <p>This is no space to search instead of the plain one ({@link StateSymmetry#ADAPTIVE} has none):
 * what one state of an orbit can do, others may not be able to.
 */
public final class OrbitSpace implements StateSpace {
  /** To take an orbit apart can take for ever, and these are only to be looked at. */
  private static final int MOST_LOOKS = 20_000;

  /** There are too many ways to arrange the processes of an orbit. */
  public static final class TooLarge extends RuntimeException {
    TooLarge() {
      super("the orbits have too many states to be looked at");
    }
  }

  private final Description description;
  private final Shape shape;
  private final CellTable table = new CellTable(new Patience(this::look));
  private final Rules rules;
  private final Reached reached = new Reached(table);
  private final List<Watch> watches = new ArrayList<>();
  private int looks;

  /**
   * The orbits of a diagram, expanded until there are at least so many.
   *
   * @throws TooLarge here or later, if there is no end of it
   */
  public OrbitSpace(Description description, Partitions partitions, int most) {
    this.description = description;
    shape = new Shape(description);
    rules = new Rules(shape, partitions, table);
    for (int i = 0; i < description.propositions().size(); i++) {
      Cells cells = table.of(partitions.propositions().get(i));
      watches.add(new Watch(i, description.propositions().get(i), cells, shape, table));
    }
    reach(most);
  }

  private void look() {
    if (++looks > MOST_LOOKS) {
      throw new TooLarge();
    }
  }

  private void reach(int most) {
    Arrangement initial = shape.initial();
    int[] own = IntStream.range(0, shape.processes).map(initial::own).toArray();
    reached.add(initial.orbit(table.of(Partition.labelled(own))), Node.ROOT, 0);
    for (int number = 0; number < reached.size() && reached.size() < most; number++) {
      Node node = reached.get(number);
      if (!node.dropped) {
        rules.fire(node.orbit, new Reaching(node));
      }
    }
  }

  /** Adds what an orbit leads to. */
  private final class Reaching implements Rule.Taker {
    private final Node from;

    Reaching(Node from) {
      this.from = from;
    }

    @Override
    public boolean step(Rule rule, Orbit before, int process, Orbit after) {
      reached.add(after, from.number, from.depth + 1);
      return true;
    }

    @Override
    public boolean thrown(Rule rule, Orbit before, int process, Throwable thrown) {
      return true;
    }
  }

  @Override
  public void initial(Successors successors) {
    successors.step(-1, -1, new long[] {0}, 1);
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    rules.fire(
        orbit(state),
        new Rule.Taker() {
          @Override
          public boolean step(Rule rule, Orbit before, int process, Orbit after) {
            int to = numberOf(after);
            if (to >= 0) {
              successors.step(process, rule.number, new long[] {to}, 1);
            }
            return true;
          }

          @Override
          public boolean thrown(Rule rule, Orbit before, int process, Throwable thrown) {
            successors.thrown(process, rule.number, thrown);
            return true;
          }
        });
  }

  private Orbit orbit(long[] state) {
    return reached.get((int) state[0]).orbit;
  }

  /** The orbit itself, else the first one around it, else -1. */
  private int numberOf(Orbit orbit) {
    int around = -1;
    for (int number = 0; number < reached.size(); number++) {
      Orbit other = reached.get(number).orbit;
      if (other.equals(orbit)) {
        return number;
      }
      if (around < 0 && other.subsumes(orbit, table.overlap(orbit.cells, other.cells))) {
        around = number;
      }
    }
    return around;
  }

  /**
   * The number of the first orbit that has a plain state, or -1.
   *
   * @param values what the plain space says that the state is
   */
  public int numberOf(Map<String, String> values) {
    int[] own = new int[shape.processes];
    for (int process = 0; process < own.length; process++) {
      own[process] = local(values.get(process(process)));
      for (ProcessVariable variable : description.pointers()) {
        boolean named = process(process).equals(values.get(variable.name()));
        own[process] = shape.named(own[process], variable, named);
      }
    }
    int[] numbers =
        description.integers().stream()
            .mapToInt(variable -> Integer.parseInt(values.get(variable.name())))
            .toArray();
    int[] everybody = IntStream.range(0, own.length).toArray();
    return numberOf(
        new Arrangement(shape, own, numbers).orbit(table.of(Partition.labelled(everybody))));
  }

  private int local(String name) {
    return IntStream.range(0, shape.locals)
        .filter(local -> description.states().get(local).name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The propositions that hold in some state of an orbit. */
  @Override
  public long observe(long[] state, int length) {
    long holding = 0;
    for (Watch watch : watches) {
      holding |= watch.look(orbit(state)).isPresent() ? 1L << watch.number : 0;
    }
    return holding;
  }

  /** Whether no state of an orbit is a deadlock. */
  @Override
  public boolean mayEnd(long[] state, int length) {
    return rules.deadlock(orbit(state)).isEmpty();
  }

  /** One state of the orbit, in which cells are sorted, and the partition. */
  @Override
  public Map<String, String> describe(long[] state, int length) {
    Orbit orbit = orbit(state);
    Arrangement sorted = Arrangement.sorted(shape, orbit);
    Map<String, String> values = new LinkedHashMap<>();
    for (int process = 0; process < shape.processes; process++) {
      values.put(
          process(process), description.states().get(shape.local(sorted.own(process))).name());
    }
    for (IntVariable variable : description.integers()) {
      values.put(variable.name(), Integer.toString(orbit.values[variable.number()]));
    }
    for (ProcessVariable variable : description.pointers()) {
      values.put(variable.name(), named(sorted, variable));
    }
    values.put("partition", orbit.cells.partition.toString());
    return values;
  }

  private String named(Arrangement sorted, ProcessVariable variable) {
    return IntStream.range(0, shape.processes)
        .filter(process -> shape.isNamed(sorted.own(process), variable))
        .mapToObj(this::process)
        .findFirst()
        .orElse("none");
  }

  @Override
  public String action(int process, int action) {
    return description.edges().get(action).name();
  }

  @Override
  public String process(int process) {
    return Description.process(process);
  }
}
