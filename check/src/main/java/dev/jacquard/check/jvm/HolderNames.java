package dev.jacquard.check.jvm;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.witness.Testimony;
import dev.jacquard.runtime.witness.Testimony.Called;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which objects of a trace have the name of a field or variable: those that the program only comes
 * to by calls on the object which has that name, and that are of its class.
 */
final class HolderNames {
  private final Trace trace;
  private final Legend legend;
  private final Map<Integer, List<Called>> calls = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();

  HolderNames(Testimony testimony, Legend legend) {
    this.trace = testimony.trace();
    this.legend = legend;
    for (Called call : testimony.calls()) {
      calls.computeIfAbsent(call.thread(), thread -> new ArrayList<>()).add(call);
    }
    for (int row = 0; row < trace.rows(); row++) {
      look(row);
    }
    names.keySet().removeAll(ambiguous);
    names.putAll(testimony.aliases());
  }

  /** A place, by the name of the object that it is in. */
  String of(String place) {
    int end = place.indexOf('#') + 1;
    while (end > 0 && end < place.length() && Character.isDigit(place.charAt(end))) {
      end++;
    }
    String name = names.get(place.substring(0, end));
    return name == null ? place : name + place.substring(end);
  }

  private void look(int row) {
    Optional<Called> call = innermost(row);
    if (call.isEmpty() || call.get().object().isEmpty()) {
      return;
    }
    note(legend.location(trace.location(row)), call.get());
    if (trace.kind(row).namesQueue()) {
      note(legend.waitQueue((int) trace.argument(row)), call.get());
    }
  }

  private void note(String object, Called call) {
    boolean same = object.startsWith(call.type() + "#") && object.indexOf('.') < 0;
    if (same && !names.computeIfAbsent(object, o -> call.object()).equals(call.object())) {
      ambiguous.add(object);
    }
  }

  private Optional<Called> innermost(int row) {
    List<Called> own = calls.getOrDefault(trace.thread(row), List.of());
    for (int i = own.size() - 1; i >= 0; i--) {
      Called call = own.get(i);
      boolean over = call.endStep() >= 0;
      if (call.firstStep() <= row && (!over || row < call.endStep())) {
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }

  /** The legend with these names. */
  Legend legend() {
    return new Renamed(legend, this);
  }

  /** A legend in which some objects have other names. */
  private record Renamed(Legend legend, HolderNames names) implements Legend {
    @Override
    public int threads() {
      return legend.threads();
    }

    @Override
    public String thread(int thread) {
      return legend.thread(thread);
    }

    @Override
    public String location(int location) {
      return names.of(legend.location(location));
    }

    @Override
    public Optional<String> initialised(int location) {
      return legend.initialised(location);
    }

    @Override
    public String waitQueue(int queue) {
      return names.of(legend.waitQueue(queue));
    }

    @Override
    public String site(int thread, int site) {
      return legend.site(thread, site);
    }

    @Override
    public String file(int thread, int site) {
      return legend.file(thread, site);
    }

    @Override
    public String value(int location, long value) {
      return names.of(legend.value(location, value));
    }

    @Override
    public boolean isRepeatable(int location, long value) {
      return legend.isRepeatable(location, value);
    }
  }
}
