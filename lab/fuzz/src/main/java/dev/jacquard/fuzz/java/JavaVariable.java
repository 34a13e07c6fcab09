package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.SharedVariable.Mode;

/**
 * A shared variable in Java: its declaration and its accesses, each of which is one step.
 *
 * <p>The parameter {@code index} is the Java expression of the index, or empty for a single
 * variable. Java evaluates the index before the operands, as litmus does, and checks it after them.
 */
record JavaVariable(SharedVariable variable, Form form, Storage storage) {

  /** How a variable is declared, which decides how it is accessed. */
  enum Form {
    /** An {@code int}, plain, with a variable handle for what is not a plain access. */
    FIELD,
    /** A {@code volatile int}; for single variables. */
    VOLATILE_FIELD,
    /** An {@code AtomicInteger} or {@code AtomicIntegerArray}. */
    ATOMIC
  }

  /** The handle of the cells of all arrays. */
  private static final String CELLS = "cells$";

  int cells() {
    return variable.extent().cells();
  }

  private boolean isArray() {
    return variable.extent().array();
  }

  private String field() {
    return storage.prefix() + JavaNames.of(variable);
  }

  private String handle() {
    return isArray() ? CELLS : JavaNames.auxiliary(variable);
  }

  /** The field. */
  String declaration() {
    String name = JavaNames.of(variable);
    String filled =
        variable.initial() == 0
            ? "new int[" + cells() + "]"
            : "filled$(" + cells() + ", " + variable.initial() + ")";
    return storage.modifier()
        + switch (form) {
          case FIELD ->
              isArray() ? "final int[] " + name + " = " + filled + ";" : single("int", name);
          case VOLATILE_FIELD -> single("volatile int", name);
          case ATOMIC ->
              isArray()
                  ? "final AtomicIntegerArray "
                      + name
                      + " = new AtomicIntegerArray("
                      + filled
                      + ");"
                  : "final AtomicInteger " + name + " = new AtomicInteger(" + initial() + ");";
        };
  }

  /** A single variable that begins with 0 is not written by anybody. */
  private String single(String type, String name) {
    return type + " " + name + (variable.initial() == 0 ? "" : " = " + initial()) + ";";
  }

  private String initial() {
    return variable.initial() == 0 ? "" : Integer.toString(variable.initial());
  }

  /** The handle; a single variable has one of its own. */
  String handleDeclaration() {
    String made =
        isArray()
            ? "MethodHandles.arrayElementVarHandle(int[].class)"
            : "handle$(\"" + JavaNames.of(variable) + "\")";
    return "private static final VarHandle " + handle() + " = " + made + ";";
  }

  private boolean isDirect() {
    return form == Form.VOLATILE_FIELD || form == Form.FIELD && variable.mode() == Mode.PLAIN;
  }

  private String cell(String index) {
    return isArray() ? field() + "[" + index + "]" : field();
  }

  String read(String index) {
    if (isDirect()) {
      return cell(index);
    }
    return asInt(call(form == Form.ATOMIC ? "get" : "getVolatile", index));
  }

  /** A statement without its semicolon. */
  String write(String index, String value) {
    if (isDirect()) {
      return cell(index) + " = " + value;
    }
    return call(form == Form.ATOMIC ? "set" : "setVolatile", index, value);
  }

  /** A read, the operand, a write: a statement without its semicolon; the index has no steps. */
  String update(String index, String operator, String operand) {
    return isDirect()
        ? cell(index) + " " + operator + "= " + operand
        : write(index, read(index) + " " + operator + " " + operand);
  }

  /** Whether {@link #update} evaluates the index twice. */
  boolean updateRepeatsIndex() {
    return isArray() && !isDirect();
  }

  /** An atomic update as an expression statement; {@link #asInt} makes its result an int. */
  String call(String method, String index, String... operands) {
    String where = index;
    if (form != Form.ATOMIC) {
      where = isArray() ? field() + ", " + index : storage.argumentBefore("");
    }
    String arguments = String.join(", ", operands);
    String comma = where.isEmpty() || arguments.isEmpty() ? "" : ", ";
    String receiver = form == Form.ATOMIC ? field() : handle();
    return receiver + "." + method + "(" + where + comma + arguments + ")";
  }

  /** The value of a call: that of a variable handle has no type of its own. */
  String asInt(String call) {
    return form == Form.ATOMIC ? call : "((int) " + call + ")";
  }

  /** A read when all threads have ended, so that it need not be ordered; no index if single. */
  String finalValue(String index) {
    return form == Form.ATOMIC ? call("getPlain", isArray() ? index : "") : cell(index);
  }
}
