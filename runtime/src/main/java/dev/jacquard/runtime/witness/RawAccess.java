package dev.jacquard.runtime.witness;

import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.ValueWords;

/**
 * A plain access of the run at work.
 *
 * <p>Hooks come before their access, and only one thread runs at a time: what was read or written
 * is what the memory holds when the next thing happens.
 */
final class RawAccess {
  /** The type of a place that is no single place in memory, like all that is in a collection. */
  static final char CONTENT = 'V';

  final int thread;
  final int step;
  final Object base;
  final long offset;
  final char type;
  final String field;
  final int site;
  boolean write;

  /** How many accesses there were before it. */
  int order;

  String value = "";

  /**
   * An access that begins.
   *
   * @param base an object, an array, or what the static fields of a class lie in
   * @param type the first character of the descriptor of what is there
   * @param field its name if it is known, or null
   */
  RawAccess(
      int thread,
      int step,
      Object base,
      long offset,
      char type,
      String field,
      boolean write,
      int site) {
    this.thread = thread;
    this.step = step;
    this.base = base;
    this.offset = offset;
    this.type = type;
    this.field = field;
    this.write = write;
    this.site = site;
  }

  /** Looks at the memory: the access is over. */
  void settle(ValueWords words) {
    value = type == CONTENT ? ValueWords.size(base) : words.at(type, base, offset);
  }

  boolean isSamePlace(RawAccess other) {
    return base == other.base && offset == other.offset;
  }

  boolean isSameGap(RawAccess other) {
    return thread == other.thread && step == other.step;
  }

  /** One statement may call several methods of an object of the JDK. */
  private boolean isSameLine(RawAccess other) {
    return site == other.site
        || (type == CONTENT && Sites.get(site).toString().equals(Sites.get(other.site).toString()));
  }

  /** Whether it says nothing that another one did not say before. */
  boolean repeats(RawAccess other) {
    return isSameGap(other)
        && isSamePlace(other)
        && !write
        && !other.write
        && isSameLine(other)
        && value.equals(other.value);
  }
}
