package dev.jacquard.model.diagram.partition;

import java.util.BitSet;

/** Something that a guard may ask of a state; the answers are numbered from 0. */
sealed interface Query {
  /** How many answers there are. */
  int answers(Layout layout);

  /**
   * What has to be asked of a state after its processes were renamed, to get the same answer as
   * before.
   */
  Query renamed(int[] permutation);

  /** The predicate that holds in the states with this answer. */
  int predicate(int answer, Predicates predicates);

  /** Whether at least so many of some processes are in one of some local states: no or yes. */
  record AtLeast(BitSet processes, long locals, int number) implements Query {
    @Override
    public int answers(Layout layout) {
      return 2;
    }

    @Override
    public Query renamed(int[] permutation) {
      return new AtLeast(Query.renamed(processes, permutation), locals, number);
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return answer == 1
          ? predicates.counted(processes, locals, number, processes.length())
          : predicates.counted(processes, locals, 0, number - 1);
    }
  }

  /** How many of some processes are in one of some local states. */
  record Count(BitSet processes, long locals) implements Query {
    @Override
    public int answers(Layout layout) {
      return processes.cardinality() + 1;
    }

    @Override
    public Query renamed(int[] permutation) {
      return new Count(Query.renamed(processes, permutation), locals);
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.counted(processes, locals, answer, answer);
    }
  }

  /** Whether a process variable names a process, or nobody (-1): no or yes. */
  record Names(int pointer, int process) implements Query {
    @Override
    public int answers(Layout layout) {
      return 2;
    }

    @Override
    public Query renamed(int[] permutation) {
      return new Names(pointer, process < 0 ? process : permutation[process]);
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.names(pointer, process, answer == 1);
    }
  }

  /** Whether a process variable names a process that is in one of some local states: no or yes. */
  record NamesIn(int pointer, long locals) implements Query {
    @Override
    public int answers(Layout layout) {
      return 2;
    }

    @Override
    public Query renamed(int[] permutation) {
      return this;
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.namesIn(pointer, locals, answer == 1);
    }
  }

  /** The value of an integer, counted from the smallest that it can have. */
  record Value(int integer) implements Query {
    @Override
    public int answers(Layout layout) {
      return layout.ranges()[integer];
    }

    @Override
    public Query renamed(int[] permutation) {
      return this;
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.value(integer, answer, true);
    }
  }

  /** Whether an integer has a value, counted from the smallest that it can have: no or yes. */
  record HasValue(int integer, int value) implements Query {
    @Override
    public int answers(Layout layout) {
      return 2;
    }

    @Override
    public Query renamed(int[] permutation) {
      return this;
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.value(integer, value, answer == 1);
    }
  }

  private static BitSet renamed(BitSet processes, int[] permutation) {
    BitSet renamed = new BitSet();
    processes.stream().forEach(process -> renamed.set(permutation[process]));
    return renamed;
  }
}
