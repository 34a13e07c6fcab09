package dev.jacquard.benchmarks.tables.program;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** A table with our own figures beside those that were published. */
public record ComputedProgramTable(ProgramTable table, List<Row> rows) {
  public ComputedProgramTable {
    rows = List.copyOf(rows);
  }

  /** How many figures are not those that must come out. */
  public long differences() {
    return count(Row::differs);
  }

  /** How many figures must come out, but were not reached. */
  public long unreached() {
    return count(Row::isUnreached);
  }

  /** How many cells say nothing, for a reason that nobody wished. */
  public long troubles() {
    return count((row, search) -> row.outcome(search) instanceof Outcome.Trouble);
  }

  private long count(Property property) {
    return rows.stream()
        .flatMap(row -> Stream.of(Search.values()).filter(search -> property.holds(row, search)))
        .count();
  }

  private interface Property {
    boolean holds(Row row, Search search);
  }

  /** A program with what every search made of it. */
  public record Row(ProgramRow row, Map<Search, Outcome> outcomes) {
    public Row {
      outcomes = Map.copyOf(outcomes);
    }

    /** What a search made of it. */
    public Outcome outcome(Search search) {
      return outcomes.get(search);
    }

    Stream<Outcome.Explored> explored() {
      return outcomes.values().stream()
          .filter(Outcome.Explored.class::isInstance)
          .map(Outcome.Explored.class::cast);
    }

    /** Whether there are other executions than must come out; a part may already be too many. */
    boolean differs(Search search) {
      OptionalLong expected = row.expected(search);
      if (expected.isEmpty() || !(outcome(search) instanceof Outcome.Explored explored)) {
        return false;
      }
      return explored.isFinished()
          ? explored.executions() != expected.getAsLong()
          : explored.executions() > expected.getAsLong();
    }

    boolean isUnreached(Search search) {
      return row.expected(search).isPresent()
          && outcome(search) instanceof Outcome.Explored explored
          && !explored.isFinished()
          && !differs(search);
    }
  }
}
