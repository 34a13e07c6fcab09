package dev.jacquard.benchmarks.tables.plot;

import java.util.List;

/** A picture of a family of programs, with a title that says what is seen. */
public record Plot(String family, String title, List<Panel> panels) {
  public Plot {
    panels = List.copyOf(panels);
  }

  /** The name of its file without an ending. */
  public String fileName() {
    return family.replace(' ', '-');
  }

  /** One of its charts; the heading says what its vertical axis is. */
  public record Panel(String heading, List<Series> series) {
    public Panel {
      series = List.copyOf(series);
    }
  }
}
