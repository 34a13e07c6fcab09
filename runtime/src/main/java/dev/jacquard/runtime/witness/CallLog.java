package dev.jacquard.runtime.witness;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.ProgramFrames;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.ThreadTable;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * The calls of one run by which the program leaves its own code. Their ends are told, but for those
 * that throw: such a call is over when the program catches what was thrown, or does something else
 * in a frame that lies no deeper.
 */
public final class CallLog {
  /** What a call returns that returns nothing. */
  public static final Object NOTHING = new Object();

  /** Of more calls than this the later ones are not told. */
  private static final int MOST = 20_000;

  private static final int NONE = -1;
  private static final StackWalker WALKER = StackWalker.getInstance();

  private final ThreadTable threads;
  private final Director director;
  private final Steps steps;
  private final CallWords words;
  private final IntSupplier accesses;
  private final List<RawCall> calls = new ArrayList<>();
  private final List<Integer> withoutProgram = new ArrayList<>();
  private final Map<Integer, Deque<RawCall>> open = new HashMap<>();

  /**
   * A log of runs.
   *
   * @param accesses how many plain accesses there have been, all of them over
   */
  CallLog(ThreadTable threads, Director director, Steps steps, Names names, IntSupplier accesses) {
    this.threads = threads;
    this.director = director;
    this.steps = steps;
    this.words = new CallWords(names);
    this.accesses = accesses;
  }

  void forget() {
    calls.clear();
    withoutProgram.clear();
    open.clear();
  }

  /** All calls, in the order in which they began. */
  List<RawCall> all() {
    return calls;
  }

  /** A call begins; returns by what its end is told. */
  public int begin(Object object, Object holder, String description, Object[] arguments, int site) {
    if (steps.isUnwinding() || calls.size() >= MOST) {
      return NONE;
    }
    int depth = depth();
    close(depth, "");
    RawCall call =
        new RawCall(
            threads.current().number(),
            director.steps(),
            accesses.getAsInt(),
            depth,
            object,
            holder,
            description.split(" ", -1),
            words.arguments(description, arguments),
            words.limit(description, arguments),
            Sites.get(site).toString());
    calls.add(call);
    open.computeIfAbsent(call.thread, thread -> new ArrayDeque<>()).push(call);
    return calls.size() - 1;
  }

  /** The current thread has taken a step at which it arrived with this stack. */
  void stepped(Throwable arrival) {
    if (!calls.isEmpty()
        && !steps.isUnwinding()
        && ProgramFrames.of(arrival.getStackTrace()).isEmpty()) {
      withoutProgram.add(director.steps() - 1);
    }
  }

  /** The steps of threads on whose stack there was no code of the program. */
  List<Integer> withoutProgram() {
    return withoutProgram;
  }

  /** A call ends. */
  public void end(Object result, int token) {
    if (token >= calls.size() || steps.isUnwinding()) {
      return;
    }
    RawCall call = calls.get(token);
    Deque<RawCall> mine = open.get(call.thread);
    if (mine == null || !mine.contains(call)) {
      return; // of a run before this one
    }
    while (mine.peek() != call) {
      close(mine.pop(), "");
    }
    call.foreign = CallWords.isForeign(result);
    close(mine.pop(), words.result(call, result));
  }

  /** The program catches something. */
  public void caught(Throwable thrown) {
    if (!steps.isUnwinding()) {
      close(depth(), CallWords.thrown(thrown));
    }
  }

  /** A thread has come to its end, perhaps by what it threw. */
  void ended(int thread, String how) {
    Deque<RawCall> mine = open.remove(thread);
    if (mine != null) {
      mine.forEach(call -> close(call, how));
    }
  }

  /** The calls of the current thread are over that were made so deep, or deeper. */
  private void close(int depth, String how) {
    Deque<RawCall> mine = open.get(threads.current().number());
    while (mine != null && !mine.isEmpty() && mine.peek().depth >= depth) {
      close(mine.pop(), how);
    }
  }

  private void close(RawCall call, String how) {
    call.end(director.steps(), accesses.getAsInt(), how);
  }

  /** How deep the frame of the program lies that is at work. */
  private static int depth() {
    return WALKER.walk(
        frames ->
            (int)
                frames
                    .map(StackFrame::getClassName)
                    .dropWhile(name -> name.startsWith("dev.jacquard.runtime."))
                    .takeWhile(name -> !name.startsWith("jdk.internal.vm."))
                    .count());
  }
}
