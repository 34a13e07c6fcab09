package dev.jacquard.explore;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.kernel.saved.Vocabulary;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A program whose threads are not known before they are started: threads and locations get their
 * numbers in the order in which the runs come across them, as those of a JVM do.
 *
 * <p>The code of a thread is a list of words: {@code start w}, {@code join w}, {@code x = 1}, or
 * {@code x} to read it. Variables are volatile. The thread {@code main} is there from the start.
 */
final class GrowingProgram implements Program, Moves {
  private static final int MOST = 200;

  private final Map<String, List<String>> code;
  private final Director director = new Director(Symmetry.none(0), 1_000);
  private final List<String> threads = new ArrayList<>();
  private final Map<String, Integer> locations = new LinkedHashMap<>();
  private final long[] states = new long[MOST];
  private final int[] counter = new int[MOST];
  private final boolean named;
  private int runs;

  GrowingProgram(Map<String, List<String>> code) {
    this(code, true);
  }

  /**
   * A program.
   *
   * @param named whether its threads and locations have names that another process knows
   */
  GrowingProgram(Map<String, List<String>> code, boolean named) {
    this.code = code;
    this.named = named;
  }

  /** How many runs there were. */
  int runs() {
    return runs;
  }

  @Override
  public Optional<Vocabulary> vocabulary() {
    return Optional.of(
        new Vocabulary() {
          @Override
          public long size() {
            return threads.size() + locations.size();
          }

          @Override
          public Optional<byte[]> save() {
            String text = String.join(",", threads) + ";" + String.join(",", locations.keySet());
            return named ? Optional.of(text.getBytes(StandardCharsets.UTF_8)) : Optional.empty();
          }

          @Override
          public void restore(byte[] saved) {
            String[] parts = new String(saved, StandardCharsets.UTF_8).split(";");
            List.of(parts[0].split(",")).forEach(GrowingProgram.this::thread);
            List.of(parts[1].split(",")).forEach(GrowingProgram.this::location);
          }
        });
  }

  @Override
  public Trace run(Plan plan) {
    runs++;
    Arrays.fill(states, 0);
    Arrays.fill(counter, 0);
    director.begin(plan);
    begin(thread("main"));
    for (int t = director.choose(this); t != Director.NOBODY; t = director.choose(this)) {
      step(t);
    }
    return director.finish(this);
  }

  /** The names of the threads that move, step by step. */
  List<String> movers(Trace trace) {
    return IntStream.range(0, trace.length()).mapToObj(i -> threads.get(trace.thread(i))).toList();
  }

  private int thread(String name) {
    if (!threads.contains(name)) {
      threads.add(name);
    }
    return threads.indexOf(name);
  }

  private int location(String name) {
    return locations.computeIfAbsent(name, n -> locations.size());
  }

  private void begin(int thread) {
    states[location("life of " + threads.get(thread))] = 1;
    arrive(thread);
  }

  private String[] words(int thread) {
    return code.get(threads.get(thread)).get(counter[thread]).split(" ");
  }

  private void arrive(int thread) {
    if (counter[thread] == code.get(threads.get(thread)).size()) {
      states[location("life of " + threads.get(thread))] = Kind.ENDED;
      return;
    }
    String[] words = words(thread);
    boolean ofThread = words[0].equals("start") || words[0].equals("join");
    int where = location(ofThread ? "life of " + words[1] : words[0]);
    Kind kind =
        switch (words[0]) {
          case "start" -> Kind.START;
          case "join" -> Kind.JOIN;
          default -> words.length == 1 ? Kind.VOLATILE_READ : Kind.VOLATILE_WRITE;
        };
    director.arrive(thread, kind, where, ofThread ? thread(words[1]) : 0, counter[thread]);
  }

  @Override
  public int choices(int thread) {
    boolean blocked =
        words(thread)[0].equals("join")
            && states[director.pending().location(thread)] != Kind.ENDED;
    return blocked ? 0 : 1;
  }

  private void step(int thread) {
    String[] words = words(thread);
    int where = director.pending().location(thread);
    long before = states[where];
    if (words[0].equals("start")) {
      states[where] = 1;
    } else if (words.length == 3) {
      states[where] = Long.parseLong(words[2]);
    }
    director.record(before, states[where], before);
    counter[thread]++;
    arrive(thread);
    if (words[0].equals("start")) {
      begin(thread(words[1]));
    }
  }

  @Override
  public Legend legend() {
    throw new UnsupportedOperationException("nobody asks for names");
  }
}
