package dev.jacquard.check.host;

import dev.jacquard.check.test.Evidence;
import dev.jacquard.check.test.Response;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Spelling;
import java.util.ArrayList;
import java.util.List;

/**
 * The message of a test that fails.
 *
 * @param spelling how the test says its options
 */
public record ResponseText(Response response, Spelling spelling) {
  /** For example the failure in a sentence, the interleaving, and how to replay it. */
  public String text() {
    return switch (response.outcome()) {
      case FAILURE -> String.join("\n", failure());
      case INCOMPLETE ->
          response.text() + "\n" + flag(Option.ALLOW_INCOMPLETE, true) + " lets such a test pass";
      case ASSUMING ->
          response.text() + "\n" + flag(Option.STRICT, false) + " lets such a test pass";
      case NOT_CONTROLLED ->
          response.text() + "\nnothing can be said of this test; it was not run under control";
      case NOT_DETERMINISTIC ->
          response.text() + "\nnothing can be said of this test: it did not do the same again";
      case COMPLETE, ASSUMPTION, MISTAKE, LOST, BROKEN -> response.text();
    };
  }

  private String flag(Option option, boolean value) {
    return spelling.of(option, Boolean.toString(value));
  }

  private List<String> failure() {
    Evidence evidence = response.evidence();
    List<String> lines = new ArrayList<>(evidence.sentences());
    lines.add(response.text());
    lines.add("");
    lines.addAll(evidence.details());
    return lines;
  }
}
