package dev.jacquard.model.diagram.text;

import dev.jacquard.model.diagram.description.View;

/**
 * What an expression is evaluated in.
 *
 * @param self the acting process, counted from 0; -1 if nobody acts
 * @param indices room for the values of the indices that quantifiers bind
 */
record Situation(View state, int self, int[] indices) {
  private static final int[] NONE = new int[0];

  static Situation of(View state, int self, int indices) {
    return new Situation(state, self, indices == 0 ? NONE : new int[indices]);
  }
}
