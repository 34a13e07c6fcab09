package dev.jacquard.model.picture;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import java.util.Arrays;
import java.util.List;

/** State graphs side by side, with a title. */
public record Picture(String title, List<Panel> panels) {
  public Picture {
    panels = List.copyOf(panels);
  }

  /**
   * A graph with its heading.
   *
   * @param orbit a number for each state, which is also the one of its colour; -1 for none
   */
  record Panel(String heading, StateGraph graph, int[] orbit) {
    /** A graph in which every state is an orbit of its own. */
    static Panel plain(String heading, StateGraph graph) {
      int[] none = new int[graph.nodes().size()];
      Arrays.fill(none, -1);
      return new Panel(heading, graph, none);
    }
  }

  /**
   * The states of a model, at most so many; beside them, if a symmetry is asked for, what is left
   * of them by it.
   *
   * @throws IllegalArgumentException if the model has no such symmetry
   */
  public static Picture of(Model model, StateSymmetry symmetry, int most) {
    StateSpace plain = model.space(StateSymmetry.NONE);
    StateGraph full = GraphBuilder.graph(model, plain, most);
    String all = heading("without symmetry", full);
    if (symmetry == StateSymmetry.NONE) {
      return new Picture(model.name(), List.of(Panel.plain(all, full)));
    }
    StateSpace space =
        symmetry == StateSymmetry.ADAPTIVE && model instanceof Diagram diagram
            ? diagram.orbits(most)
            : model.space(symmetry);
    StateGraph reduced = GraphBuilder.graph(model, space, most);
    String heading = heading("symmetry " + symmetry.label(), reduced);
    return new Picture(model.name(), new Orbits(space, reduced).colour(heading, all, full));
  }

  private static String heading(String what, StateGraph graph) {
    int states = graph.nodes().size();
    String count =
        (graph.whole() ? "" : "the first ") + states + (states == 1 ? " state" : " states");
    return what + ": " + count + ", " + graph.arrows().size() + " arrows";
  }

  /** The ways to write a picture down, named like the files that have them. */
  public enum Format {
    DOT,
    SVG,
    HTML
  }

  /** This picture as a text. */
  public String in(Format format) {
    return switch (format) {
      case DOT -> DotText.of(this);
      case SVG -> SvgText.of(this);
      case HTML -> HtmlPage.of(this);
    };
  }

  /** All that is wrong with some state, each once. */
  List<String> remarks() {
    return panels.stream()
        .flatMap(panel -> panel.graph().nodes().stream())
        .map(StateGraph.Node::remark)
        .filter(remark -> !remark.isEmpty())
        .distinct()
        .toList();
  }
}
