package dev.jacquard.benchmarks.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** A table as JSON, one object per figure. */
public record TableJson(ComputedTable table) {
  /** The lines. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (ComputedTable.ComputedRow row : table.rows()) {
      for (int i = 0; i < row.cells().size(); i++) {
        lines.add(figure(row, i).toString());
      }
    }
    return lines;
  }

  private ObjectNode figure(ComputedTable.ComputedRow row, int column) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("table", table.published().name());
    json.put("title", table.published().title());
    json.put("row", row.label());
    json.put("column", table.published().columns().get(column));
    ComputedTable.Cell cell = row.cells().get(column);
    cell.figure().printed().ifPresent(printed -> json.put("paper", printed));
    cell.ours()
        .ifPresent(
            counted -> {
              json.put("ours", counted.number());
              json.put("milliseconds", counted.time().toMillis());
              if (counted.bytes() > 0) {
                json.put("bytes", counted.bytes());
              }
            });
    json.put("differs", row.marks().get(column));
    return json;
  }
}
