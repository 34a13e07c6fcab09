package dev.jacquard.model.diagram.space;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Partitions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The states of a diagram up to exchanging friends, processes that no edge and no proposition
 * distinguishes (Wahl 2007, section 8). The state of a class that stands for it is the one in which
 * friends are sorted.
 */
public final class SortedSpace implements Quotient {
  private final PlainSpace plain;
  private final Layout layout;
  private final Snapshot snapshot;
  private final Sorting sorting;
  private final int[] earlierFriend;
  private final List<String> partitionNotes;
  private final boolean friendsStartAlike;

  public SortedSpace(Description description, Partitions partitions) {
    plain = new PlainSpace(description, partitions.edges());
    layout = new Layout(description);
    snapshot = new Snapshot(description, layout);
    Partition friends = partitions.friends(description.processes());
    sorting = new Sorting(description, layout, friends);
    earlierFriend = earlierFriends(friends);
    partitionNotes = partitions.notes();
    snapshot.look(plain.initial());
    friendsStartAlike = sorting.arrangements(snapshot) == 1;
  }

  /** The friend before each process, or -1. */
  private static int[] earlierFriends(Partition friends) {
    int[] latest = new int[friends.size()];
    Arrays.fill(latest, -1);
    int[] earlier = new int[friends.processes()];
    for (int process = 0; process < earlier.length; process++) {
      earlier[process] = latest[friends.cell(process)];
      latest[friends.cell(process)] = process;
    }
    return earlier;
  }

  @Override
  public StateSpace plain() {
    return plain;
  }

  @Override
  public void represent(long[] state, int length, Successors successors) {
    represent(-1, -1, state, successors);
  }

  private void represent(int process, int action, long[] state, Successors successors) {
    snapshot.look(state);
    successors.step(process, action, sorting.sort(snapshot), layout.words());
  }

  /**
   * {@inheritDoc}
   *
   * <p>If friends start in different states, some states of an orbit may not be reachable, and it
   * is not known how many.
   */
  @Override
  public double orbit(long[] state, int length) {
    snapshot.look(state);
    return friendsStartAlike ? sorting.arrangements(snapshot) : Double.NaN;
  }

  @Override
  public void initial(Successors successors) {
    plain.initial(sorted(successors));
  }

  @Override
  public void expand(long[] state, int length, Successors successors) {
    plain.expand(state, sorted(successors), process -> isTwin(state, process));
  }

  /** Whether a friend in the same state comes before: its steps lead to the same classes. */
  private boolean isTwin(long[] state, int process) {
    int friend = earlierFriend[process];
    return friend >= 0
        && layout.local(state, friend) == layout.local(state, process)
        && !sorting.isNamed(state, friend)
        && !sorting.isNamed(state, process);
  }

  private Successors sorted(Successors successors) {
    return new Successors() {
      @Override
      public void step(int process, int action, long[] state, int length) {
        represent(process, action, state, successors);
      }

      @Override
      public void failure(int process, int action, String message) {
        successors.failure(process, action, message);
      }

      @Override
      public void thrown(int process, int action, Throwable thrown) {
        successors.thrown(process, action, thrown);
      }
    };
  }

  @Override
  public long observe(long[] state, int length) {
    return plain.observe(state, length);
  }

  @Override
  public boolean mayEnd(long[] state, int length) {
    return plain.mayEnd(state, length);
  }

  @Override
  public Map<String, String> describe(long[] state, int length) {
    return plain.describe(state, length);
  }

  @Override
  public String action(int process, int action) {
    return plain.action(process, action);
  }

  @Override
  public String process(int process) {
    return plain.process(process);
  }

  @Override
  public List<String> notes() {
    return Stream.concat(partitionNotes.stream(), plain.notes().stream()).toList();
  }
}
