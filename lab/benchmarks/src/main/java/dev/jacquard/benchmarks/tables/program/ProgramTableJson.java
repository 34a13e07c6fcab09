package dev.jacquard.benchmarks.tables.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.explore.Explorer.OnFailure;
import java.util.ArrayList;
import java.util.List;

/** A table as JSON: one object per published column of a row, and one per search of ours. */
public record ProgramTableJson(ComputedProgramTable computed) {
  /** The lines. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (ComputedProgramTable.Row row : computed.rows()) {
      for (int i = 0; i < computed.table().columns().size(); i++) {
        lines.add(published(row.row(), i).toString());
      }
      for (Search search : Search.values()) {
        lines.add(ours(row, search).toString());
      }
    }
    return lines;
  }

  private ObjectNode row(ProgramRow row, String column, String source) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("table", computed.table().name());
    json.put("title", computed.table().title());
    json.put("row", row.label());
    json.put("program", row.program());
    row.sizes().forEach(json.putArray("sizes")::add);
    json.put("threads", row.threads());
    json.put("column", column);
    json.put("source", source);
    return json;
  }

  /** Figures as they were printed: some are rounded, some are bounds. */
  private ObjectNode published(ProgramRow row, int column) {
    ObjectNode json = row(row, computed.table().columns().get(column), "published");
    Published published = row.published().get(column);
    put(json, "executions", published.executions());
    put(json, "transitions", published.transitions());
    put(json, "time", published.time());
    return json;
  }

  private static void put(ObjectNode json, String name, PrintedFigure figure) {
    if (!figure.text().isEmpty()) {
      json.put(name, figure.text());
    }
  }

  private ObjectNode ours(ComputedProgramTable.Row row, Search search) {
    ObjectNode json = row(row.row(), search.label(), "ours");
    json.put("untilFailure", row.row().onFailure() == OnFailure.STOP);
    row.row().expected(search).ifPresent(expected -> json.put("expected", expected));
    Outcome outcome = row.outcome(search);
    if (outcome instanceof Outcome.Explored explored) {
      put(json, explored);
      json.put("differs", row.differs(search));
    } else if (outcome instanceof Outcome.Trouble trouble) {
      json.put("trouble", trouble.sentence());
    } else if (outcome instanceof Outcome.LeftOut left) {
      json.put("leftOut", left.why());
    }
    return json;
  }

  private static void put(ObjectNode json, Outcome.Explored explored) {
    json.put("executions", explored.executions());
    json.put("blocked", explored.blocked());
    json.put("transitions", explored.transitions());
    json.put("milliseconds", explored.time().toMillis());
    json.put("processorMilliseconds", explored.processor().toMillis());
    explored.failures().forEach(json.putArray("failures")::add);
    json.put("finished", explored.isFinished());
    explored.unfinished().ifPresent(why -> json.put("unfinished", why));
  }
}
