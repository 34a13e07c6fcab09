package dev.jacquard.model.dynamic.graph;

import java.util.Arrays;

/**
 * The search for the numbering that gives the least row of words among all that symmetry allows.
 *
 * <p>Processes that nothing leads to are numbered in the order of their {@link Colours}. Where
 * several have the same colour, and are not {@link Satellites} that are alike, each is tried. Two
 * numberings that end in the same words are an automorphism of the configuration: it maps the part
 * of the search below the choice in which they differ to a part that is done already, so the search
 * goes back to that choice at once. Thus {@code n} processes that are alike take about {@code n * n
 * / 2} tries instead of {@code n!}.
 *
 * <p>There is a limit on tries. Beyond it the least row so far is taken: a representative that is
 * not the only one of its class. Nothing becomes wrong then, states are only kept more than once;
 * {@link #beyondLimit} says how often.
 */
public final class CanonicalOrder {
  private static final int ALL_THE_WAY = -1;

  private final int limit;
  private final StateWords words = new StateWords();
  private long[] least;
  private Numbering leastNumbering;
  private int[] leastChoices;
  private long[] first;
  private int[] firstChoices;
  private int[] choices = {};
  private int[] present;
  private int tries;
  private long beyondLimit;

  public CanonicalOrder(int limit) {
    this.limit = limit;
  }

  /** The numbering for configurations that are equal if processes and objects are renamed. */
  public Numbering full(Configuration configuration) {
    return search(Numbering.full(configuration));
  }

  /** The numbering for configurations that are equal if processes are renamed. */
  public Numbering processes(Configuration configuration) {
    return search(Numbering.processes(configuration));
  }

  /** How many configurations had more numberings to try than the limit allows. */
  public long beyondLimit() {
    return beyondLimit;
  }

  private Numbering search(Numbering start) {
    prepare(start.configuration());
    if (complete(start, null)) {
      return start;
    }
    long[] colours = Colours.of(start, present);
    if (complete(start, colours)) {
      return start;
    }
    tries = 0;
    leastNumbering = null;
    descend(start, colours, 0);
    if (tries > limit) {
      beyondLimit++;
    }
    return leastNumbering;
  }

  private void prepare(Configuration configuration) {
    long[][] processes = configuration.processes();
    present = new int[processes.length];
    int count = 0;
    for (int process = 0; process < processes.length; process++) {
      if (processes[process] != null) {
        present[count++] = process;
      }
    }
    present = Arrays.copyOf(present, count);
    if (choices.length < count) {
      choices = new int[count];
    }
  }

  /**
   * Numbers processes for as long as it is clear which is next.
   *
   * @param colours null if they are not known
   * @return whether all have a number
   */
  private boolean complete(Numbering numbering, long[] colours) {
    while (true) {
      int[] cell = nextCell(numbering, colours);
      if (cell.length == 0) {
        return true;
      }
      if (cell.length > 1 && !Satellites.of(numbering, present).areAlike(cell)) {
        return false;
      }
      for (int process : cell) {
        numbering.start(process);
      }
    }
  }

  /** The processes without a number that have the least colour. */
  private int[] nextCell(Numbering numbering, long[] colours) {
    int[] cell = new int[present.length];
    int size = 0;
    for (int process : present) {
      if (!numbering.hasProcess(process)) {
        if (size > 0 && colours != null && colours[process] != colours[cell[0]]) {
          if (colours[process] > colours[cell[0]]) {
            continue;
          }
          size = 0;
        }
        cell[size++] = process;
      }
    }
    return Arrays.copyOf(cell, size);
  }

  /**
   * Tries all that may come next.
   *
   * @return the number of the choice to go back to
   */
  private int descend(Numbering numbering, long[] colours, int depth) {
    if (complete(numbering, colours)) {
      return judge(numbering, depth);
    }
    for (int process : nextCell(numbering, colours)) {
      choices[depth] = process;
      Numbering next = numbering.copy();
      next.start(process);
      int back = descend(next, Colours.of(next, present), depth + 1);
      if (back < depth) {
        return back;
      }
    }
    return depth;
  }

  private int judge(Numbering numbering, int depth) {
    if (++tries > limit && leastNumbering != null) {
      return ALL_THE_WAY;
    }
    words.write(numbering);
    if (leastNumbering == null) {
      firstChoices = Arrays.copyOf(choices, depth);
      first = Arrays.copyOf(words.words(), words.length());
      keep(numbering, depth);
      return depth;
    }
    int comparison = compare(least);
    if (comparison == 0) {
      return Arrays.mismatch(leastChoices, 0, leastChoices.length, choices, 0, depth);
    }
    if (comparison < 0) {
      keep(numbering, depth);
    } else if (compare(first) == 0) {
      return Arrays.mismatch(firstChoices, 0, firstChoices.length, choices, 0, depth);
    }
    return depth;
  }

  private int compare(long[] other) {
    return Arrays.compareUnsigned(words.words(), 0, words.length(), other, 0, other.length);
  }

  private void keep(Numbering numbering, int depth) {
    leastNumbering = numbering;
    leastChoices = Arrays.copyOf(choices, depth);
    least = Arrays.copyOf(words.words(), words.length());
  }
}
