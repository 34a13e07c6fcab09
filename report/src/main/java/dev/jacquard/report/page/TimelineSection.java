package dev.jacquard.report.page;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.report.Counterexample;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The time line: lanes, bars, steps and folds, each placed on the lines of a CSS grid. */
final class TimelineSection {
  /** Longer texts are cut; their title has more of them. */
  private static final int LONGEST = 160;

  private static final int LONGEST_SITE = 24;

  private static final int LONGEST_TITLE = 2_000;

  /** The grid columns before the first lane: the number of the step, and its place. */
  private static final int FIRST_LANE = 3;

  private final Counterexample example;
  private final Timeline timeline;
  private final List<String> files;
  private final Predecessors predecessors;

  TimelineSection(Counterexample example, Timeline timeline, List<Excerpts.File> excerpts) {
    this.example = example;
    this.timeline = timeline;
    this.files = excerpts.stream().map(Excerpts.File::name).toList();
    this.predecessors = new Predecessors(example.trace());
  }

  void write(Html html) {
    html.line().open("section", "class", "scroller", "aria-label", "time line");
    if (timeline.moments().isEmpty()) {
      html.leaf("p", "No thread took a step.");
    } else {
      timeline(html);
    }
    html.close();
  }

  private void timeline(Html html) {
    int lanes = timeline.lanes().threads().size();
    html.line()
        .open(
            "div",
            "id",
            "timeline",
            "class",
            lanes > 8 ? "crowded" : lanes > 4 ? "full" : "roomy",
            "style",
            "--lanes:" + lanes,
            "role",
            "listbox",
            "tabindex",
            "0",
            "aria-label",
            "steps of the execution");
    names(html);
    html.line().open("div", "class", "bars", "role", "presentation");
    lives(html);
    bars(html);
    waits(html);
    html.close();
    for (int i = 0; i < timeline.moments().size(); i++) {
      fold(html, i);
      call(html, i);
      moment(html, i, timeline.moments().get(i));
    }
    html.line().open("svg", "id", "arrows", "aria-hidden", "true").close();
    html.close();
  }

  private void names(Html html) {
    html.line().open("div", "class", "names", "role", "presentation");
    html.leaf("span", "step", "class", "number")
        .leaf("span", files.size() == 1 ? "line" : "source", "class", "site");
    for (int thread : timeline.lanes().threads()) {
      String name = example.names().thread(thread);
      html.leaf(
          "span",
          VisibleText.cut(name, LONGEST),
          "class",
          "thread",
          "id",
          "t" + thread,
          "title",
          VisibleText.cut(name, LONGEST_TITLE),
          "style",
          "grid-column:" + column(thread));
    }
    html.close();
  }

  private int column(int thread) {
    return FIRST_LANE + timeline.lanes().of(thread);
  }

  // ---- along the lanes -------------------------------------------------------------------------

  /** From the first to the last moment of each thread. */
  private void lives(Html html) {
    for (int thread : timeline.lanes().threads()) {
      int first = -1;
      int last = -1;
      for (int i = 0; i < timeline.moments().size(); i++) {
        if (timeline.moments().get(i).thread() == thread) {
          first = first < 0 ? i : first;
          last = i;
        }
      }
      if (first >= 0) {
        html.line().open("i", "class", "life", "style", area(thread, first, last)).close();
      }
    }
  }

  private String area(int thread, int first, int last) {
    return "grid-column:"
        + column(thread)
        + ";grid-row:"
        + timeline.line(first)
        + "/"
        + (timeline.line(last) + 1);
  }

  private void bars(Html html) {
    List<Integer> slots = Lanes.slots(timeline.holds());
    for (int i = 0; i < timeline.holds().size(); i++) {
      Bar bar = timeline.holds().get(i);
      String colour = "colour" + timeline.colourOf(bar.location()).orElseThrow();
      bar(html, bar, "hold " + colour, ";--slot:" + slots.get(i));
    }
  }

  private void waits(Html html) {
    int end = example.trace().length();
    boolean stuck = example.trace().ending() == Ending.STUCK;
    for (Bar bar : timeline.waits().bars()) {
      bar(html, bar, stuck && bar.last() == end ? "wait forever" : "wait", "");
    }
  }

  private void bar(Html html, Bar bar, String name, String style) {
    int first = timeline.momentOf(bar.first());
    int last = timeline.endOf(bar);
    String words = VisibleText.cut(example.names().thread(bar.thread()) + " " + bar.words(), 300);
    html.line()
        .open(
            "i",
            "class",
            name,
            "title",
            words,
            "data-thread",
            Integer.toString(bar.thread()),
            "data-first",
            Integer.toString(first),
            "data-last",
            Integer.toString(last),
            "data-open",
            Boolean.toString(bar.last() == example.trace().length()),
            "data-words",
            VisibleText.cut(bar.words(), 300),
            "style",
            area(bar.thread(), first, last) + style)
        .close();
  }

  // ---- steps -----------------------------------------------------------------------------------

