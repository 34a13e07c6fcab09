package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.explore.Explorer.OnFailure;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A program in a size.
 *
 * @param family the programs that differ in size only; empty if no plot is made of them
 * @param threads how many threads it has beside the main thread
 * @param published for each published column what is printed there
 * @param exact the executions that must come out, of searches for which that is known
 */
public record ProgramRow(
    String label,
    String family,
    int threads,
    String program,
    List<Integer> sizes,
    OnFailure onFailure,
    List<Published> published,
    Map<Search, Long> exact) {
  public ProgramRow {
    sizes = List.copyOf(sizes);
    published = List.copyOf(published);
    exact = Collections.unmodifiableMap(copy(exact));
  }

  private static Map<Search, Long> copy(Map<Search, Long> exact) {
    Map<Search, Long> copy = new EnumMap<>(Search.class);
    copy.putAll(exact);
    return copy;
  }

  /** A row of which nothing is known, whose failures don't end an exploration. */
  static ProgramRow of(String family, String label, int threads, String program, int... sizes) {
    return new ProgramRow(
        label,
        family,
        threads,
        program,
        IntStream.of(sizes).boxed().toList(),
        OnFailure.CONTINUE,
        List.of(),
        Map.of());
  }

  /** The same with what was published. */
  ProgramRow published(Published... columns) {
    return new ProgramRow(
        label, family, threads, program, sizes, onFailure, List.of(columns), exact);
  }

  /** The same with numbers of executions for all that is published. */
  ProgramRow known(long... executions) {
    return published(
        LongStream.of(executions).mapToObj(Published::ofExecutions).toArray(Published[]::new));
  }

  /** The same, of which no plot is made. */
  ProgramRow unplotted() {
    return new ProgramRow(
        label, Families.UNPLOTTED, threads, program, sizes, onFailure, published, exact);
  }

  /** The same, explored until the first failure is found. */
  ProgramRow untilFailure() {
    return new ProgramRow(label, family, threads, program, sizes, OnFailure.STOP, published, exact);
  }

  /** The same with the known number of traces, of which a reduction runs each once. */
  ProgramRow traces(long traces) {
    return exact(Search.FG, traces).exact(Search.OPTIMAL, traces);
  }

  /** The same with the known number of executions of a search. */
  ProgramRow exact(Search search, long executions) {
    Map<Search, Long> more = copy(exact);
    more.put(search, executions);
    return new ProgramRow(label, family, threads, program, sizes, onFailure, published, more);
  }

  /** The cell of a search. */
  public Cell cell(Search search) {
    return new Cell(program, sizes, onFailure, search);
  }

  /** How many executions a search must have, if that is known. */
  public OptionalLong expected(Search search) {
    Long executions = exact.get(search);
    return executions == null ? OptionalLong.empty() : OptionalLong.of(executions);
  }
}
