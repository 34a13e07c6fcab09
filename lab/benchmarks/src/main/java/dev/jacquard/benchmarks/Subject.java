package dev.jacquard.benchmarks;

import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.List;

/**
 * A program whose exploration is measured, in the litmus language.
 *
 * @param traces how many executions an optimal reduction has, to be sure of what is measured
 */
public record Subject(String name, String text, long traces) {

  /** From the cheapest execution to the dearest, more or less. */
  public static final List<Subject> ALL =
      List.of(
          new Subject(
              "2x3 volatile writes", "volatile int x; thread t[2] { repeat (3) { x = tid; } }", 20),
          new Subject(
              "2x3 atomic adds",
              "volatile int x; thread t[2] { repeat (3) { getAndAdd(x, 1); } }",
              20),
          new Subject(
              "2x3 reads and writes",
              """
              volatile int x, y
              thread a { x = 1; int r = y; x = 2; }
              thread b { y = 1; int r = x; y = 2; }
              """,
              7),
          new Subject(
              "4x3 lock sections",
              "lock m; thread t[4] { repeat (3) { lock(m); unlock(m); } }",
              369_600),
          new Subject(
              "4x3 atomic adds",
              "volatile int x; thread t[4] { repeat (3) { getAndAdd(x, 1); } }",
              369_600),
          new Subject(
              "bounded buffer 3+3",
              """
              int count
              lock m
              condition notFull of m, notEmpty of m
              thread producer[3] {
                lock(m);
                while (count == 2) { wait(notFull); }
                count++;
                notify(notEmpty);
                unlock(m);
              }
              thread consumer[3] {
                lock(m);
                while (count == 0) { wait(notEmpty); }
                count--;
                notify(notFull);
                unlock(m);
              }
              """,
              5_076),
          new Subject(
              "indexer 12",
              """
              volatile int table[128]
              thread worker[12] {
                int m = 1;
                while (m <= 4) {
                  int w = 11 * m + tid;
                  int h = (7 * w) % 128;
                  while (!cas(table[h], 0, w)) { h = (h + 1) % 128; }
                  m = m + 1;
                }
              }
              """,
              8));

  LitmusProgram program() {
    return LitmusProgram.of(name, LitmusParser.parse(name, text), LitmusOptions.DEFAULT);
  }
}
