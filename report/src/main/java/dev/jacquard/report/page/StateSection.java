package dev.jacquard.report.page;

import dev.jacquard.report.Counterexample;

/** The selected step, what every thread does next, and what the locations contain. */
record StateSection(Counterexample example, Timeline timeline) {
  private static final int LONGEST = 200;

  /** The script says here what there is to say of the step. */
  void selected(Html html) {
    html.line().open("section", "class", "card", "id", "detail");
    html.leaf("h2", "Select a step").close();
  }

  void contents(Html html) {
    html.line().open("details", "class", "card", "id", "state", "open", "");
    html.leaf("summary", "After this step");
    threads(html);
    for (Contents.Sort sort : Contents.Sort.values()) {
      if (!timeline.contents().of(sort).isEmpty()) {
        locations(html, sort);
      }
    }
    html.close();
  }

  private void threads(Html html) {
    html.line().leaf("h3", "Threads").open("dl", "id", "threads");
    for (int thread : timeline.lanes().threads()) {
      html.line().open("div", "data-thread", Integer.toString(thread));
      name(html, example.names().thread(thread));
      html.leaf("dd", "").close();
    }
    html.close();
    html.line().leaf("p", "", "id", "others-done");
  }

  private void locations(Html html, Contents.Sort sort) {
    html.line().leaf("h3", sort.title()).open("dl", "class", "locations");
    for (Contents.Location location : timeline.contents().of(sort)) {
      html.line()
          .open(
              "div",
              "data-location",
              Integer.toString(location.number()),
              "data-initially",
              VisibleText.cut(location.initially(), LONGEST));
      chip(html, location);
      html.leaf("dd", VisibleText.cut(location.initially(), LONGEST)).close();
    }
    html.close();
  }

  private static void name(Html html, String name) {
    html.leaf("dt", VisibleText.cut(name, LONGEST), "title", VisibleText.cut(name, 2_000));
  }

  /** The name of a location, with the colour of its bars if it has any. */
  private void chip(Html html, Contents.Location location) {
    html.open("dt", "title", VisibleText.cut(location.name(), 2_000));
    timeline
        .colourOf(location.place())
        .ifPresent(colour -> html.open("i", "class", "chip colour" + colour).close());
    html.text(VisibleText.cut(location.name(), LONGEST)).close();
  }
}
