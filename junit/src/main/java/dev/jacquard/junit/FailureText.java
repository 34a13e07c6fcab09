package dev.jacquard.junit;

import dev.jacquard.check.test.Evidence;
import dev.jacquard.check.test.Response;
import java.util.ArrayList;
import java.util.List;

/** The message of a test that fails. */
record FailureText(Response response) {
  /** For example the failure in a sentence, the interleaving, and how to replay it. */
  String text() {
    return switch (response.outcome()) {
      case FAILURE -> String.join("\n", failure());
      case INCOMPLETE -> response.text() + "\nallowIncomplete = true lets such a test pass";
      case ASSUMING -> response.text() + "\nstrict = false lets such a test pass";
      case NOT_CONTROLLED ->
          response.text() + "\nnothing can be said of this test; it was not run under control";
      case NOT_DETERMINISTIC ->
          response.text() + "\nnothing can be said of this test: it did not do the same again";
      case COMPLETE, ASSUMPTION, MISTAKE, LOST, BROKEN -> response.text();
    };
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
