package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The smallest front end of a {@link Director}: threads without branches, written down as {@link
 * Line}s. A line such as {@code s = 2} gives a location its initial state.
 *
 * <p>The code of a thread is its lines in the order given; lines of different threads may be mixed.
 */
public final class HandMadeProgram implements Program, Moves {
  private static final int NOT_WAITING = -1;

  private final List<Line> lines;
  private final List<List<Line>> code = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Long> initial = new HashMap<>();
  private final boolean[] startedByOthers;
  private final Director director;

  private final long[] states;
  private final int[] counter;
  private final int[] waitsIn;

  private HandMadeProgram(List<String> text, Symmetry symmetry, int stepLimit) {
    lines = text.stream().filter(line -> !line.contains(" = ")).map(Line::parse).toList();
    for (int t = 0; t < symmetry.threads(); t++) {
      int thread = t;
      code.add(lines.stream().filter(line -> line.thread() == thread).toList());
    }
    text.stream().filter(line -> line.contains(" = ")).forEach(this::initialise);
    lines.stream().filter(line -> line.location() != null).forEach(l -> number(l.location()));
    startedByOthers = new boolean[code.size()];
    for (Line line : lines) {
      if (line.kind() == Kind.START) {
        startedByOthers[(int) line.argument()] = true;
      }
    }
    director = new Director(symmetry, stepLimit);
    for (int t = 0; t < code.size(); t++) {
      number("life " + t);
      number(Line.flag(t));
    }
    states = new long[numbers.size()];
    counter = new int[code.size()];
    waitsIn = new int[code.size()];
  }

  /** A program whose threads are all different. */
  public static HandMadeProgram of(String... lines) {
    return limitedTo(Integer.MAX_VALUE, lines);
  }

  /** A program that is cut when it has taken so many steps. */
  public static HandMadeProgram limitedTo(int steps, String... lines) {
    return new HandMadeProgram(List.of(lines), Symmetry.none(threads(lines)), steps);
  }

  /** A program all of whose threads are interchangeable. */
  public static HandMadeProgram symmetric(Symmetry.Flavour flavour, String... lines) {
    return symmetric(Symmetry.of(new int[threads(lines)], flavour), lines);
  }

  public static HandMadeProgram symmetric(Symmetry symmetry, String... lines) {
    return new HandMadeProgram(List.of(lines), symmetry, Integer.MAX_VALUE);
  }

  private static int threads(String... lines) {
    return 1
        + Arrays.stream(lines)
            .filter(line -> !line.contains(" = "))
            .mapToInt(line -> Line.parse(line).thread())
            .max()
            .orElseThrow();
  }

  private void initialise(String line) {
    String[] sides = line.split(" = ");
    initial.put(sides[0], Long.parseLong(sides[1]));
    number(sides[0]);
  }

  private int number(String location) {
    numbers.putIfAbsent(location, numbers.size());
    return numbers.get(location);
  }

  /** The number of a location, for assertions. */
  public int location(String name) {
    return numbers.get(name);
  }

  /** The schedule that takes the lines in the order in which they are written. */
  public Schedule asWritten() {
    StringBuilder text = new StringBuilder("j1");
    for (Line line : lines) {
      if (!line.pending()) {
        text.append('-').append(line.thread());
        text.append(line.choice() > 0 ? "c" + line.choice() : "");
      }
    }
    return Schedule.parse(text.toString());
  }

  /** Runs freely by a rule. */
  public Trace run(Tail tail) {
    return run(Plan.free(tail));
  }

  /** Follows a schedule, then the lowest thread. */
  public Trace run(Schedule schedule) {
    return run(Plan.following(schedule, Tail.Fixed.LOWEST));
  }

