package dev.jacquard.check.saved;

import dev.jacquard.check.OptionTexts;
import dev.jacquard.check.Options;
import dev.jacquard.check.Release;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is searched, and how: all that must be the same for a search to go on from a checkpoint, as
 * names and values.
 */
public record CheckpointKey(Map<String, String> facts) {
  /** Ends the name of a fact that is the digest of a file. */
  public static final String DIGEST = " (SHA-256)";

  public static final String SEED = Spelling.COMMAND_LINE.of(Option.SEED);

  private static final String GIVEN = "given";

  public CheckpointKey {
    facts = new LinkedHashMap<>(facts);
  }

  /** What the options ask; how much the search may cost does not matter. */
  public static CheckpointKey of(String command, Options options) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("command", command);
    facts.put("version", Release.withJava());
    facts.put("search", options.search().label());
    Map<Option, String> texts = OptionTexts.of(options);
    for (Option option : Option.in(Option.Place.CHECKPOINT)) {
      String text = texts.getOrDefault(option, "");
      facts.put(
          Spelling.COMMAND_LINE.of(option), option.isFlag() && !text.isEmpty() ? GIVEN : text);
    }
    return new CheckpointKey(facts);
  }

  /** A key with one more fact. */
  public CheckpointKey with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(facts);
    more.put(name, value);
    return new CheckpointKey(more);
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

  static CheckpointKey parse(String text) {
    Map<String, String> facts = new LinkedHashMap<>();
    for (String line : text.split("\n")) {
      int colon = line.indexOf(": ");
      if (colon > 0) {
        facts.put(line.substring(0, colon), manyLines(line.substring(colon + 2)));
      }
    }
    return new CheckpointKey(facts);
  }

  public Optional<String> fact(String name) {
    return Optional.ofNullable(facts.get(name));
  }

  /** In what this one differs from another one that was asked before, as half a sentence. */
  Optional<String> difference(CheckpointKey before) {
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
