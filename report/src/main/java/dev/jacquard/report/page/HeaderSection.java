package dev.jacquard.report.page;

import dev.jacquard.kernel.Prose;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import dev.jacquard.report.ReplayLine;
import java.util.ArrayList;
import java.util.List;

/** What went wrong, why, what would fix it, how big it is and how to see it again. */
record HeaderSection(Counterexample example, List<Diagnosis> diagnoses, Timeline timeline) {
  /** More sentences than this are not read. */
  private static final int MOST_SENTENCES = 5;

  private static final int LONGEST = 1_000;

  void write(Html html) {
    html.line().open("header").line().open("div", "class", "verdict");
    Diagnosis first = diagnoses.get(0);
    html.line().leaf("h1", VisibleText.cut(first.sentence(), LONGEST));
    html.line().leaf("p", facts(), "class", "facts");
    list(html, "reasons", first.reasons());
    others(html);
    html.close();
    html.line().open("div", "class", "actions");
    remedies(html, first);
    replays(html);
    html.close().close();
  }

  private static void remedies(Html html, Diagnosis diagnosis) {
    if (!diagnosis.remedies().isEmpty()) {
      html.line().leaf("h2", "What fixes it", "class", "remedy");
      list(html, "remedies", diagnosis.remedies());
    }
  }

  private static void list(Html html, String name, List<String> items) {
    if (!items.isEmpty()) {
      html.line().open("ul", "class", name);
      items.forEach(item -> html.line().leaf("li", VisibleText.cut(item, LONGEST)));
      html.close();
    }
  }

  private void others(Html html) {
    List<String> others = new ArrayList<>();
    diagnoses.stream().skip(1).limit(MOST_SENTENCES - 1L).forEach(d -> others.add(d.sentence()));
    if (diagnoses.size() > MOST_SENTENCES) {
      int more = diagnoses.size() - MOST_SENTENCES;
      others.add("and " + Prose.count(more, "more failure"));
    }
    if (!others.isEmpty()) {
      html.line().leaf("h2", "In the same execution");
      list(html, "others", others);
    }
  }

  private String facts() {
    List<String> facts = new ArrayList<>();
    facts.add(VisibleText.cut(example.program(), 120));
    facts.add(Prose.count(example.trace().length(), "step"));
    facts.add(Prose.count(timeline.lanes().threads().size(), "thread"));
    int switches = timeline.switches();
    facts.add(Prose.number(switches) + (switches == 1 ? " context switch" : " context switches"));
    example.exploration().stream().findFirst().ifPresent(facts::add);
    return String.join("  ·  ", facts);
  }

  private void replays(Html html) {
    if (example.replays().isEmpty()) {
      return;
    }
    html.line().open("section", "class", "replays", "aria-labelledby", "replays");
    html.line().leaf("h2", "See it again", "id", "replays");
    for (ReplayLine replay : example.replays()) {
      html.line().open("div", "class", "replay");
      html.leaf("span", replay.where(), "class", "where");
      html.leaf("code", replay.text());
      html.open("button", "type", "button", "class", "copy");
      html.text("Copy").leaf("span", " for: " + replay.where(), "class", "spoken");
      html.close().close();
    }
    example
        .caution()
        .ifPresent(why -> html.line().leaf("p", VisibleText.of(why), "class", "facts"));
    html.line().leaf("p", "", "class", "spoken", "role", "status", "id", "copied");
    html.close();
  }
}
