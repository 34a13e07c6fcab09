package dev.jacquard.model.differential;

import dev.jacquard.model.Property;
import dev.jacquard.model.temporal.RandomFormulas;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes processes by chance. */
final class RandomProcesses {
  private static final int PLACES = 4;
  private static final int VALUES = 2;

  private final Random random;
  private final int variables;

  private RandomProcesses(Random random) {
    this.random = random;
    this.variables = 1 + random.nextInt(2);
  }

  static Processes next(Random random) {
    return new RandomProcesses(random).processes();
  }

  private Processes processes() {
    int count = 2 + random.nextInt(3);
    boolean alike = random.nextBoolean();
    List<List<Processes.Step>> programs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      programs.add(alike && i > 0 ? programs.get(0) : program());
    }
    List<Processes.Watch> watched = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      watched.add(
          random.nextInt(3) > 0
              ? Processes.Watch.variable(random.nextInt(variables), random.nextInt(VALUES))
              : Processes.Watch.place(alike ? -1 : random.nextInt(count), random.nextInt(PLACES)));
    }
    return new Processes(programs, variables, watched, properties());
  }

  private List<Property> properties() {
    RandomFormulas formulas = new RandomFormulas(random, List.of("p", "q", "r"));
    return List.of(
        new Property.Never("never", random.nextInt(3)),
        new Property.Sometimes("sometimes", random.nextInt(3)),
        new Property.Temporal("first", formulas.next(2)),
        new Property.Temporal("second", formulas.next(3)),
        Property.progress("progress", "p"));
  }

  private List<Processes.Step> program() {
    List<Processes.Step> steps = new ArrayList<>();
    for (int place = 0; place < PLACES; place++) {
      int choices = random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(2);
      boolean local = random.nextBoolean();
      for (int i = 0; i < choices; i++) {
        int to = random.nextInt(3) == 0 ? random.nextInt(PLACES) : (place + 1) % PLACES;
        steps.add(local ? Processes.Step.local(place, to) : shared(place, to));
      }
    }
    return steps;
  }

  private Processes.Step shared(int from, int to) {
    int guard = random.nextBoolean() ? random.nextInt(variables) : -1;
    int write = random.nextBoolean() ? random.nextInt(variables) : -1;
    boolean fails = random.nextInt(30) == 0;
    return new Processes.Step(
        from, to, guard, random.nextInt(VALUES), write, random.nextInt(VALUES), fails);
  }
}
