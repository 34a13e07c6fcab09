package dev.jacquard.model.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * In which row, and at which place of it, the states of a graph stand: the states of one depth in
 * one row, or in several if they are many, sorted so that neighbours are near each other.
 *
 * @param row the row of each state
 * @param place the place of each state in its row, in units from the middle of the row
 * @param rows how many there are
 * @param widest how many states the fullest row has
 */
record Layers(int[] row, double[] place, int rows, int widest) {
  private static final int SWEEPS = 8;

  static Layers of(StateGraph graph) {
    List<List<Integer>> rows = rows(graph);
    int size = graph.nodes().size();
    double[] place = new double[size];
    rows.forEach(row -> spread(row, place));
    List<List<Integer>> neighbours = neighbours(graph);
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (List<Integer> row : rows) {
        double[] wish = new double[size];
        row.forEach(node -> wish[node] = mean(node, neighbours.get(node), place));
        row.sort(Comparator.comparingDouble(node -> wish[node]));
        spread(row, place);
      }
    }
    int[] number = new int[size];
    for (int r = 0; r < rows.size(); r++) {
      for (int node : rows.get(r)) {
        number[node] = r;
      }
    }
    int widest = rows.stream().mapToInt(List::size).max().orElse(0);
    return new Layers(number, place, rows.size(), widest);
  }

  private static List<List<Integer>> rows(StateGraph graph) {
    int longest = Math.max(10, (int) Math.ceil(Math.sqrt(1.5 * graph.nodes().size())));
    List<List<Integer>> rows = new ArrayList<>();
    for (int depth = 0; depth <= graph.depth(); depth++) {
      List<Integer> layer = new ArrayList<>();
      for (int node = 0; node < graph.nodes().size(); node++) {
        if (graph.nodes().get(node).depth() == depth) {
          layer.add(node);
        }
      }
      int parts = (layer.size() + longest - 1) / longest;
      for (int part = 0; part < parts; part++) {
        rows.add(
            new ArrayList<>(
                layer.subList(layer.size() * part / parts, layer.size() * (part + 1) / parts)));
      }
    }
    return rows;
  }

  private static void spread(List<Integer> row, double[] place) {
    for (int i = 0; i < row.size(); i++) {
      place[row.get(i)] = i - (row.size() - 1) / 2.0;
    }
  }

  private static List<List<Integer>> neighbours(StateGraph graph) {
    List<List<Integer>> neighbours = new ArrayList<>();
    graph.nodes().forEach(node -> neighbours.add(new ArrayList<>()));
    for (StateGraph.Arrow arrow : graph.arrows()) {
      int from = graph.nodes().get(arrow.from()).depth();
      if (graph.nodes().get(arrow.to()).depth() == from + 1) {
        neighbours.get(arrow.from()).add(arrow.to());
        neighbours.get(arrow.to()).add(arrow.from());
      }
    }
    return neighbours;
  }

  private static double mean(int node, List<Integer> neighbours, double[] place) {
    return neighbours.stream().mapToDouble(other -> place[other]).average().orElse(place[node]);
  }
}
