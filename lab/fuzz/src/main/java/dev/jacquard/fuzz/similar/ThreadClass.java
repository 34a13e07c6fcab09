package dev.jacquard.fuzz.similar;

import java.util.List;

/**
 * Threads, or tasks of a pool, that run the same code.
 *
 * @param letter what they are called by: A, B
 * @param maker the expression that makes a thread for the code
 */
record ThreadClass(String letter, Form form, String maker, int members, List<Statement> body) {
  ThreadClass withMembers(int fewer) {
    return new ThreadClass(letter, form, maker, fewer, body);
  }

  ThreadClass withBody(List<Statement> newBody) {
    return new ThreadClass(letter, form, maker, members, newBody);
  }
}
