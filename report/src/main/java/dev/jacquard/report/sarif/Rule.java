package dev.jacquard.report.sarif;

import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.json.JsonObject;

/** What a SARIF file says of a type of failure in general. */
enum Rule {
  DEADLOCK(
      Failure.Type.DEADLOCK,
      "Threads wait for ever",
      "There is an interleaving in which threads wait for each other, or for something that nobody"
          + " will do any more.",
      "Look at the cycle: take the locks in the same order everywhere, or make sure that the signal"
          + " cannot come before somebody waits for it."),
  LIVELOCK(
      Failure.Type.LIVELOCK,
      "A loop that nobody ends",
      "There is an interleaving in which threads go round in loops, waiting for something that"
          + " nobody will do any more.",
      "Look at who was to end the loop, and what it did instead."),
  ASSERTION(
      Failure.Type.ASSERTION,
      "An assertion fails",
      "There is an interleaving in which an assertion of the program does not hold.",
      "Follow the interleaving to the first value that surprises, and make the steps before it"
          + " atomic."),
  EXCEPTION(
      Failure.Type.EXCEPTION,
      "An exception ends a thread",
      "There is an interleaving in which a thread dies of an exception.",
      "Follow the interleaving to the state that the code did not expect."),
  RACE(
      Failure.Type.RACE,
      "A data race",
      "Two threads access the same variable, one of them writes, and nothing orders the two. Under"
          + " the Java Memory Model such a program can do more than any interleaving shows.",
      "Hold the same lock at both accesses, or make the variable volatile or atomic.");

  private final Failure.Type type;
  private final String title;
  private final String description;
  private final String help;

  Rule(Failure.Type type, String title, String description, String help) {
    this.type = type;
    this.title = title;
    this.description = description;
    this.help = help;
  }

  static Rule of(Failure.Type type) {
    for (Rule rule : values()) {
      if (rule.type == type) {
        return rule;
      }
    }
    throw new IllegalArgumentException("no rule for " + type);
  }

  /** Never changes: tools recognise a finding by it. */
  String id() {
    return "jacquard/" + type.label();
  }

  void putInto(JsonObject json) {
    json.put("id", id());
    json.put("name", name().charAt(0) + type.label().substring(1));
    json.putObject("shortDescription").put("text", title);
    json.putObject("fullDescription").put("text", description);
    json.putObject("help").put("text", help);
    json.putObject("defaultConfiguration").put("level", "error");
    json.putObject("properties").putArray("tags").add("concurrency").add("correctness");
  }
}
