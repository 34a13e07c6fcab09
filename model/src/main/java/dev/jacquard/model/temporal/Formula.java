package dev.jacquard.model.temporal;

/**
 * A formula of linear temporal logic without "next", said of a run without end.
 *
 * <p>There are few sorts of formulas; everything else that can be written is an abbreviation, made
 * by the methods here. Their factories drop what does not matter, such as {@code true && p}.
 */
public sealed interface Formula {
  Formula TRUE = new Constant(true);
  Formula FALSE = new Constant(false);

  /** Holds always, or never. */
  record Constant(boolean value) implements Formula {
    @Override
    public String toString() {
      return Boolean.toString(value);
    }
  }

  /** Holds if the proposition with this number holds in the first state. */
  record Atom(int proposition, String name) implements Formula {
    @Override
    public String toString() {
      return name.matches("\\w+") ? name : '"' + name + '"';
    }
  }

  /** Holds if the formula does not. */
  record Not(Formula formula) implements Formula {
    @Override
    public String toString() {
      return "!" + formula;
    }
  }

  /** Holds if both do. */
  record And(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return "(" + left + " && " + right + ")";
    }
  }

  /** Holds if one of both does. */
  record Or(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return "(" + left + " || " + right + ")";
    }
  }

  /** Holds if the right one holds now or later, and the left one in all states before that. */
  record Until(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return left.equals(TRUE) ? "<>" + right : "(" + left + " U " + right + ")";
    }
  }

  /**
   * Holds if the right one holds in all states up to and including the first in which the left one
   * holds, or for ever.
   */
  record Release(Formula left, Formula right) implements Formula {
    @Override
    public String toString() {
      return left.equals(FALSE) ? "[]" + right : "(" + left + " R " + right + ")";
    }
  }

  default Formula not() {
    if (this instanceof Constant constant) {
      return constant.value ? FALSE : TRUE;
    }
    return this instanceof Not not ? not.formula : new Not(this);
  }

  default Formula and(Formula other) {
    if (equals(FALSE) || other.equals(TRUE) || equals(other)) {
      return this;
    }
    if (equals(TRUE) || other.equals(FALSE)) {
      return other;
    }
    return equals(other.not()) ? FALSE : new And(this, other);
  }

  default Formula or(Formula other) {
    if (equals(TRUE) || other.equals(FALSE) || equals(other)) {
      return this;
    }
    if (equals(FALSE) || other.equals(TRUE)) {
      return other;
    }
    return equals(other.not()) ? TRUE : new Or(this, other);
  }

  default Formula implies(Formula other) {
    return not().or(other);
  }

  default Formula same(Formula other) {
    return implies(other).and(other.implies(this));
  }

  default Formula until(Formula other) {
    if (other instanceof Constant || equals(FALSE) || equals(other)) {
      return other;
    }
    // true U (p U q) says no more than true U q
    return equals(TRUE) && other instanceof Until until
        ? new Until(TRUE, until.right)
        : new Until(this, other);
  }

  default Formula release(Formula other) {
    if (other instanceof Constant || equals(TRUE) || equals(other)) {
      return other;
    }
    return equals(FALSE) && other instanceof Release release
        ? new Release(FALSE, release.right)
        : new Release(this, other);
  }

  default Formula eventually() {
    return TRUE.until(this);
  }

  default Formula always() {
    return FALSE.release(this);
  }

  /** Until, but it may also go on for ever. */
  default Formula weakUntil(Formula other) {
    return other.release(or(other));
  }

  /** The same with "not" before atoms only. */
  default Formula positive() {
    if (this instanceof Not not) {
      return not.formula.negative();
    }
    if (this instanceof And and) {
      return and.left.positive().and(and.right.positive());
    }
    if (this instanceof Or or) {
      return or.left.positive().or(or.right.positive());
    }
    if (this instanceof Until until) {
      return until.left.positive().until(until.right.positive());
    }
    if (this instanceof Release release) {
      return release.left.positive().release(release.right.positive());
    }
    return this;
  }

  /** The opposite, with "not" before atoms only. */
  default Formula negative() {
    if (this instanceof Not not) {
      return not.formula.positive();
    }
    if (this instanceof And and) {
      return and.left.negative().or(and.right.negative());
    }
    if (this instanceof Or or) {
      return or.left.negative().and(or.right.negative());
    }
    if (this instanceof Until until) {
      return until.left.negative().release(until.right.negative());
    }
    if (this instanceof Release release) {
      return release.left.negative().until(release.right.negative());
    }
    return not();
  }
}
