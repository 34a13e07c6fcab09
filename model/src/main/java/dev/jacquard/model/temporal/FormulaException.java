package dev.jacquard.model.temporal;

/** A formula that can't be used; the message says why, and where in it. */
public final class FormulaException extends IllegalArgumentException {
  private final int position;

  FormulaException(String problem, String formula, int position) {
    super(problem + " at column " + (position + 1) + " of '" + formula + "'");
    this.position = position;
  }

  /** The index of the first character that is wrong. */
  public int position() {
    return position;
  }
}
