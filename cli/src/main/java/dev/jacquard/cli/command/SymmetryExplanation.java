package dev.jacquard.cli.command;

import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.report.Result;
import dev.jacquard.report.json.JsonObject;
import dev.jacquard.report.json.SymmetryJson;
import dev.jacquard.report.text.SymmetryText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What symmetry is in a program and what it saves, as text and as JSON.
 *
 * @param with the exploration with symmetry
 * @param without the one without, if somebody asked for it
 */
record SymmetryExplanation(Result with, Optional<Result> without) {
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(with.name() + ": " + headline());
    lines.add("");
    lines.addAll(new SymmetryText(findings()).explanation());
    lines.add(executions(with) + " with symmetry " + with.search().symmetry().label());
    lines.addAll(limits(with));
    if (without.isPresent()) {
      lines.add(executions(without.get()) + " without: " + factorText(without.get()));
      lines.addAll(limits(without.get()));
    } else if (!findings().classes().isEmpty()) {
      lines.add("(--compare counts the executions without symmetry)");
    }
    return lines;
  }

  private SymmetryFindings findings() {
    return with.symmetry();
  }

  private String headline() {
    int members = findings().classes().stream().mapToInt(List::size).sum();
    int classes = findings().classes().size();
    if (members == 0) {
      return "no threads are interchangeable"
          + (findings().toldApart().isEmpty() ? ", and none look alike" : "");
    }
    return members
        + " of "
        + with.legend().threads()
        + (classes == 1
            ? " threads are interchangeable"
            : " threads are interchangeable, in " + classes + " classes");
  }

  private static String executions(Result result) {
    return Prose.count(result.exploration().tally().executions(), "execution");
  }

  private static List<String> limits(Result result) {
    Verdict verdict = result.exploration().verdict();
    return verdict.reasons().stream().map(reason -> "  not complete: " + reason).toList();
  }

  private String factorText(Result plain) {
    String factor = String.format(Locale.ROOT, "%,.1f", factor(plain)).replaceFirst("\\.0$", "");
    boolean exact = limits(with).isEmpty() && limits(plain).isEmpty();
    return exact ? factor + " times as many" : "no fair comparison, since not all were explored";
  }

  private double factor(Result plain) {
    return (double) plain.exploration().tally().executions()
        / Math.max(1, with.exploration().tally().executions());
  }

  /** One line, without a line end, of the form docs/schema/explain-1. */
  String json() {
    JsonObject json = new JsonObject();
    json.put("schema", "explain-1");
    json.put("program", with.name());
    json.put("symmetry", with.search().symmetry().label());
    new SymmetryJson(findings()).putInto(json);
    json.put("verdict", with.exploration().verdict().status().label());
    json.put("executions", with.exploration().tally().executions());
    without.ifPresent(
        plain -> {
          JsonObject other = json.putObject("without");
          other.put("verdict", plain.exploration().verdict().status().label());
          other.put("executions", plain.exploration().tally().executions());
        });
    return json.toString();
  }
}
