package dev.jacquard.runtime.witness;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.ProgramFrames;
import dev.jacquard.runtime.race.AccessStacks;
import dev.jacquard.runtime.step.StepListener;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import dev.jacquard.runtime.witness.Testimony.Death;
import dev.jacquard.runtime.witness.Testimony.Racing;
import dev.jacquard.runtime.witness.Testimony.Wait;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Looks closely at a run that is repeated for a report: what plain accesses read and write, where
 * threads stand and what they die of. Costs much, and changes nothing: no object gets a name or a
 * number by it.
 */
public final class Recorder implements StepListener {
  /** Of more accesses than this the first are forgotten. */
  private static final int MOST = 1 << 16;

  private final Steps steps;
  private final ThreadTable threads;
  private final Director director;
  private final AccessStacks stacks;
  private final AccessNames names;
  private final Deque<RawAccess> accesses = new ArrayDeque<>();
  private final List<RawAccess> open = new ArrayList<>();
  private final Map<Integer, Throwable> arrivals = new TreeMap<>();
  private final List<Death> deaths = new ArrayList<>();
  private final CallLog calls;
  private final Names allNames;
  private int settled;
  private boolean atWork;

  public Recorder(
      ThreadTable threads, Director director, Steps steps, Names names, AccessStacks stacks) {
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.stacks = stacks;
    this.names = new AccessNames(names);
    allNames = names;
    calls = new CallLog(threads, director, steps, names, this::settledAccesses);
  }

  /** Whether it looks; if not, it must not be told of anything. */
  public boolean isAtWork() {
    return atWork;
  }

  /** Looks at all runs from now on, and at where the accesses of some races come from. */
  public void start(List<DataRace> races) {
    atWork = true;
    races.forEach(race -> stacks.watch(race.location()));
  }

  /** Looks no more. */
  public void stop() {
    atWork = false;
    stacks.stop();
    forget();
  }

  public void begin() {
    if (atWork) {
      forget();
      steps.listen(this);
    }
  }

  /** What the program calls; to be told only while this one is {@linkplain #isAtWork at work}. */
  public CallLog calls() {
    return calls;
  }

  private int settledAccesses() {
    settle();
    return settled;
  }

  private void forget() {
    calls.forget();
    settled = 0;
    accesses.clear();
    open.clear();
    arrivals.clear();
    deaths.clear();
  }

  /** A plain access to a field follows, whose owner is null if it is static. */
  public void field(Object owner, int field, boolean write, int site) {
    Object base = owner == null ? Fields.staticBase(field) : owner;
    long offset = owner == null ? Fields.staticOffset(field) : Fields.offset(field, owner);
    add(base, offset, Fields.type(field), Fields.name(field), write, site);
  }

  /** Plain accesses to some elements of an array follow. */
  public void elements(Object array, int start, int length, boolean write, int site) {
    Class<?> type = array.getClass();
    char element = type.getComponentType().descriptorString().charAt(0);
    settle();
    for (int i = start; i < start + Math.min(length, MOST); i++) {
      open(array, ArrayLayout.offset(type, i), element, null, write, site);
    }
  }

  /** A plain access to a place in an object follows. */
  public void memory(Object base, long offset, Class<?> type, boolean write, int site) {
    add(base, offset, type.descriptorString().charAt(0), null, write, site);
  }

  /** A method of a collection looks at its insides or changes them. */
  public void content(Object collection, boolean write, int site) {
    for (RawAccess access : open) {
      if (access.base == collection && access.type == RawAccess.CONTENT && access.site == site) {
        access.write |= write; // one call has many of them
        return;
      }
    }
    add(collection, Locations.CONTENT, RawAccess.CONTENT, null, write, site);
  }

  private void add(Object base, long offset, char type, String field, boolean write, int site) {
    settle();
    open(base, offset, type, field, write, site);
  }

  private void open(Object base, long offset, char type, String field, boolean write, int site) {
    if (!steps.isUnwinding()) {
      int thread = threads.current().number();
      int step = director.steps();
      open.add(new RawAccess(thread, step, base, offset, type, field, write, site));
    }
  }

  @Override
  public void arriving(LogicalThread me, Kind kind, int location, long argument, boolean dormant) {
    settle();
    arrivals.put(me.number(), new Throwable());
  }

  @Override
  public void recorded(
      LogicalThread me, Kind kind, int location, long after, long result, int site) {
    Throwable arrival = arrivals.get(me.number());
    if (arrival != null) {
      calls.stepped(arrival);
    }
  }

  @Override
  public void ended(LogicalThread thread) {
    settle();
    arrivals.remove(thread.number());
    calls.ended(thread.number(), "");
  }

  @Override
  public void died(LogicalThread thread, Throwable cause) {
    deaths.add(new Death(thread.number(), cause));
    calls.ended(thread.number(), CallWords.thrown(cause));
  }

  private void settle() {
    for (RawAccess access : open) {
      names.settle(access);
      access.order = settled++;
      accesses.add(access);
    }
    open.clear();
    while (accesses.size() > MOST) {
      accesses.removeFirst();
    }
  }

  /** What was seen of the run that has just ended. */
  public Testimony testimony(Trace trace, List<DataRace> races) {
    settle();
    AccessSelection selection = new AccessSelection(trace, names);
    List<Testimony.Seen> seen = selection.of(accesses);
    CallNames callNames = new CallNames(calls.all(), allNames.values());
    return new Testimony(
        trace.copy(),
        seen,
        called(callNames, selection),
        callNames.aliases(),
        calls.withoutProgram(),
        arrivals.entrySet().stream()
            .map(
                arrival ->
                    new Wait(
                        arrival.getKey(), ProgramFrames.of(arrival.getValue().getStackTrace())))
            .toList(),
        races.stream()
            .map(
                race ->
                    new Racing(
                        race,
                        stacks.of(race.location(), race.first()),
                        stacks.of(race.location(), race.second())))
            .toList(),
        deaths);
  }

  private List<Testimony.Called> called(CallNames callNames, AccessSelection selection) {
    return calls.all().stream()
        .map(
            call ->
                new Testimony.Called(
                    call.thread,
                    call.firstStep,
                    call.endStep,
                    selection.before(call.firstAccess),
                    selection.before(call.endAccess < 0 ? Integer.MAX_VALUE : call.endAccess),
                    callNames.of(call),
                    callNames.result(call),
                    callNames.object(call),
                    callNames.type(call),
                    call.site))
        .toList();
  }
}
