package dev.jacquard.cli.cluster;

/** A cluster can't be reached, or does not want to; the message is a sentence for the user. */
public final class ClusterException extends RuntimeException {
  ClusterException(String sentence) {
    super(sentence);
  }
}
