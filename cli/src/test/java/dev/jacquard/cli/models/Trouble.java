package dev.jacquard.cli.models;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalSet;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Proposition;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import java.util.Optional;

/** Classes that cannot be made, or that do what a model should not do. */
public final class Trouble {
  private Trouble() {}

  /** Everything but a model. */
  public static final class NoModel {}

  /** A model that is never complete. */
  public abstract static class Unfinished extends Diagram {
    /** Nobody can call this. */
    public Unfinished() {
      super(ring(2));
    }
  }

  static final class Hidden extends Diagram {
    public Hidden() {
      super(ring(2));
    }
  }

  /** A model whose constructor wants something that nobody can give it on a command line. */
  public static final class Demanding extends Diagram {
    public Demanding(String name) {
      super(ring(name.length()));
    }
  }

  /** A model that does not want to be one. */
  public static final class Refusing extends Diagram {
    public Refusing() {
      super(refused());
    }

    private static Description refused() {
      throw new IllegalStateException("not today");
    }
  }

  /** A model whose class fails before there is an object. */
  public static final class Stillborn extends Diagram {
    private static final int NUMBER = Integer.parseInt("two");

    public Stillborn() {
      super(ring(NUMBER));
    }
  }

  /** A model with a guard that throws once both processes have moved. */
  public static final class ThrowingGuard extends Diagram {
    public ThrowingGuard() {
      super(division());
    }

    private static Description division() {
      DescriptionBuilder diagram = Description.of("throwing guard", 2);
      LocalState start = diagram.state("start");
      LocalState middle = diagram.state("middle");
      LocalState end = diagram.state("end");
      diagram.edge(start, middle);
      diagram.edge(middle, end).when((state, process) -> 1 / state.count(start) > 0);
      return diagram.build();
    }
  }

  /** A model in which one can wait for ever. */
  public static final class Waiting extends Diagram {
    public Waiting() {
      super(waiting("<> \"all are through\""));
    }
  }

  /** A model with a formula that is none. */
  public static final class WrongFormula extends Diagram {
    public WrongFormula() {
      super(waiting("<> (\"all are through\""));
    }
  }

  private static Description waiting(String formula) {
    DescriptionBuilder diagram = Description.of("waiting", 2);
    LocalState asking = diagram.state("asking");
    LocalState refused = diagram.state("refused");
    LocalState through = diagram.state("through");
    diagram.edge(asking, refused);
    diagram.edge(refused, asking);
    diagram.edge(asking, through);
    diagram.ends(LocalSet.of(through));
    diagram.proposition(
        new Proposition("all are through", state -> state.count(through) == 2, Optional.empty()));
    diagram.temporal("soon", formula);
    return diagram.build();
  }

  /** A model whose guard tells processes apart that the given partition does not. */
  public static final class WrongPartition extends Diagram {
    public WrongPartition() {
      super(favourite(), ExactPartitions.givenOrCoarsest());
    }

    private static Description favourite() {
      DescriptionBuilder diagram = Description.of("favourite", 3);
      LocalState out = diagram.state("out");
      LocalState in = diagram.state("in");
      diagram.edge(out, in).when((state, process) -> process < 2).partition(Partition.coarsest(3));
      diagram.edge(in, out);
      return diagram.build();
    }
  }

  /** A model with many states, and one of the first is wrong. */
  public static final class WrongAtOnce extends Diagram {
    public WrongAtOnce() {
      super(walk());
    }

    private static Description walk() {
      DescriptionBuilder diagram = Description.of("wrong at once", 9);
      LocalState first = diagram.state("first");
      LocalState last = first;
      for (int i = 2; i <= 6; i++) {
        LocalState next = diagram.state("place" + i);
        diagram.edge(last, next);
        last = next;
      }
      diagram.edge(last, first);
      diagram.never(
          new Proposition("process 4 leaves", state -> !state.in(3, first), Optional.empty()));
      return diagram.build();
    }
  }

  private static Description ring(int processes) {
    DescriptionBuilder diagram = Description.of("ring", processes);
    LocalState there = diagram.state("there");
    LocalState back = diagram.state("back");
    diagram.edge(there, back);
    diagram.edge(back, there);
    return diagram.build();
  }
}
