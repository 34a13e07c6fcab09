package dev.jacquard.cli;

import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.option.Search;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is searched, and how: all that must be the same for a search to go on from a checkpoint, as
 * names and values.
 */
record Question(Map<String, String> facts) {
  /** Ends the name of a fact that is the digest of a file. */
  static final String DIGEST = " (SHA-256)";

  static final String SEED = "--seed";

  Question {
    facts = new LinkedHashMap<>(facts);
  }

  /** What the options of a command ask; how much the search may cost does not matter. */
  static Question of(String command, Check.Settings settings) {
    Map<String, String> facts = new LinkedHashMap<>();
    Search search = settings.search();
    facts.put("command", command);
    facts.put("version", new Version().getVersion()[0]);
    facts.put("search", search.label());
    facts.put("--symmetry", search.symmetry().label());
    facts.put("--steps", Integer.toString(settings.stepLimit()));
    facts.put("--races", settings.races().label());
    facts.put("--continue", settings.onFailure() == OnFailure.CONTINUE ? "given" : "");
    if (search instanceof Search.WithinBound bounded) {
      facts.put("--bound", Integer.toString(bounded.preemptions()));
    }
    if (search instanceof Search.Sampling drawn) {
      facts.put("random executions", Long.toString(drawn.executions()));
      drawn.depth().ifPresent(depth -> facts.put("depth", Integer.toString(depth)));
      facts.put(SEED, Long.toString(drawn.seed()));
    }
    return new Question(facts);
  }

  /** The same with one more fact. */
  Question with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(facts);
    more.put(name, value);
    return new Question(more);
  }

  /** A line for each fact. */
  String text() {
    return facts.entrySet().stream()
        .map(fact -> fact.getKey() + ": " + oneLine(fact.getValue()) + "\n")
        .collect(Collectors.joining());
  }

  private static String oneLine(String value) {
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String manyLines(String value) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' && i + 1 < value.length()) {
        char escaped = value.charAt(++i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  static Question parse(String text) {
    Map<String, String> facts = new LinkedHashMap<>();
    for (String line : text.split("\n")) {
      int colon = line.indexOf(": ");
      if (colon > 0) {
        facts.put(line.substring(0, colon), manyLines(line.substring(colon + 2)));
      }
    }
    return new Question(facts);
  }

  Optional<String> fact(String name) {
    return Optional.ofNullable(facts.get(name));
  }

  /** In what this one differs from another one that was asked before, as half a sentence. */
  Optional<String> difference(Question before) {
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      String name = fact.getKey();
      String then = before.facts.getOrDefault(name, "");
      String now = fact.getValue();
      if (!then.equals(now)) {
        return Optional.of(
            name.endsWith(DIGEST)
                ? name.substring(0, name.length() - DIGEST.length()) + " has changed since then"
                : name
                    + (then.isEmpty() ? " was not given" : " was " + then)
                    + " then"
                    + (now.isEmpty() ? ", and is not given now" : ", and is " + now + " now"));
      }
    }
    return Optional.empty();
  }
}