  @Override
  public Trace run(Plan plan) {
    Arrays.fill(states, 0);
    initial.forEach((name, state) -> states[number(name)] = state);
    Arrays.fill(counter, 0);
    Arrays.fill(waitsIn, NOT_WAITING);
    director.begin(plan);
    for (int t = 0; t < code.size(); t++) {
      if (!startedByOthers[t]) {
        begin(t);
      }
    }
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      step(t);
    }
    return director.finish(this).copy();
  }

  @Override
  public int choices(int thread) {
    Line line = code.get(thread).get(counter[thread]);
    if (line.kind() == Kind.CHOOSE) {
      return (int) line.value() - director.sharing().leastChoice(thread);
    }
    long state = states[number(line.location())];
    if (!line.kind().enabledAt(state, line.argument(), thread, flag(thread, line))) {
      return 0;
    }
    return line.kind() == Kind.NOTIFY ? Math.max(1, waiters(line).size()) : 1;
  }

  @Override
  public long state(int location) {
    return states[location];
  }

  private long flag(int thread, Line line) {
    return line.interruptible() ? states[number(Line.flag(thread))] : 0;
  }

  @Override
  public int label(int thread, int alternative) {
    boolean chooses = code.get(thread).get(counter[thread]).kind() == Kind.CHOOSE;
    return chooses ? director.sharing().leastChoice(thread) + alternative : alternative;
  }

  private void begin(int thread) {
    states[number("life " + thread)] = 1;
    arrive(thread);
  }

  private void arrive(int thread) {
    if (counter[thread] == code.get(thread).size()) {
      states[number("life " + thread)] = Kind.ENDED;
      return;
    }
    Line line = code.get(thread).get(counter[thread]);
    int where = line.location() == null ? Operation.NO_LOCATION : number(line.location());
    director.arrive(thread, line.kind(), where, line.argument(), counter[thread]);
    if (line.says("!")) {
      director.pending().distinguish(thread);
    }
    if (line.interruptible()) {
      director.pending().alsoReads(thread, number(Line.flag(thread)));
    }
  }

  private void step(int thread) {
    Line line = code.get(thread).get(counter[thread]++);
    long result = line.kind() == Kind.CHOOSE ? choose(thread) : execute(thread, line);
    if (line.says("fails")) {
      director.fail(Failure.Type.ASSERTION, thread, "as written");
    }
    if (line.says("endless")) {
      director.cut();
      return;
    }
    boolean waits = line.kind() == Kind.WAIT && waitsIn[thread] != NOT_WAITING;
    if (line.kind() == Kind.WAIT && !waits) {
      counter[thread]++; // it gave up
    }
    arrive(thread);
    if (waits) {
      director.pending().dormant(thread, !line.says("timed"));
    } else if (line.kind() == Kind.START && result == 1) {
      begin((int) line.argument());
    }
  }

  private long choose(int thread) {
    int value = director.sharing().leastChoice(thread) + director.alternative();
    director.record(0, 0, value);
    return value;
  }

  private long execute(int thread, Line line) {
    int where = number(line.location());
    long before = states[where];
    long result = change(thread, line, where);
    director.record(before, states[where], result);
    return result;
  }

  private long change(int thread, Line line, int where) {
    long before = states[where];
    boolean modifies = line.kind().writesAt(before, line.argument(), flag(thread, line));
    if (line.kind() == Kind.REACQUIRE) {
      waitsIn[thread] = NOT_WAITING;
    }
    switch (line.kind()) {
      case WRITE, VOLATILE_WRITE -> states[where] = line.value();
      case READ_MODIFY_WRITE -> states[where] += line.value();
      case COMPARE_AND_SET -> states[where] = modifies ? line.value() : before;
      case LOCK, REACQUIRE, TRY_LOCK -> states[where] = modifies ? thread + 1L : before;
      case UNLOCK -> states[where] = 0;
      case WAIT -> {
        if (modifies) {
          states[where] = 0;
          waitsIn[thread] = (int) line.argument();
        }
      }
      case INTERRUPT -> interrupt((int) line.argument(), where);
      case NOTIFY -> {
        return wakeOne(line);
      }
      case NOTIFY_ALL -> waiters(line).forEach(this::wake);
      case PARK, TRY_PARK -> states[where] = 0;
      case END -> states[where] = Kind.ENDED;
      case UNPARK, START -> states[where] = 1;
      case ACQUIRE, TRY_ACQUIRE -> states[where] -= modifies ? line.argument() : 0;
      case RELEASE -> states[where] += line.argument();
      default -> {}
    }
    return result(line.kind(), before, modifies);
  }

  /** Whoever waits and can be interrupted may go on, but stays a waiter until it does. */
  private void interrupt(int thread, int flag) {
    states[flag] = 1;
    if (waitsIn[thread] != NOT_WAITING && code.get(thread).get(counter[thread]).interruptible()) {
      director.pending().dormant(thread, false);
    }
  }

  private static long result(Kind kind, long before, boolean modifies) {
    return switch (kind) {
      case READ, VOLATILE_READ, AWAIT, VOLATILE_AWAIT, READ_MODIFY_WRITE -> before;
      case COMPARE_AND_SET, TRY_LOCK, TRY_PARK, TRY_ACQUIRE, START -> modifies ? 1 : 0;
      case TRY_JOIN -> before == Kind.ENDED ? 1 : 0;
      default -> 0;
    };
  }

  private List<Integer> waiters(Line notify) {
    List<Integer> waiters = new ArrayList<>();
    for (int t = 0; t < waitsIn.length; t++) {
      if (waitsIn[t] == notify.argument()) {
        waiters.add(t);
      }
    }
    return waiters;
  }

  private long wakeOne(Line notify) {
    List<Integer> waiters = waiters(notify);
    if (waiters.isEmpty()) {
      return -1;
    }
    int woken = waiters.get(director.alternative());
    wake(woken);
    return woken;
  }

  private void wake(int thread) {
    waitsIn[thread] = NOT_WAITING;
    director.pending().dormant(thread, false);
  }

  @Override
  public Legend legend() {
    throw new UnsupportedOperationException("a hand-made program needs no names");
  }
}
