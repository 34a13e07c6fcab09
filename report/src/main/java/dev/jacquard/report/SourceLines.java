package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the rows of a trace stand in the source, as far as that is known; the file is left out if
 * it is the same for all.
 */
public final class SourceLines {
  private final Trace trace;
  private final Legend legend;
  private final Optional<String> file;

  public SourceLines(Trace trace, Legend legend) {
    this(trace, legend, List.of(), List.of());
  }

  /** The same where other places than those of the rows are shown as well. */
  public SourceLines(Trace trace, Legend legend, List<PlainAccess> accesses, List<Call> calls) {
    this.trace = trace;
    this.legend = legend;
    this.file = oneFile(accesses, calls);
  }

  /** The file of all places that are known, if it is one. */
  private Optional<String> oneFile(List<PlainAccess> accesses, List<Call> calls) {
    List<String> places = new ArrayList<>();
    for (int row = 0; row < trace.rows(); row++) {
      places.add(site(row));
    }
    accesses.forEach(access -> places.add(access.site()));
    calls.forEach(call -> places.add(call.site()));
    String only = "";
    for (String place : places) {
      if (place.isEmpty()) {
        continue; // such as the end of a thread
      }
      if (lineStart(place) == 0 || !(only.isEmpty() || only.equals(file(place)))) {
        return Optional.empty();
      }
      only = file(place);
    }
    return Optional.of(only);
  }

  /** What the numbers are: lines of one file, or places in several. */
  public String title() {
    return file.isPresent() ? "line" : "source";
  }

  /** For a column with that title. */
  public String cell(int row) {
    return cell(site(row));
  }

  /** The same for a place between the steps. */
  public String cell(String place) {
    return isInTheFile(place) ? place.substring(lineStart(place)) : place;
  }

  /** For a sentence, for example {@code line 12} or {@code Account.java:12}. */
  String phrase(int thread, int site) {
    return phrase(legend.site(thread, site));
  }

  /** The same for a place that is given by its name. */
  String phrase(String place) {
    return isInTheFile(place) ? "line " + place.substring(lineStart(place)) : place;
  }

  /** The same in parentheses, to follow what happened there; empty if it is not known. */
  String remark(int thread, int site) {
    String phrase = phrase(thread, site);
    return phrase.isEmpty() ? "" : " (" + phrase + ")";
  }

  /** The remark on a row. */
  String remark(int row) {
    return remark(trace.thread(row), trace.site(row));
  }

  /** For example {@code at step 3 (line 12)}. */
  String moment(int row) {
    return "at step " + (row + 1) + remark(row);
  }

  private boolean isInTheFile(String place) {
    return lineStart(place) > 0 && file.equals(Optional.of(file(place)));
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
