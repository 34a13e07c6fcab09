package dev.jacquard.model.dynamic.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Small configurations at random, and what renaming makes of them. */
final class RandomConfigurations {
  private final Random random;

  RandomConfigurations(long seed) {
    this.random = new Random(seed);
  }

  /** A configuration without garbage, in which many nodes look alike. */
  Configuration next() {
    int processes = 1 + random.nextInt(4);
    int objects = random.nextInt(5);
    Configuration raw =
        new Configuration(
            row(random.nextInt(2), processes, objects),
            rows(processes, processes, objects, false),
            rows(objects, processes, objects, true));
    return Garbage.collect(raw);
  }

  private long[][] rows(int count, int processes, int objects, boolean held) {
    long[][] rows = new long[count][];
    for (int index = 0; index < count; index++) {
      rows[index] =
          !held && random.nextInt(8) == 0
              ? Configuration.ENDED
              : row(1 + random.nextInt(2), processes, objects);
      if (held) {
        rows[index][Configuration.HOLDER] =
            Cell.process(random.nextInt(3) == 0 ? random.nextInt(processes) : -1);
      }
    }
    return rows;
  }

  private long[] row(int references, int processes, int objects) {
    long[] row = new long[1 + references];
    row[0] = Cell.plain(random.nextInt(3) / 2);
    for (int place = 1; place < row.length; place++) {
      row[place] =
          random.nextBoolean()
              ? Cell.object(random.nextInt(objects + 1) - 1)
              : Cell.process(random.nextInt(processes + 1) - 1);
    }
    return row;
  }

  /** The same with other names for processes, objects or both. */
  Configuration renamed(Configuration configuration, boolean processes, boolean objects) {
    return rename(
        configuration,
        order(configuration.processes().length, processes),
        order(configuration.objects().length, objects));
  }

  private List<Integer> order(int size, boolean shuffled) {
    List<Integer> order = new ArrayList<>();
    for (int index = 0; index < size; index++) {
      order.add(index);
    }
    if (shuffled) {
      Collections.shuffle(order, random);
    }
    return order;
  }

  /** The configuration in which node i has become node {@code to.get(i)}. */
  static Configuration rename(
      Configuration configuration, List<Integer> processesTo, List<Integer> objectsTo) {
    long[][] processes = new long[configuration.processes().length][];
    long[][] objects = new long[configuration.objects().length][];
    for (int index = 0; index < processes.length; index++) {
      processes[processesTo.get(index)] =
          rename(configuration.processes()[index], processesTo, objectsTo);
    }
    for (int index = 0; index < objects.length; index++) {
      objects[objectsTo.get(index)] =
          rename(configuration.objects()[index], processesTo, objectsTo);
    }
    return new Configuration(
        rename(configuration.globals(), processesTo, objectsTo), processes, objects);
  }

  private static long[] rename(long[] row, List<Integer> processesTo, List<Integer> objectsTo) {
    if (row == null || row == Configuration.ENDED) {
      return row;
    }
    long[] renamed = row.clone();
    for (int place = 0; place < row.length; place++) {
      int target = Cell.target(row[place]);
      if (target >= 0) {
        renamed[place] =
            Cell.isObject(row[place])
                ? Cell.object(objectsTo.get(target))
                : Cell.process(processesTo.get(target));
      }
    }
    return renamed;
  }

  /** All orders of the numbers below a size. */
  static List<List<Integer>> orders(int size) {
    List<List<Integer>> orders = new ArrayList<>();
    if (size == 0) {
      orders.add(List.of());
      return orders;
    }
    for (List<Integer> shorter : orders(size - 1)) {
      for (int place = 0; place < size; place++) {
        List<Integer> order = new ArrayList<>(shorter);
        order.add(place, size - 1);
        orders.add(order);
      }
    }
    return orders;
  }
}
