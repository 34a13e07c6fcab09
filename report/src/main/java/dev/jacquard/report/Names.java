package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names that a legend had for a trace when it was fresh; later runs may give others. */
public final class Names implements Legend {
  private record Place(int thread, int site) {}

  private record Value(int location, long value) {}

  private final int threads;
  private final Map<Integer, String> threadNames = new HashMap<>();
  private final Map<Integer, String> locations = new HashMap<>();
  private final Map<Integer, String> initialised = new HashMap<>();
  private final Map<Integer, String> queues = new HashMap<>();
  private final Map<Place, String> sites = new HashMap<>();
  private final Map<Place, String> files = new HashMap<>();
  private final Map<Value, String> values = new HashMap<>();

  private Names(int threads) {
    this.threads = threads;
  }

  /** The names of everything that the rows of a trace and its races mention. */
  public static Names of(Trace trace, Legend legend, List<DataRace> races) {
    Names names = new Names(Math.max(legend.threads(), trace.threads()));
    for (int thread = 0; thread < trace.threads(); thread++) {
      names.threadNames.put(thread, legend.thread(thread));
    }
    for (Failure failure : trace.failures()) { // a thread may fail before all steps
      if (failure.thread() >= 0) {
        names.threadNames.put(failure.thread(), legend.thread(failure.thread()));
      }
    }
    for (int row = 0; row < trace.rows(); row++) {
      names.addLocation(trace.location(row), legend);
      names.addSite(trace.thread(row), trace.site(row), legend);
      names.addArgument(trace, row, legend);
    }
    for (DataRace race : races) {
      names.addLocation(race.location(), legend);
      for (Access access : List.of(race.first(), race.second())) {
        names.addSite(access.thread(), access.site(), legend);
      }
    }
    return names;
  }

  private void addLocation(int location, Legend legend) {
    locations.computeIfAbsent(location, legend::location);
    legend.initialised(location).ifPresent(type -> initialised.put(location, type));
  }

  private void addArgument(Trace trace, int row, Legend legend) {
    Kind kind = trace.kind(row);
    long argument = trace.argument(row);
    if (kind.namesQueue()) {
      addQueue((int) argument, legend);
    }
    if (kind.subject() == Kind.Subject.VARIABLE) {
      addValues(trace, row, legend);
    }
    if (kind == Kind.COMPARE_AND_SET) {
      addValue(trace.location(row), argument, legend);
    }
    if (kind.isAwait()) {
      addValue(trace.location(row), Comparison.constant(argument), legend);
    }
  }

  private void addValues(Trace trace, int row, Legend legend) {
    addValue(trace.location(row), trace.before(row), legend);
    addValue(trace.location(row), trace.after(row), legend);
  }

  private void addValue(int location, long value, Legend legend) {
    values.computeIfAbsent(
        new Value(location, value), key -> legend.value(key.location(), key.value()));
  }

  private void addQueue(int queue, Legend legend) {
    queues.computeIfAbsent(queue, legend::waitQueue);
  }

  private void addSite(int thread, int site, Legend legend) {
    Place here = new Place(thread, site);
    sites.computeIfAbsent(here, place -> legend.site(place.thread(), place.site()));
    files.computeIfAbsent(here, place -> legend.file(place.thread(), place.site()));
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public String thread(int thread) {
    return known(threadNames.get(thread), thread);
  }

  @Override
  public String location(int location) {
    return known(locations.get(location), location);
  }

  @Override
  public Optional<String> initialised(int location) {
    return Optional.ofNullable(initialised.get(location));
  }

  @Override
  public String waitQueue(int queue) {
    return known(queues.get(queue), queue);
  }

  @Override
  public String site(int thread, int site) {
    return known(sites.get(new Place(thread, site)), site);
  }

  @Override
  public String file(int thread, int site) {
    return known(files.get(new Place(thread, site)), site);
  }

  @Override
  public String value(int location, long value) {
    String words = values.get(new Value(location, value));
    return words == null ? Long.toString(value) : words;
  }

  private static String known(String name, int number) {
    if (name == null) {
      throw new IllegalArgumentException("the trace does not mention " + number);
    }
    return name;
  }
}
