package dev.jacquard.report.page;

import java.util.List;

/** The source around the steps; the script shows the part that belongs to the selected one. */
record SourceSection(List<Excerpts.File> files) {
  private static final int LONGEST = 400;

  void write(Html html) {
    html.line().open("details", "class", "card", "id", "source", "open", "");
    html.leaf("summary", "Source");
    html.line().leaf("p", "", "id", "no-source", "hidden", "");
    for (int i = 0; i < files.size(); i++) {
      file(html, i, files.get(i));
    }
    html.close();
  }

  private static void file(Html html, int number, Excerpts.File file) {
    html.line()
        .open(
            "figure",
            "data-file",
            Integer.toString(number),
            "data-name",
            VisibleText.cut(file.name(), LONGEST));
    html.leaf("figcaption", VisibleText.cut(file.name(), LONGEST));
    html.open("ol", "class", "lines");
    for (Excerpts.Line line : file.lines()) {
      html.line()
          .open("li", "value", Integer.toString(line.number()))
          .leaf("code", VisibleText.cut(line.text(), LONGEST))
          .close();
    }
    html.close().close();
  }
}