  private void moment(Html html, int number, Moment moment) {
    String words = VisibleText.cut(moment.words(), LONGEST);
    html.line()
        .open(
            "div",
            "role",
            "option",
            "id",
            "m" + number,
            "class",
            moment.sort().label()
                + (moment.switches() ? " switch" : "")
                + (moment.isMarked() ? " marked" : "")
                + (isFolded(number) ? " folded" : ""),
            "aria-selected",
            "false",
            "aria-label",
            spoken(moment),
            "data-thread",
            Integer.toString(moment.thread()),
            "data-before",
            before(moment),
            "data-rival",
            timeline.rivalOf(number).map(String::valueOf).orElse(""),
            "data-file",
            moment.place().isKnown() ? Integer.toString(files.indexOf(moment.place().file())) : "",
            "data-line",
            Integer.toString(moment.place().line()),
            "style",
            "grid-row:" + timeline.line(number));
    html.leaf("span", number(moment), "class", "number");
    html.leaf("span", site(moment), "class", "site", "title", title(moment.site()));
    html.open("span", "class", "lane", "style", "grid-column:" + column(moment.thread()));
    html.open("i", "class", "dot").close();
    html.leaf("code", words, "class", "words", "title", title(moment.words()));
    if (moment.isMarked()) {
      html.leaf("b", moment.mark(), "class", "mark");
    }
    html.close();
    for (Contents.Change change : timeline.contents().at(number)) {
      html.open("span", "hidden", "", "class", "change", "data-location", "" + change.location());
      html.text(VisibleText.cut(change.words(), 300)).close();
    }
    html.close();
  }

  /** The line is enough if all moments stand in one file. */
  private String site(Moment moment) {
    return files.size() == 1 && moment.place().isKnown()
        ? Integer.toString(moment.place().line())
        : VisibleText.cut(moment.site(), LONGEST_SITE);
  }

  private static String title(String text) {
    return VisibleText.cut(text, LONGEST_TITLE);
  }

  private boolean isFolded(int number) {
    return timeline.folds().stream().anyMatch(fold -> fold.has(number))
        || timeline.calls().stream().anyMatch(call -> call.fold().has(number));
  }

  private static String number(Moment moment) {
    return switch (moment.sort()) {
      case STEP -> Integer.toString(moment.row() + 1);
      case ACCESS -> "";
      case STUCK -> "stuck";
    };
  }

  private String before(Moment moment) {
    return moment.sort() == Moment.Sort.STEP
        ? timeline.momentsBefore(predecessors, moment.row()).stream()
            .map(String::valueOf)
            .collect(Collectors.joining(" "))
        : "";
  }

  private String spoken(Moment moment) {
    String what =
        switch (moment.sort()) {
          case STEP -> "step " + (moment.row() + 1);
          case ACCESS -> "between steps";
          case STUCK -> "stuck";
        };
    return what
        + ", "
        + VisibleText.cut(example.names().thread(moment.thread()), LONGEST)
        + ", "
        + VisibleText.cut(moment.words(), LONGEST)
        + (moment.site().isEmpty() ? "" : ", " + VisibleText.cut(moment.site(), LONGEST))
        + (moment.switches() ? ", context switch" : "")
        + (moment.isMarked() ? ", " + moment.mark() : "");
  }

  private void fold(Html html, int first) {
    timeline.folds().stream()
        .filter(fold -> fold.first() == first)
        .forEach(
            fold ->
                html.line()
                    .leaf(
                        "div",
                        "… " + Prose.number(fold.size()) + " entries folded: press Enter or click",
                        "role",
                        "option",
                        "class",
                        "fold",
                        "aria-selected",
                        "false",
                        "id",
                        "f" + first,
                        "data-first",
                        Integer.toString(first),
                        "data-last",
                        Integer.toString(fold.last()),
                        "style",
                        "grid-row:" + timeline.line(fold)));
  }

  /** A call in the place of what was done in it. */
  private void call(Html html, int first) {
    timeline.calls().stream()
        .filter(call -> call.fold().first() == first)
        .forEach(call -> call(html, call));
  }

  private void call(Html html, CallFolds.CallFold call) {
    int first = call.fold().first();
    List<Moment> inside = timeline.moments().subList(first, call.fold().last() + 1);
    Optional<Moment> marked = inside.stream().filter(Moment::isMarked).findFirst();
    Moment begin = inside.get(0);
    html.line()
        .open(
            "div",
            "role",
            "option",
            "class",
            "fold call"
                + (begin.switches() ? " switch" : "")
                + (marked.isPresent() ? " marked" : ""),
            "aria-selected",
            "false",
            "id",
            "f" + first,
            "data-first",
            Integer.toString(first),
            "data-last",
            Integer.toString(call.fold().last()),
            "style",
            "grid-row:" + timeline.line(call.fold()));
    html.leaf("span", numbers(inside), "class", "number");
    html.leaf("span", site(begin), "class", "site", "title", title(begin.site()));
    html.open("span", "class", "lane", "style", "grid-column:" + column(begin.thread()));
    html.open("i", "class", "dot").close();
    html.leaf(
        "code",
        VisibleText.cut(call.words(), LONGEST),
        "class",
        "words",
        "title",
        title(call.words()));
    marked.ifPresent(moment -> html.leaf("b", moment.mark(), "class", "mark"));
    html.close().close();
  }

  /** Which steps stand behind a call. */
  private static String numbers(List<Moment> inside) {
    List<Integer> steps =
        inside.stream()
            .filter(moment -> moment.sort() == Moment.Sort.STEP)
            .map(moment -> moment.row() + 1)
            .toList();
    if (steps.isEmpty()) {
      return "";
    }
    int last = steps.get(steps.size() - 1);
    return steps.size() == 1 ? "" + last : steps.get(0) + "-" + last;
  }
}
