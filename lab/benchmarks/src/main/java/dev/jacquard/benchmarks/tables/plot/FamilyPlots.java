package dev.jacquard.benchmarks.tables.plot;

import dev.jacquard.benchmarks.tables.program.ComputedProgramTable;
import dev.jacquard.benchmarks.tables.program.Outcome;
import dev.jacquard.benchmarks.tables.program.Outcome.Explored;
import dev.jacquard.benchmarks.tables.program.PrintedFigure;
import dev.jacquard.benchmarks.tables.program.Published;
import dev.jacquard.benchmarks.tables.program.Search;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Makes plots of tables: one for each family of programs of which at least two sizes are known. A
 * figure of an exploration that did not end is no point; its line ends before.
 */
public final class FamilyPlots {
  private record Member(ComputedProgramTable table, ComputedProgramTable.Row row) {}

  private FamilyPlots() {}

  /** The plots, in the order in which the tables have the families. */
  public static List<Plot> plots(List<ComputedProgramTable> tables) {
    Map<String, List<Member>> families = new LinkedHashMap<>();
    for (ComputedProgramTable table : tables) {
      for (ComputedProgramTable.Row row : table.rows()) {
        families
            .computeIfAbsent(row.row().family(), family -> new ArrayList<>())
            .add(new Member(table, row));
      }
    }
    families.remove("");
    List<Plot> plots = new ArrayList<>();
    families.forEach(
        (family, members) -> {
          if (members.stream().map(member -> member.row().row().threads()).distinct().count() > 1) {
            plots.add(plot(family, members));
          }
        });
    return plots;
  }

  private static Plot plot(String family, List<Member> members) {
    return new Plot(
        family,
        title(family, members),
        List.of(
            new Plot.Panel(
                "executions", series(members, Explored::executions, Published::executions)),
            new Plot.Panel(
                "seconds of processor time",
                series(
                    members, explored -> explored.processor().toNanos() / 1e9, Published::time))));
  }

  private static List<Series> series(
      List<Member> members,
      ToDoubleFunction<Explored> ours,
      Function<Published, PrintedFigure> published) {
    List<Series> all = new ArrayList<>();
    for (Search search : Search.values()) {
      SortedMap<Integer, Double> points = new TreeMap<>();
      for (Member member : members) {
        if (member.row().outcome(search) instanceof Explored explored && explored.isFinished()) {
          points.put(member.row().row().threads(), ours.applyAsDouble(explored));
        }
      }
      if (!points.isEmpty()) {
        all.add(new Series(search.heading(), Look.of(search), points));
      }
    }
    all.addAll(published(members, published)); // thin lines on top of thick ones
    return all;
  }

  private static List<Series> published(
      List<Member> members, Function<Published, PrintedFigure> figure) {
    Map<String, SortedMap<Integer, Double>> columns = new LinkedHashMap<>();
    for (Member member : members) {
      List<String> names = member.table().table().columns();
      for (int i = 0; i < names.size(); i++) {
        SortedMap<Integer, Double> points =
            columns.computeIfAbsent(names.get(i), name -> new TreeMap<>());
        figure
            .apply(member.row().row().published().get(i))
            .value()
            .ifPresent(value -> points.put(member.row().row().threads(), value));
      }
    }
    columns.values().removeIf(Map::isEmpty);
    List<Series> all = new ArrayList<>();
    columns.forEach((name, points) -> all.add(new Series(name, Look.ofColumn(all.size()), points)));
    return all;
  }

  /** What the best search makes of the largest size that it has finished. */
  private static String title(String family, List<Member> members) {
    SortedMap<Integer, String> titles = new TreeMap<>();
    for (Member member : members) {
      if (member.row().outcome(Search.SYMMETRY) instanceof Explored with && with.isFinished()) {
        int threads = member.row().row().threads();
        titles.put(
            threads,
            family
                + ", "
                + threads
                + " threads: "
                + gain(member.row().outcome(Search.OPTIMAL), with));
      }
    }
    return titles.isEmpty() ? family : titles.get(titles.lastKey());
  }

  private static String gain(Outcome optimal, Explored with) {
    if (!(optimal instanceof Explored without) || !without.isFinished()) {
      return number(with.executions()) + " with symmetry, not explored to the end without";
    }
    return number(without.executions())
        + (without.executions() == with.executions()
            ? ", and symmetry saves none"
            : ", with symmetry " + number(with.executions()));
  }

  private static String number(long executions) {
    return String.format(
        Locale.ROOT, executions == 1 ? "%d execution" : "%,d executions", executions);
  }
}
