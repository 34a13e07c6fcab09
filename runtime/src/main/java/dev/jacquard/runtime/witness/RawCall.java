package dev.jacquard.runtime.witness;

/** A call of the run at work. */
final class RawCall {
  /** What the name of an object begins with that is one of a variable. */
  static final String VARIABLE = "~";

  final int thread;
  final int firstStep;
  final int firstAccess;
  final int depth;
  final Object object;
  final Object holder;
  final String[] description;
  final String arguments;
  final boolean limited;
  final String site;
  int endStep = -1;
  int endAccess = -1;
  String result = "";

  /** Whether it has returned an object of the JDK. */
  boolean foreign;

  /**
   * A call that begins.
   *
   * @param firstStep how many steps had been taken
   * @param firstAccess how many plain accesses there had been
   * @param depth how deep on the stack the frame lies that calls
   * @param object whose method is called, or null
   * @param holder in one of whose fields the object is, or null
   * @param description the name of that object in the source, the class and the method
   * @param limited whether it waits no longer than an argument says
   */
  RawCall(
      int thread,
      int firstStep,
      int firstAccess,
      int depth,
      Object object,
      Object holder,
      String[] description,
      String arguments,
      boolean limited,
      String site) {
    this.thread = thread;
    this.firstStep = firstStep;
    this.firstAccess = firstAccess;
    this.depth = depth;
    this.object = object;
    this.holder = holder;
    this.description = description;
    this.arguments = arguments;
    this.limited = limited;
    this.site = site;
  }

  /** What the source calls the object, marked if that is a variable; empty if it does not. */
  String name() {
    return description[0];
  }

  String owner() {
    return description[1];
  }

  String method() {
    return description[2];
  }

  void end(int step, int access, String how) {
    endStep = step;
    endAccess = access;
    result = how;
  }
}
