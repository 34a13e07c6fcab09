package dev.jacquard.report.seen;

/**
 * An access to a plain field or array element, which is no step of its trace, as somebody saw it.
 *
 * @param step how many steps had been taken when it happened
 * @param location the name of the field or element
 * @param value what was read or written, in words; empty if nothing can be said of it
 * @param site where it stands in the source, for example {@code Account.java:12}
 * @param unseen how many accesses just before it are left out, because there are too many
 */
public record PlainAccess(
    int thread, int step, String location, boolean write, String value, String site, int unseen) {
  /** An access before which none is left out. */
  public PlainAccess(
      int thread, int step, String location, boolean write, String value, String site) {
    this(thread, step, location, write, value, site, 0);
  }

  /** Whether an object as a whole was accessed, such as a collection, and not one of its fields. */
  public boolean isContent() {
    return value.startsWith("size ")
        || (location.indexOf('#') >= 0 && location.indexOf('.') < 0 && !location.endsWith("]"));
  }
}
