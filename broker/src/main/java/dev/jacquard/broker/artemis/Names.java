package dev.jacquard.broker.artemis;

import org.apache.activemq.artemis.api.core.SimpleString;

/** What queues and properties of messages are called. */
final class Names {
  /** Where questions go. */
  static final SimpleString QUESTIONS = SimpleString.of("jacquard.questions");

  /** Where records are kept; nobody consumes them but the desk that sums them up. */
  static final SimpleString RECORDS = SimpleString.of("jacquard.records");

  /** How the queues begin to which answers go. */
  static final String ANSWERS = "jacquard.answers.";

  /** The property of a question that names the line. */
  static final SimpleString CLIENT = SimpleString.of("jacquard_client");

  /** The property that has the number of a question among those of its line. */
  static final SimpleString NUMBER = SimpleString.of("jacquard_number");

  /** The property of a question that says where the answer goes. */
  static final SimpleString REPLY = SimpleString.of("jacquard_reply");

  private Names() {}
}
