package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.fuzz.Survey;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Java takes the steps of a statement in the order in which litmus does.
 *
 * <p>Each program has one thread, whose steps change what its later steps find: any other order
 * gives another final state. The counter {@code c} is changed by almost every operand.
 */
class EvaluationOrderTest {
  private static final String DECLARATIONS =
      """
      int c, x = 3, y = 4, a[6] = 10
      volatile int v = 5, w[6] = 20
      lock m[2]
      semaphore s[2] = 1
      """;

  private static final List<String> CODES =
      List.of(
          // operands of operators
          "x = getAndAdd(c, 1) * 100 + getAndAdd(c, 1) * 10 - getAndAdd(c, 1);",
          "x = getAndSet(c, 7) - (getAndAdd(c, 2) - getAndSet(c, 1)) * c;",
          "x = -getAndAdd(c, 1) + -c; y = !getAndSet(c, 0) + !c;",
          "x = (getAndAdd(c, 1) < getAndAdd(c, 1)) + (getAndAdd(c, 1) == 2) * 2;",
          // short circuits
          "x = getAndAdd(c, 1) && getAndAdd(c, 1); y = getAndAdd(c, 1) || getAndAdd(c, 1);",
          "x = getAndAdd(c, 1) || getAndAdd(c, 1); y = getAndAdd(c, 1) && getAndAdd(c, 1);",
          "if (!(getAndAdd(c, 1) && x) && getAndAdd(c, 1) > 0 || getAndAdd(c, 5)) y = c; else x ="
              + " c;",
          // an index and the value behind it
          "a[getAndAdd(c, 1)] = getAndAdd(c, 1);",
          "w[getAndAdd(c, 1)] = getAndAdd(c, 1);",
          "x = a[getAndAdd(c, 1)] + getAndAdd(a[c], 5) + getAndSet(w[c], c);",
          "a[a[0] - 9] = getAndAdd(a[1], 1); w[w[0] - 19] = getAndAdd(w[1], 1);",
          "a[c] = getAndAdd(c, 1) + 1; w[c] = getAndAdd(c, 1) + 1;",
          // an update reads before its operand is evaluated, and finds its cell once
          "x += getAndAdd(x, 5); y -= getAndSet(y, 9);",
          "v += getAndAdd(v, 5); v++; x++; c--; v -= c;",
          "a[getAndAdd(c, 1)] += getAndAdd(a[0], 5) + c;",
          "w[getAndAdd(c, 1)] += getAndAdd(w[0], 5) + c;",
          "w[c] -= getAndAdd(c, 1); a[c] -= getAndAdd(c, 1); w[c]++; a[c]--;",
          // atomic updates, also with the result dropped
          "x = cas(a[getAndAdd(c, 1)], getAndAdd(c, 1) + 9, getAndAdd(c, 1) * 7);",
          "x = cas(w[getAndAdd(c, 1)], getAndAdd(c, 1) + 19, getAndAdd(c, 1) * 7);",
          "getAndAdd(a[getAndAdd(c, 1)], getAndAdd(c, 1)); getAndSet(w[c], c); cas(v, 5, c);",
          // locks and semaphores with an index that the run decides
          "lock(m[getAndAdd(c, 1)]); lock(m[c]); x = c; unlock(m[c]); unlock(m[getAndAdd(c, -1)]);",
          "synchronized (m[getAndAdd(c, 1)]) { c = 9; } x = tryLock(m[c - 9]) + tryLock(m[1]) * 2;",
          "acquire(s[getAndAdd(c, 1)]); x = tryAcquire(s[0]) + tryAcquire(s[c]) * 2; release(s[c],"
              + " 2);",
          "x = tryAcquire(s[1], getAndAdd(c, 2)) + 2 * tryAcquire(s[0], getAndAdd(c, 1));",
          // loops
          "while (getAndAdd(c, 1) < 3) x += c; while (true) { if (getAndAdd(c, 1) > 5) break; }",
          "repeat (3) { synchronized (m[0]) { if (getAndAdd(c, 1) == 1) break; } x = c; } y = c;",
          "repeat (0) c++; repeat (2) repeat (2) { c++; break; x = 0; }",
          "while (c < 2) { c++; if (c) break; else break; x = 9; } y = c;",
          // failures, which end the thread where they happen
          "x = 1 / c + getAndAdd(c, 1); y = 0;",
          "x = getAndAdd(c, 1) / (c - 1); y = 0;",
          "x = getAndAdd(c, 1) + 1 % (c - 1); y = 0;",
          "a[6 + c] = getAndAdd(c, 1); y = 0;",
          "w[-1 + c] = getAndAdd(c, 1); y = 0;",
          "w[c + 6] += getAndAdd(c, 1); y = 0;",
          "a[c + 6] += getAndAdd(c, 1); y = 0;",
          "x = cas(a[c - 1], getAndAdd(c, 1), getAndAdd(c, 1)); y = 0;",
          "x = getAndAdd(w[c + 6], getAndAdd(c, 1)); y = 0;",
          "x = a[c - 1] + getAndAdd(c, 1); y = 0;",
          "lock(m[c + 2]); y = 0;",
          "x = tryAcquire(s[1], getAndAdd(c, 1) - 1); y = 0;",
          "release(s[c + 2]); y = 0;",
          "unlock(m[0]); y = 0;",
          "notify(m[0]); y = 0;",
          "wait(m[0]); y = 0;",
          "assert(getAndAdd(c, 1) == 1 || getAndAdd(c, 1) == 0); y = 0;",
          "assert(getAndAdd(c, 1)); y = 0;",
          "assert 1 - 1; y = 0;");

  private static final Map<String, List<String>> CLASSES = new HashMap<>();
  private static Map<String, byte[]> classFiles;

  static List<String> codes() {
    return CODES;
  }

  private static LitmusFile program(String code) {
    return Programs.parse(DECLARATIONS + "thread only { " + code + " }");
  }

  @BeforeAll
  static void translate() {
    Translated translated = new Translated();
    CODES.forEach(code -> CLASSES.put(code, translated.add(program(code))));
    classFiles = translated.compile();
  }

  @ParameterizedTest
  @MethodSource("codes")
  void stepsAreTakenInTheSameOrder(String code) throws Exception {
    List<Integer> expected = onlyState(program(code));
    assertThat(CLASSES.get(code)).hasSize(JavaStyle.values().length);
    for (String name : CLASSES.get(code)) {
      assertThat(OrdinaryRun.of(name, classFiles)).as(name).hasValue(expected);
    }
  }

  private static List<Integer> onlyState(LitmusFile file) {
    LitmusProgram program = LitmusProgram.of("program", WithMain.of(file), LitmusOptions.DEFAULT);
    Survey survey = Survey.of(program, new OptimalDpor(), 2);
    assertThat(survey.complete()).isTrue();
    assertThat(survey.sharedValues()).hasSize(1);
    return survey.sharedValues().iterator().next();
  }
}
