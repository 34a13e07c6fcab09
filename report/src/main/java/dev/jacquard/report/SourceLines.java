package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;

/**
 * Where the rows of a trace stand in the source; the file is left out if it is the same for all.
 */
final class SourceLines {
  private final Trace trace;
  private final Legend legend;
  private final boolean oneFile;

  SourceLines(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    this.oneFile = oneFile();
  }

  private boolean oneFile() {
    for (int row = 0; row < trace.rows(); row++) {
      if (lineStart(site(row)) == 0 || !file(site(row)).equals(file(site(0)))) {
        return false;
      }
    }
    return true;
  }

  /** What the numbers are: lines of one file, or places in several. */
  String title() {
    return oneFile ? "line" : "source";
  }

  /** For a column with that title. */
  String cell(int row) {
    return oneFile ? site(row).substring(lineStart(site(row))) : site(row);
  }

  /** The same for a place between the steps. */
  String cell(int thread, int site) {
    String place = legend.site(thread, site);
    return isInTheFile(place) ? place.substring(lineStart(place)) : place;
  }

  /** For a sentence, for example {@code line 12} or {@code Account.java:12}. */
  String phrase(int thread, int site) {
    String place = legend.site(thread, site);
    return isInTheFile(place) ? "line " + place.substring(lineStart(place)) : place;
  }

  private boolean isInTheFile(String place) {
    return oneFile && trace.rows() > 0 && file(place).equals(file(site(0)));
  }

  private String site(int row) {
    return legend.site(trace.thread(row), trace.site(row));
  }

  private static String file(String site) {
    return site.substring(0, lineStart(site));
  }

  /** Where the line number begins in a text like {@code dekker.litmus:12}; 0 if there is none. */
  private static int lineStart(String site) {
    return site.lastIndexOf(':') + 1;
  }
}
