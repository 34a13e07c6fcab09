package dev.jacquard.model.diagram.footprint;

/** A step touches more than a few shared integers. */
final class UntraceableException extends RuntimeException {
  UntraceableException() {
    super("a step touches more than a few shared integers", null, false, false);
  }
}
