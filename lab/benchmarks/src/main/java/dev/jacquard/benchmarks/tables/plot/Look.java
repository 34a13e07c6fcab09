package dev.jacquard.benchmarks.tables.plot;

import dev.jacquard.benchmarks.tables.program.Search;
import java.awt.BasicStroke;
import java.awt.Color;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * How a series is drawn. The colours are those of Okabe and Ito, which the colour-blind can tell
 * apart; the widths differ, so that lines are seen that others lie on.
 */
public enum Look {
  EXHAUSTIVE(0x000000, 1.5f, SeriesMarkers.CROSS),
  FG(0xE69F00, 6, SeriesMarkers.SQUARE),
  OPTIMAL(0x0072B2, 3.5f, SeriesMarkers.CIRCLE),
  SYMMETRY(0x009E73, 1.8f, SeriesMarkers.DIAMOND),
  PUBLISHED(0xCC79A7, 1.5f, SeriesMarkers.TRIANGLE_UP),
  SECOND_PUBLISHED(0xD55E00, 1.5f, SeriesMarkers.TRIANGLE_DOWN),
  THIRD_PUBLISHED(0x56B4E9, 1.5f, SeriesMarkers.RECTANGLE);

  private final Color color;
  private final float width;
  private final Marker marker;

  Look(int color, float width, Marker marker) {
    this.color = new Color(color);
    this.width = width;
    this.marker = marker;
  }

  static Look of(Search search) {
    return valueOf(search.name());
  }

  /** That of a published column; there are not more than three. */
  static Look ofColumn(int column) {
    return values()[Math.min(PUBLISHED.ordinal() + column, THIRD_PUBLISHED.ordinal())];
  }

  Color color() {
    return color;
  }

  Marker marker() {
    return marker;
  }

  /** What others have found is dashed. */
  BasicStroke stroke() {
    boolean published = ordinal() >= PUBLISHED.ordinal();
    return new BasicStroke(
        width,
        BasicStroke.CAP_ROUND,
        BasicStroke.JOIN_ROUND,
        1,
        published ? new float[] {2, 5} : null,
        0);
  }
}
