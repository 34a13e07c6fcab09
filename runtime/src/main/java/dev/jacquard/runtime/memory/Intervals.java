package dev.jacquard.runtime.memory;

/**
 * The stretches of a run in which one thread goes on between two steps. What it accesses again
 * within one of them says nothing new, since no other thread had its turn: so the last objects that
 * it has accessed are kept here, most recent first, until the stretch ends.
 *
 * <p>An object is kept only if all that is to be noted of its accesses has been noted.
 */
public final class Intervals {
  private static Object read;
  private static Object readBefore;
  private static Object readLongBefore;
  private static Object written;
  private static Object writtenBefore;
  private static Object writtenLongBefore;
  private static Object own;
  private static Object ownBefore;

  private static boolean areOfOneAccess;

  private Intervals() {}

  /** A run begins; whether each access of it is a step, before which others may have their turn. */
  public static void begin(boolean eachAccessIsAStep) {
    areOfOneAccess = eachAccessIsAStep;
    end();
  }

  /** Whether other threads may have their turn before any access. */
  public static boolean areOfOneAccess() {
    return areOfOneAccess;
  }

  /** The running thread takes a step, or another one has its turn. */
  public static void end() {
    read = null;
    readBefore = null;
    readLongBefore = null;
    written = null;
    writtenBefore = null;
    writtenLongBefore = null;
    own = null;
    ownBefore = null;
  }

  /** Whether an object is the one that was read last; all that most accesses cost. */
  public static boolean wasReadLast(Object object) {
    return object == read;
  }

  /** Whether an object is the one that was written last. */
  public static boolean wasWrittenLast(Object object) {
    return object == written;
  }

  /** Whether an array is the one that was used last of those that no other thread uses. */
  public static boolean wasOwnLast(Object array) {
    return array == own;
  }

  public static boolean hasRead(Object object) {
    return object == readBefore || object == readLongBefore;
  }

  public static boolean hasWritten(Object object) {
    return object == writtenBefore || object == writtenLongBefore;
  }

  public static boolean isOwn(Object array) {
    return array == ownBefore;
  }

  public static void noteRead(Object object) {
    readLongBefore = readBefore;
    readBefore = read;
    read = object;
  }

  public static void noteWritten(Object object) {
    writtenLongBefore = writtenBefore;
    writtenBefore = written;
    written = object;
  }

  public static void noteOwn(Object array) {
    ownBefore = own;
    own = array;
  }
}
