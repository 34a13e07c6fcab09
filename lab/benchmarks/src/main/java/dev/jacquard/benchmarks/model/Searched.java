package dev.jacquard.benchmarks.model;

/** What a search of a model has seen, and what it took: seconds of processor time, and bytes. */
record Searched(long states, long transitions, double seconds, double bytes) {
  double statesPerSecond() {
    return states / seconds;
  }

  double bytesPerState() {
    return bytes / states;
  }
}
