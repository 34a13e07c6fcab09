package dev.jacquard.report.page;

/** How to move along the time line, by mouse or by key. */
final class Toolbar {
  private static final String[][] KEYS = {
    {"↓ or j, ↑ or k", "next, previous step"},
    {"Home, End", "first, last step"},
    {"n, p", "next, previous context switch"},
    {"f", "next step at which a failure is decided"},
    {"a", "show all steps of a long execution, or fold them again"},
    {"c", "copy the first line that replays the execution"},
    {"t", "dark, light, or as the system says"},
    {"?", "this help"},
  };

  private Toolbar() {}

  static void write(Html html, Timeline timeline) {
    html.line().open("nav", "class", "toolbar", "aria-label", "steps");
    button(html, "previous-switch", "⇤", "previous context switch (p)");
    button(html, "previous", "↑", "previous step (k)");
    button(html, "next", "↓", "next step (j)");
    button(html, "next-switch", "⇥", "next context switch (n)");
    html.line()
        .empty(
            "input",
            "type",
            "range",
            "id",
            "position",
            "min",
            "1",
            "max",
            Integer.toString(Math.max(1, timeline.moments().size())),
            "value",
            "1",
            "aria-label",
            "position on the time line");
    html.line().leaf("output", "", "id", "reading", "for", "position");
    if (!timeline.folds().isEmpty() || !timeline.calls().isEmpty()) {
      html.line()
          .leaf("button", "Show all", "type", "button", "id", "all", "aria-pressed", "false");
    }
    html.line().open("button", "type", "button", "id", "theme");
    html.text("Theme: ").leaf("span", "system").close();
    html.line().leaf("button", "Help", "type", "button", "id", "help-button");
    html.close();
  }

  private static void button(Html html, String id, String sign, String name) {
    html.line().leaf("button", sign, "type", "button", "id", id, "aria-label", name, "title", name);
  }

  static void help(Html html) {
    html.line().open("dialog", "id", "help", "aria-labelledby", "help-title");
    html.line().leaf("h2", "How to read this page", "id", "help-title");
    html.line()
        .leaf(
            "p",
            "One lane per thread, time downwards. The line that runs from lane to lane is the"
                + " processor: where it crosses, another thread goes on. Coloured bars are locks"
                + " that a thread holds; a dashed line is a thread that waits. Small entries are"
                + " plain accesses between two steps.");
    html.line()
        .leaf(
            "p",
            "Select a step, or point at it: arrows lead to it from the steps of other threads on"
                + " which it depends directly, and from it to those that depend on it. Faded dots"
                + " are steps that are not ordered with it at all.");
    html.line().open("dl");
    for (String[] key : KEYS) {
      html.line().leaf("dt", key[0]).leaf("dd", key[1]);
    }
    html.close();
    html.line().leaf("button", "Close", "type", "button", "id", "close-help");
    html.close();
  }
}
