package dev.jacquard.benchmarks.profile;

import java.io.PrintStream;
import java.util.List;

/** The tables of a profile. */
record ProfileText(FlightRecording recording) {
  private static final int PACKAGES = 16;
  private static final int METHODS = 30;
  private static final int ALLOCATIONS = 16;
  private static final int DEPTH = 16;
  private static final double LEAST = 2;

  void print(PrintStream out) {
    List<Stack> times = recording.times();
    List<Stack> memory =
        recording.allocations().stream().map(FlightRecording.Allocated::stack).toList();
    out.printf("%,d samples of time, %,d of memory%n", times.size(), memory.size());
    table(
        out,
        "calls, with all that they call",
        CallTree.below("Explorer.explore", times).lines(DEPTH, LEAST));
    table(
        out,
        "packages",
        Shares.ofStacks(times, stack -> stack.top().packageName()).lines(PACKAGES));
    table(
        out,
        "methods, the JDK's counted to who calls them",
        Shares.ofStacks(times, stack -> stack.ours().toString()).lines(METHODS));
    table(out, "methods", Shares.ofStacks(times, stack -> stack.top().toString()).lines(METHODS));
    table(
        out,
        "bytes allocated by methods, the JDK's counted to who calls them",
        Shares.ofStacks(memory, stack -> stack.ours().toString()).lines(ALLOCATIONS));
    table(
        out,
        "bytes allocated by class of the object",
        Shares.ofClasses(recording.allocations()).lines(ALLOCATIONS));
    out.println();
    out.println("Samples of threads in Java code: neither native methods nor the collector are");
    out.println("seen, and where a method was compiled into its caller they may be mixed up.");
  }

  private static void table(PrintStream out, String title, List<String> lines) {
    out.println();
    out.println("---- " + title);
    lines.forEach(out::println);
  }
}
