package dev.jacquard.check.test;

import dev.jacquard.report.ReplayLine;
import dev.jacquard.report.text.Page;
import java.io.Serializable;
import java.util.List;

/**
 * How the failure of a test is told.
 *
 * @param replays how the user can ask for one execution, with {@link ReplayLine#SCHEDULE} in it
 * @param full whether every row is shown, however many there are
 * @param detailed whether each step has a row, also within calls
 * @param pageFile the file for the page of the failure; empty if nobody wants it
 * @param withData whether the result is wanted as data, for files
 */
public record ReportOptions(
    List<ReplayLine> replays, boolean full, boolean detailed, String pageFile, boolean withData)
    implements Serializable {
  /** Long executions are abridged, and nobody wants to replay them. */
  public static final ReportOptions NONE = new ReportOptions(List.of(), false, false, "", false);

  public ReportOptions {
    replays = List.copyOf(replays);
  }

  Page page() {
    Page page = full ? Page.PLAIN.unabridged() : Page.PLAIN.with("-Djacquard.full=true");
    return detailed ? page.inDetail() : page;
  }
}
