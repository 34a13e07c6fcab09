package dev.jacquard.runtime.thread;

/** Leads threads from their first to their last instruction. */
public interface Lives {
  /** The whole life of a thread; called on its carrier. */
  void live(LogicalThread thread);
}
