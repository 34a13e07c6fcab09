package dev.jacquard.report.page;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which thread could not go on from when to when, and for what it waited: at each state of the
 * execution, what the thread did next is asked whether it could have been done there.
 */
final class Waits {
  private static final int NOT_YET = Integer.MAX_VALUE;

  private final Trace trace;
  private final Legend legend;
  private final int[] born;
  private final int[] ended;
  private final Map<Integer, Long> states = new HashMap<>();
  private final boolean[] sleeps;
  private final boolean[] wasAsleep;
  private final int[] since;
  private final int[] able;
  private final List<Bar> bars = new ArrayList<>();

  private Waits(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    born = new int[trace.threads()];
    ended = new int[trace.threads()];
    sleeps = new boolean[trace.threads()];
    wasAsleep = new boolean[trace.threads()];
    since = new int[trace.threads()];
    able = new int[trace.length() + 1];
    Arrays.fill(since, NOT_YET);
    for (int row = trace.rows() - 1; row >= 0; row--) {
      states.put(trace.location(row), trace.before(row));
    }
    for (int row = 0; row < trace.length(); row++) {
      ended[trace.thread(row)] = row + 1;
      if (trace.kind(row) == Kind.START && trace.writes(row)) {
        born[(int) trace.argument(row)] = row + 1;
        ended[(int) trace.argument(row)] = row + 1;
      }
    }
  }

  /** The waits in a trace. */
  static Waits of(Trace trace, Legend legend) {
    Waits waits = new Waits(trace, legend);
    int[] next = new int[trace.threads()];
    for (int state = 0; state <= trace.length(); state++) {
      for (int thread = 0; thread < trace.threads(); thread++) {
        if (state == 0 || trace.thread(state - 1) == thread) {
          next[thread] = trace.pendingAt(state, thread);
        }
        waits.look(thread, next[thread], state);
      }
      if (state < trace.length()) {
        waits.take(state);
      }
    }
    for (int thread = 0; thread < trace.threads(); thread++) {
      waits.end(thread, next[thread], trace.length());
    }
    return waits;
  }

  /** The bars, in the order in which they end. */
  List<Bar> bars() {
    return List.copyOf(bars);
  }

  /** How many threads could go on at the state before a step. */
  int able(int step) {
    return able[step];
  }

  private void look(int thread, int row, int state) {
    boolean alive = row >= 0 && state >= born[thread];
    boolean moves = row == state && row < trace.length();
    boolean waits = alive && !moves && !isPossible(thread, row, state);
    able[state] += alive && !waits ? 1 : 0;
    if (!waits || wasAsleep[thread] != sleeps[thread]) {
      end(thread, row, state - 1);
    }
    if (waits && since[thread] == NOT_YET) {
      since[thread] = state;
      wasAsleep[thread] = sleeps[thread];
    }
  }

  private void end(int thread, int row, int last) {
    if (since[thread] <= last) {
      String words = words(row, wasAsleep[thread]);
      bars.add(new Bar(thread, since[thread], last, Bar.NOWHERE, words));
    }
    since[thread] = NOT_YET;
  }

  private boolean isPossible(int thread, int row, int state) {
    long now = states.getOrDefault(trace.location(row), 0L);
    long flag = trace.alsoReads(row) < 0 ? 0 : states.getOrDefault(trace.alsoReads(row), 0L);
    Kind kind = trace.kind(row);
    if (kind == Kind.JOIN) {
      int target = (int) trace.argument(row);
      return flag != 0 || (trace.pending(target) < 0 && ended[target] <= state);
    }
    return !(kind == Kind.REACQUIRE && sleeps[thread])
        && kind.enabledAt(now, trace.argument(row), thread, flag);
  }

  private void take(int row) {
    states.put(trace.location(row), trace.after(row));
    Kind kind = trace.kind(row);
    if (kind == Kind.WAIT) {
      sleeps[trace.thread(row)] = trace.writes(row);
    } else if (kind == Kind.NOTIFY_ALL) {
      wakeAll(row);
    } else if (kind == Kind.NOTIFY && trace.result(row) >= 0) {
      sleeps[(int) trace.result(row)] = false;
    }
  }

  private void wakeAll(int row) {
    for (int thread = 0; thread < sleeps.length; thread++) {
      int wait = trace.lastBefore(row, thread);
      if (sleeps[thread] && wait >= 0 && trace.argument(wait) == trace.argument(row)) {
        sleeps[thread] = false;
      }
    }
  }

  private String words(int row, boolean asleep) {
    String location = trace.location(row) < 0 ? "" : legend.location(trace.location(row));
    return switch (trace.kind(row)) {
      case LOCK ->
          legend.initialised(trace.location(row)).isPresent()
              ? "waits for the " + location
              : "waits for lock " + location;
      case REACQUIRE -> asleep ? "waits to be woken" : "is awake and waits for lock " + location;
      case JOIN -> "waits for " + legend.thread((int) trace.argument(row)) + " to end";
      case PARK -> trace.argument(row) == Kind.SLEEP ? "sleeps" : "is parked";
      case ACQUIRE -> "waits for a permit of " + location;
      case SPIN -> "goes round in a loop";
      default -> "waits for " + location;
    };
  }
}
