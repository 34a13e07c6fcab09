package dev.jacquard.junit;

import dev.jacquard.worker.Evidence;
import dev.jacquard.worker.Response;
import java.util.ArrayList;
import java.util.List;

/**
 * The message of a test that fails.
 *
 * @param deep the classes that run deep because the user said so outside of the test
 */
record FailureText(Response response, List<String> deep) {
  /** For example the failure in a sentence, the interleaving, and how to replay it. */
  String text() {
    return switch (response.outcome()) {
      case FAILURE -> String.join("\n", failure());
      case INCOMPLETE -> response.text() + "\nallowIncomplete = true lets such a test pass";
      case NOT_CONTROLLED ->
          response.text() + "\nnothing can be said of this test; it was not run under control";
      case COMPLETE, ASSUMPTION, MISTAKE, LOST, BROKEN -> response.text();
    };
  }

  private List<String> failure() {
    Evidence evidence = response.evidence();
    List<String> lines = new ArrayList<>(evidence.sentences());
    lines.add(response.text());
    lines.add("");
    lines.addAll(evidence.table());
    lines.add("");
    if (!evidence.output().isEmpty()) {
      lines.add("printed in this execution:");
      evidence.output().forEach(line -> lines.add("  " + line));
      lines.add("");
    }
    lines.add(
        "to replay it: @EveryInterleaving(replay = \""
            + evidence.schedule()
            + "\""
            + attribute()
            + ")");
    lines.add("          or: -Djacquard.replay=" + evidence.schedule() + property());
    return lines;
  }

  private String attribute() {
    return deep.isEmpty() ? "" : ", deep = {\"" + String.join("\", \"", deep) + "\"}";
  }

  private String property() {
    return deep.isEmpty() ? "" : " -D" + Configuration.DEEP + "=" + String.join(",", deep);
  }
}
