package dev.jacquard.report.page;

import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Diagnosis;
import java.util.List;

/** A counterexample as an HTML page, complete in one file. */
public final class FailurePage {
  private final Counterexample example;
  private final List<Diagnosis> diagnoses;
  private final Timeline timeline;
  private final List<Excerpts.File> excerpts;

  public FailurePage(Counterexample example, Sources sources) {
    this.example = example;
    this.diagnoses = example.diagnoses();
    this.timeline = new Timeline(example);
    this.excerpts = Excerpts.of(timeline.moments(), sources);
  }

  /** The text of the file, to be written as UTF-8. */
  public String html() {
    Html html = new Html();
    html.raw("<!DOCTYPE html>\n").open("html", "lang", "en");
    head(html);
    html.line().open("body");
    new HeaderSection(example, diagnoses, timeline).write(html);
    Toolbar.write(html, timeline);
    html.line().open("main");
    new TimelineSection(example, timeline, excerpts).write(html);
    html.line().open("aside", "aria-label", "what belongs to the selected step");
    StateSection state = new StateSection(example, timeline);
    state.selected(html);
    new SourceSection(excerpts).write(html);
    state.contents(html);
    LinesSection.write(html, "Stacks", "stacks", example.stacks());
    LinesSection.write(html, "What the program printed", "output", example.output());
    new ExplorationSection(example, timeline.waits()).write(html);
    html.close().close();
    Toolbar.help(html);
    html.line().open("script").raw(Assets.SCRIPT).close();
    html.close().close();
    return html.result() + "\n";
  }

  private void head(Html html) {
    html.line().open("head").line();
    html.empty("meta", "charset", "utf-8").line();
    html.empty("meta", "http-equiv", "Content-Security-Policy", "content", Assets.securityPolicy());
    html.line();
    html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.line();
    String type = example.faults().get(0).failure().type().label();
    html.leaf("title", type + " in " + VisibleText.cut(example.program(), 80) + " - Jacquard");
    html.line().open("style").raw(Assets.STYLE).close();
    html.close();
  }
}
