package dev.jacquard.benchmarks.costs;

import dev.jacquard.benchmarks.profile.Frame;
import dev.jacquard.benchmarks.profile.Stack;
import java.util.Set;

/**
 * What running a plan is made of: a sample belongs to the part of the innermost class that is
 * listed here, and to the rest if the program or nobody comes first.
 */
enum RunPart {
  SWITCH("switching threads", "ContinuationCarrier", "ThreadCarrier"),
  CHOICE(
      "choosing who moves",
      "Turns",
      "EnabledMoves",
      "WaitQueues",
      "Director",
      "Policy",
      "PriorityPolicy",
      "Kind",
      "Sharing"),
  TRACE("writing the trace", "Director.record", "Director.offer", "Trace", "Transition"),
  STEP("coming to a step and leaving it", "Execution", "RunSteps"),
  PLAIN(
      "plain accesses and their races",
      "AccessWatch",
      "PlainAccesses",
      "RawAccess",
      "FieldAccess",
      "ArrayAccess",
      "CollectionAccess",
      "JdkFieldAccess"),
  ATOMIC("volatile and atomic accesses", "VarHandles", "VarHandleTarget", "Atomic", "UnsafeAccess"),
  LOCK(
      "locks and conditions",
      "Locks",
      "Guards",
      "QueuedLocks",
      "Monitors",
      "ReentrantLocks",
      "Conditions"),
  CLOCK("clocks of plain accesses", "Clocks"),
  NAME("objects and locations", "Objects", "Tracked", "Locations", "Places", "Allocation", "Reach"),
  LOOP("loops that may wait", "IdleLoops", "LoopHistory", "LoopIteration", "Loops", "LoopState"),
  OBSERVATION(
      "observations of threads that are alike",
      "ThreadSymmetry",
      "BirthClasses",
      "BirthRecords",
      "SymmetryClass",
      "Alignment",
      "SymmetryGuard",
      "JoinGroup",
      "JoinRuns",
      "Writers"),
  LIFE(
      "threads' beginnings and ends",
      "ThreadLives",
      "LogicalThread",
      "Threads",
      "ThreadStarts",
      "ThreadNumbers",
      "Newborns",
      "ThreadTable",
      "Lifecycle"),
  RESET(
      "beginning and end of a run",
      "JvmProgram",
      "Execution.run",
      "Execution.begin",
      "Lifecycle.unwind",
      "Determinism",
      "JvmGlobals",
      "Initialisers",
      "Linkage",
      "ModelCatalogue"),
  REST("the rest, the program itself too");

  private static final String RUN = ".JvmProgram.run";
  private static final String PROGRAM = "benchmarks";

  private final String text;
  private final Set<String> names;

  /** Classes by their names without package, or methods of such classes. */
  RunPart(String text, String... names) {
    this.text = text;
    this.names = Set.of(names);
  }

  /** Whether a sample was taken in a run. */
  static boolean covers(Stack stack) {
    return stack.frames().stream().anyMatch(frame -> frame.toString().endsWith(RUN));
  }

  /** The part that a sample taken in a run belongs to. */
  static RunPart of(Stack stack) {
    for (Frame frame : stack.frames()) {
      RunPart part = of(frame);
      if (part != REST || frame.isOf(PROGRAM)) {
        return part;
      }
    }
    return REST;
  }

  private static RunPart of(Frame frame) {
    RunPart found = REST;
    for (RunPart part : values()) {
      if (part.names.contains(frame.simpleType() + "." + frame.method())) {
        return part;
      }
      if (frame.isOurs() && part.names.contains(frame.simpleType())) {
        found = part;
      }
    }
    return found;
  }

  @Override
  public String toString() {
    return text;
  }
}
