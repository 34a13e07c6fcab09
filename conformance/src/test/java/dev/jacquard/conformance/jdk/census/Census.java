package dev.jacquard.conformance.jdk.census;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of the programs of many recipes. */
final class Census {
  private static final Path CLASSES = Path.of("target", "census").toAbsolutePath();

  /**
   * What became of one program.
   *
   * @param outcome one word or two, such as {@code complete} or {@code data race}
   * @param executions how many were explored
   * @param why what limited the search
   */
  record Outcome(String program, String outcome, long executions, String why) {
    static Outcome parse(String line) {
      String[] parts = line.split("\t", -1);
      return new Outcome(parts[0], parts[1], Long.parseLong(parts[2]), parts[3]);
    }

    String method() {
      return program.substring(program.indexOf('#') + 1);
    }
  }

  private Census() {}

  /** The outcomes of the programs of each recipe, by its name. */
  static Map<String, List<Outcome>> take(List<Recipe> recipes) throws IOException {
    Map<String, Recipe> named = new LinkedHashMap<>();
    Map<String, String> sources = new TreeMap<>();
    for (Recipe recipe : recipes) {
      if (!JdkClasses.has(recipe.type())) {
        continue;
      }
      String name = recipe.name().replaceAll("\\W+", "_");
      named.put(name, recipe);
      sources.put(name, CensusPrograms.source(recipe, name));
    }
    Map<String, ?> errors = Compiler.compile(sources, CLASSES);
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException("recipes that can't be compiled: " + errors);
    }
    List<String> programs = new ArrayList<>();
    named.forEach(
        (name, recipe) ->
            CensusPrograms.methods(recipe).forEach(method -> programs.add(name + "#" + method)));
    Map<String, List<Outcome>> outcomes = new TreeMap<>();
    for (Outcome outcome : run(programs)) {
      String name = outcome.program().substring(0, outcome.program().indexOf('#'));
      outcomes.computeIfAbsent(named.get(name).name(), key -> new ArrayList<>()).add(outcome);
    }
    return outcomes;
  }

  /** A worker that ends too early has told of the program at fault; the rest get another one. */
  private static List<Outcome> run(List<String> programs) throws IOException {
    List<Outcome> outcomes = new ArrayList<>();
    while (outcomes.size() < programs.size()) {
      List<String> left = programs.subList(outcomes.size(), programs.size());
      int before = outcomes.size();
      String output = output(left);
      for (String line : output.lines().toList()) {
        int next = outcomes.size() - before;
        if (next < left.size() && line.startsWith(left.get(next) + "\t")) {
          outcomes.add(Outcome.parse(line));
        }
      }
      if (outcomes.size() == before
          || (outcomes.size() < programs.size()
              && !outcomes.get(outcomes.size() - 1).outcome().equals(CensusRun.HANGS))) {
        outcomes.add(
            new Outcome(
                left.get(outcomes.size() - before), "the worker ended", 0, lastLine(output)));
      }
    }
    return outcomes;
  }

  private static String lastLine(String output) {
    List<String> lines = output.lines().toList();
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }

  private static String output(List<String> programs) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(CLASSES.toString());
    arguments.addAll(programs);
    return WorkerRun.output(CensusRun.class, arguments);
  }
}
