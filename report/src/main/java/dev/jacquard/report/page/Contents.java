package dev.jacquard.report.page;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Names;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the locations of a counterexample contain, and which moment says so. */
final class Contents {
  /** What people take a location for. */
  enum Sort {
    LOCK(Kind.Subject.LOCK, "Locks"),
    SEMAPHORE(Kind.Subject.SEMAPHORE, "Semaphores"),
    VARIABLE(Kind.Subject.VARIABLE, "Variables"),
    PERMIT(Kind.Subject.PERMIT, "Permits to unpark");

    private final Kind.Subject subject;
    private final String title;

    Sort(Kind.Subject subject, String title) {
      this.subject = subject;
      this.title = title;
    }

    /** Nothing for what has no content that would tell people something. */
    static Optional<Sort> of(Kind.Subject subject) {
      return Arrays.stream(values()).filter(sort -> sort.subject == subject).findAny();
    }

    String title() {
      return title;
    }
  }

  /**
   * A location.
   *
   * @param place its number in the trace; {@link Operation#NO_LOCATION} if no step touches it
   * @param initially what it contained before the first step; empty if nobody knows
   */
  record Location(int number, int place, Sort sort, String name, String initially) {}

  /** What a location contains from a moment on. */
  record Change(int location, String words) {}

  private final Names names;
  private final Map<String, Location> locations = new LinkedHashMap<>();
  private final Map<Integer, List<Change>> changes = new HashMap<>();

  Contents(Counterexample example, Moments moments) {
    this.names = example.names();
    Trace trace = example.trace();
    for (int row = 0; row < trace.length(); row++) {
      step(trace, row, moments.ofRow(row));
    }
    for (int i = 0; i < example.accesses().size(); i++) {
      PlainAccess access = example.accesses().get(i);
      Location location = locate(Operation.NO_LOCATION, Sort.VARIABLE, access.location(), "");
      if (!access.value().isEmpty()) {
        change(moments.ofAccess(i), location, access.value());
      }
    }
  }

  private void step(Trace trace, int row, Optional<Integer> moment) {
    Optional<Sort> sort = Sort.of(trace.kind(row).subject());
    if (sort.isPresent() && trace.location(row) != Operation.NO_LOCATION) {
      int place = trace.location(row);
      String before = words(sort.get(), place, trace.before(row));
      Location location = locate(place, sort.get(), names.location(place), before);
      if (trace.before(row) != trace.after(row)) {
        change(moment, location, words(sort.get(), place, trace.after(row)));
      }
    }
  }

  private void change(Optional<Integer> moment, Location location, String words) {
    moment.ifPresent(
        number ->
            changes
                .computeIfAbsent(number, any -> new ArrayList<>())
                .add(new Change(location.number(), words)));
  }

  private Location locate(int place, Sort sort, String name, String initially) {
    return locations.computeIfAbsent(
        name, any -> new Location(locations.size(), place, sort, name, initially));
  }

  private String words(Sort sort, int place, long state) {
    return switch (sort) {
      case VARIABLE -> names.value(place, state);
      case LOCK -> state == 0 ? "free" : "held by " + names.thread((int) state - 1);
      case SEMAPHORE -> state == 1 ? "1 permit" : state + " permits";
      case PERMIT -> state == 0 ? "none" : "available";
    };
  }

  /** All locations of a sort, in the order in which they were first touched. */
  List<Location> of(Sort sort) {
    return locations.values().stream().filter(location -> location.sort() == sort).toList();
  }

  /** What changes at a moment. */
  List<Change> at(int moment) {
    return changes.getOrDefault(moment, List.of());
  }
}
