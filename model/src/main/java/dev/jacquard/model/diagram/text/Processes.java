package dev.jacquard.model.diagram.text;

import dev.jacquard.model.diagram.description.LocalSet;

/**
 * Some of the processes: {@code all}, {@code others} or a range, which can be empty.
 *
 * <p>A range that does not begin or end with a process is an error of the state in which it is
 * looked at, unless it is empty.
 */
interface Processes {
  int count(Situation situation, LocalSet set);

  /** Whether at least so many are in one of these local states. */
  boolean atLeast(Situation situation, LocalSet set, int number);

  /** Everybody. */
  enum Everybody implements Processes {
    ALL;

    @Override
    public int count(Situation situation, LocalSet set) {
      return situation.state().count(set);
    }

    @Override
    public boolean atLeast(Situation situation, LocalSet set, int number) {
      return situation.state().atLeast(set, number);
    }
  }

  /** Everybody but the acting process. */
  enum Others implements Processes {
    OTHERS;

    @Override
    public int count(Situation situation, LocalSet set) {
      int all = situation.state().count(set);
      return situation.state().in(situation.self(), set) ? all - 1 : all;
    }

    @Override
    public boolean atLeast(Situation situation, LocalSet set, int number) {
      boolean inside = situation.state().in(situation.self(), set);
      return situation.state().atLeast(set, inside ? number + 1 : number);
    }
  }

  /** The processes from one to another, counted from 1. */
  record Range(Term first, Term last) implements Processes {
    @Override
    public int count(Situation situation, LocalSet set) {
      int from = first.value(situation);
      int to = last.value(situation);
      return from > to ? 0 : situation.state().count(from - 1, to, set);
    }

    @Override
    public boolean atLeast(Situation situation, LocalSet set, int number) {
      int from = first.value(situation);
      int to = last.value(situation);
      return from > to ? number <= 0 : situation.state().atLeast(from - 1, to, set, number);
    }
  }
}
