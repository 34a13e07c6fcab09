package dev.jacquard.model.diagram.partition;

import java.util.BitSet;

/** Something that a guard may ask of a state; the answers are numbered from 0. */
sealed interface Query {
  /** How many answers there are: no and yes, unless the query is about a number. */
  default int answers(Layout layout) {
    return 2;
  }

  /**
   * What has to be asked of a state after its processes were renamed, to get the same answer as
   * before.
   */
  default Query renamed(int[] permutation) {
    return this;
  }

  /** The predicate that holds in the states with this answer. */
  int predicate(int answer, Predicates predicates);

  /** Adds to what is known that this is the answer. */
  void learn(int answer, Layout layout, Knowledge knowledge);

  /** The answer in a state, given by the values of the layout's variables. */
  int answer(Layout layout, int[] state);

  /** Whether at least so many of some processes are in one of some local states: no or yes. */
  record AtLeast(BitSet processes, long locals, int number) implements Query {
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

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.count(
          processes,
          locals,
          answer == 1 ? number : 0,
          answer == 1 ? processes.cardinality() : number - 1);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      return Query.count(processes, locals, layout, state) >= number ? 1 : 0;
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

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.count(processes, locals, answer, answer);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      return Query.count(processes, locals, layout, state);
    }
  }

  /** Whether a process variable names a process, or nobody (-1): no or yes. */
  record Names(int pointer, int process) implements Query {
    @Override
    public Query renamed(int[] permutation) {
      return new Names(pointer, process < 0 ? process : permutation[process]);
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.names(pointer, process, answer == 1);
    }

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.value(layout.pointer(pointer), process + 1, answer == 1);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      return state[layout.pointer(pointer)] == process + 1 ? 1 : 0;
    }
  }

  /** Whether a process variable names a process that is in one of some local states: no or yes. */
  record NamesIn(int pointer, long locals) implements Query {
    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.namesIn(pointer, locals, answer == 1);
    }

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.namesIn(layout.pointer(pointer), locals, answer == 1);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      int named = state[layout.pointer(pointer)];
      return named > 0 && (locals >>> state[layout.process(named - 1)] & 1) == 1 ? 1 : 0;
    }
  }

  /** The value of an integer, counted from the smallest that it can have. */
  record Value(int integer) implements Query {
    @Override
    public int answers(Layout layout) {
      return layout.ranges()[integer];
    }

    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.value(integer, answer, true);
    }

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.value(layout.integer(integer), answer, true);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      return state[layout.integer(integer)];
    }
  }

  /** Whether an integer has a value, counted from the smallest that it can have: no or yes. */
  record HasValue(int integer, int value) implements Query {
    @Override
    public int predicate(int answer, Predicates predicates) {
      return predicates.value(integer, value, answer == 1);
    }

    @Override
    public void learn(int answer, Layout layout, Knowledge knowledge) {
      knowledge.value(layout.integer(integer), value, answer == 1);
    }

    @Override
    public int answer(Layout layout, int[] state) {
      return state[layout.integer(integer)] == value ? 1 : 0;
    }
  }

  private static int count(BitSet processes, long locals, Layout layout, int[] state) {
    int count = 0;
    for (int process = processes.nextSetBit(0);
        process >= 0;
        process = processes.nextSetBit(process + 1)) {
      count += (int) (locals >>> state[layout.process(process)] & 1);
    }
    return count;
  }

  private static BitSet renamed(BitSet processes, int[] permutation) {
    BitSet renamed = new BitSet();
    processes.stream().forEach(process -> renamed.set(permutation[process]));
    return renamed;
  }
}
