package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.symmetry.Interchange;
import dev.jacquard.kernel.trace.StateNames;
import java.util.Arrays;

/**
 * A portrait of each thread of a state: all that the state says of it, without its name. Threads of
 * a group whom nobody names are put in the order of their portraits, and so get the same names
 * whoever of them is which.
 *
 * <p>A front end calls {@link #begin(int)}; for each thread {@link #begin(int, int)} and then
 * {@link #add} for what is to be said of it; {@link #name} at last. What else there is in the state
 * must not depend on the names of these threads.
 */
public final class Portraits {
  /** In place of a site: the thread is not there yet, and takes the place of no other. */
  public static final int UNBORN = -1;

  /** In place of a site: the thread has ended. */
  public static final int ENDED = -2;

  private static final int FIRST_SITE = 0;

  private final Interchange facts;
  private int threads;
  private int length;
  private long[] text = new long[64];
  private int[] from = {};
  private int[] to = {};
  private boolean[] fixed = {};
  private int[] names = {};
  private int[] threadOf = {};
  private int[] firstAlike = {};
  private int[] order = {};

  public Portraits(Interchange facts) {
    this.facts = facts;
  }

  /** A new state, of so many threads. */
  public void begin(int count) {
    if (threads != count) {
      threads = count;
      from = new int[count];
      to = new int[count];
      fixed = new boolean[count];
      names = new int[count];
      threadOf = new int[count];
      firstAlike = new int[count];
      order = new int[count];
    }
    length = 0;
    for (int t = 0; t < count; t++) {
      fixed[t] = facts.group(t) == Interchange.ALONE;
      names[t] = t;
      threadOf[t] = t;
      firstAlike[t] = t;
    }
  }

  /** The portrait of the next thread, at a site of its code. */
  public void begin(int thread, int site) {
    if (thread > 0) {
      to[thread - 1] = length;
    }
    from[thread] = length;
    fixed[thread] |= site == UNBORN;
    add(site >= 0 ? facts.place(thread, site) : site);
    if (site != ENDED) {
      for (int other : facts.named(thread, Math.max(site, FIRST_SITE))) {
        fixed[other] = true;
      }
    }
  }

  /** One more number in the portrait that was begun. */
  public void add(long number) {
    if (length == text.length) {
      text = Arrays.copyOf(text, 2 * length);
    }
    text[length++] = number;
  }

  /** Gives names to the threads, and adds all portraits to a fingerprint in the order of names. */
  public StateNames name(Fingerprint state) {
    to[threads - 1] = length;
    for (int t = 0; t < threads; t++) {
      if (isFirstOfGroup(t)) {
        nameGroup(t);
      }
    }
    for (int name = 0; name < threads; name++) {
      int thread = threadOf[name];
      state.add(to[thread] - from[thread]);
      for (int i = from[thread]; i < to[thread]; i++) {
        state.add(text[i]);
      }
    }
    return new StateNames(names, firstAlike, facts.owned());
  }

  private boolean isFirstOfGroup(int thread) {
    if (fixed[thread]) {
      return false;
    }
    for (int t = 0; t < thread; t++) {
      if (!fixed[t] && facts.group(t) == facts.group(thread)) {
        return false;
      }
    }
    return true;
  }

  /** The members of a group share their numbers out among themselves. */
  private void nameGroup(int first) {
    int count = 0;
    for (int t = first; t < threads; t++) {
      if (!fixed[t] && facts.group(t) == facts.group(first)) {
        insert(t, count++);
      }
    }
    int name = first;
    int alike = first;
    for (int i = 0; i < count; i++) {
      while (fixed[name] || facts.group(name) != facts.group(first)) {
        name++;
      }
      names[order[i]] = name;
      threadOf[name] = order[i];
      alike = i > 0 && compare(order[i - 1], order[i]) == 0 ? alike : name;
      firstAlike[name] = alike;
      name++;
    }
  }

  private void insert(int thread, int count) {
    int at = count;
    while (at > 0 && compare(order[at - 1], thread) > 0) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = thread;
  }

  private int compare(int a, int b) {
    return Arrays.compare(text, from[a], to[a], text, from[b], to[b]);
  }
}
