package dev.jacquard.fuzz.cluster;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.name.LocationName;
import dev.jacquard.kernel.name.Names;
import dev.jacquard.kernel.name.ObjectName;
import dev.jacquard.kernel.name.SiteName;
import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** A program with names for its numbers, as those of the JVM have; some of them may not travel. */
record NamedProgram(Program program, boolean travels) implements Program, Names {
  private static final int MANY = 100;

  @Override
  public Trace run(Plan plan) {
    return program.run(plan);
  }

  @Override
  public Legend legend() {
    return program.legend();
  }

  @Override
  public Optional<Names> names() {
    return Optional.of(this);
  }

  @Override
  public int threads() {
    return MANY;
  }

  @Override
  public ThreadName thread(int number) {
    return ThreadName.MAIN.child(number + 1);
  }

  @Override
  public int number(ThreadName name) {
    return name.path().get(0) - 1;
  }

  @Override
  public int locations() {
    return MANY;
  }

  @Override
  public LocationName location(int number) {
    ObjectName object =
        travels ? new ObjectName.OfClass("Shared") : new ObjectName.Unknown("Shared", 0);
    return new LocationName(object, String.valueOf(number));
  }

  @Override
  public int number(LocationName name) {
    return Integer.parseInt(name.part());
  }

  @Override
  public SiteName site(int number) {
    return new SiteName("Program", "run", "()V", number);
  }
}
