package dev.jacquard.report.page;

import java.util.List;

/** Lines of text under a title that opens and closes them; nothing if there are none. */
final class LinesSection {
  private static final int MOST = 2_000;
  private static final int LONGEST = 4_000;

  private LinesSection() {}

  static void write(Html html, String title, String id, List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    html.line().open("details", "class", "card", "id", id, "open", "");
    html.leaf("summary", title).open("pre", "tabindex", "0", "aria-label", title);
    for (String line : lines.subList(0, Math.min(MOST, lines.size()))) {
      html.text(VisibleText.cut(line, LONGEST)).line();
    }
    if (lines.size() > MOST) {
      html.text("and " + (lines.size() - MOST) + " more lines").line();
    }
    html.close().close();
  }
}
