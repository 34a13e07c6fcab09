package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each thing of litmus becomes what it should in Java, or is refused with the right reason. */
class JavaTranslationTest {

  private static String translate(String program, JavaStyle style) {
    LitmusFile file = WithMain.of(Programs.parse(program));
    return JavaTranslation.translate(file, "Program", style).text();
  }

  private static void assertHas(String program, JavaStyle style, String... lines) {
    assertThat(translate(program, style).lines().map(String::strip)).contains(lines);
  }

  private static void assertLacks(String program, JavaStyle style, String text) {
    assertThat(translate(program, style)).doesNotContain(text);
  }

  private static void assertRefused(String program, Obstacle obstacle) {
    for (JavaStyle style : JavaStyle.values()) {
      assertThatThrownBy(() -> translate(program, style))
          .isInstanceOfSatisfying(
              NotExpressibleException.class, e -> assertThat(e.obstacle()).isEqualTo(obstacle));
    }
  }

  @Test
  void plainVariablesAreFields() {
    String program = "int x = 3, a[2] = 7 thread t { x = a[1]; }";
    for (JavaStyle style : List.of(JavaStyle.STATIC, JavaStyle.ATOMICS)) {
      assertHas(program, style, "static int x = 3;", "static final int[] a = filled$(2, 7);");
      assertHas(program, style, "x = a[1];");
      assertLacks(program, style, "x$");
    }
    assertHas(program, JavaStyle.INSTANCE, "int x = 3;", "s.x = s.a[1];");
  }

  @Test
  void volatileVariablesDifferByStyle() {
    String program = "volatile int v, w[2] thread t { v = w[1]; v++; }";
    assertHas(program, JavaStyle.STATIC, "v$.setVolatile(((int) cells$.getVolatile(w, 1)));");
    assertHas(program, JavaStyle.STATIC, "v$.setVolatile(((int) v$.getVolatile()) + 1);");
    assertHas(program, JavaStyle.ATOMICS, "v.set(w.get(1));", "v.set(v.get() + 1);");
    assertHas(program, JavaStyle.INSTANCE, "volatile int v;", "s.v += 1;");
    assertHas(program, JavaStyle.INSTANCE, "s.v = ((int) cells$.getVolatile(s.w, 1));");
  }

  @Test
  void atomicUpdatesUseHandlesOrAtomics() {
    String program = "int x volatile int v thread t { int r = getAndAdd(x, 2); cas(v, r, x); }";
    assertHas(program, JavaStyle.STATIC, "r = ((int) x$.getAndAdd(2));");
    assertHas(program, JavaStyle.STATIC, "v$.compareAndSet(r, x);");
    assertHas(program, JavaStyle.ATOMICS, "static int x;", "v.compareAndSet(r, x);");
    assertHas(program, JavaStyle.INSTANCE, "int v;", "r = ((int) x$.getAndAdd(s, 2));");
    assertHas(program, JavaStyle.INSTANCE, "v$.compareAndSet(s, r, s.x);");
  }

  @Test
  void locksTakenInBlocksAreMonitorsIfTheStyleWantsIt() {
    String program = "int x lock m thread t { lock(m); int r = x; unlock(m); x = r; }";
    assertHas(program, JavaStyle.STATIC, "static final Object m = new Object();");
    assertHas(program, JavaStyle.STATIC, "synchronized (m) {", "r = x;", "}", "x = r;");
    assertHas(program, JavaStyle.INSTANCE, "synchronized (s.m) {");
    assertHas(program, JavaStyle.ATOMICS, "m.lock();", "m.unlock();");
  }

  @Test
  void locksThatThreadsWaitOnAreMonitors() {
    String program = "lock m thread t { lock(m); wait(m); notify(m); notifyAll(m); unlock(m); }";
    for (JavaStyle style : List.of(JavaStyle.STATIC, JavaStyle.ATOMICS)) {
      assertHas(program, style, "synchronized (m) {", "m.wait();", "m.notify();", "m.notifyAll();");
    }
  }

  @Test
  void locksWithConditionsOrTriesAreReentrantLocks() {
    String program =
        """
        lock m, n condition c of m
        thread t { synchronized (m) { wait(c); notify(c); notifyAll(c); } if (tryLock(n)) unlock(n); }
        """;
    assertHas(program, JavaStyle.STATIC, "static final Condition c = m.newCondition();");
    assertHas(program, JavaStyle.STATIC, "m.lock();", "c.await();", "c.signal();");
    assertHas(program, JavaStyle.STATIC, "c.signalAll();", "if (n.tryLock()) {");
  }

  @Test
  void locksUnderWhichAThreadMayFailAreReentrantLocks() {
    List<String> failures =
        List.of(
            "assert(x);",
            "x = 1 / x;",
            "x = a[x];",
            "x = a[tid - 1];",
            "while (true) { synchronized (n) { break; } } notify(c);",
            "unlock(n);",
            "wait(c);",
            "acquire(s, x);",
            "repeat (2) start(other);");
    for (String failure : failures) {
      String program =
          """
          int x, a[2] lock m, n condition c of n semaphore s
          thread t { synchronized (m) { %s } }
          thread other { }
          """
              .formatted(failure);
      assertHas(program, JavaStyle.STATIC, "m.lock();", "m.unlock();");
      assertLacks(program, JavaStyle.STATIC, "synchronized");
    }
  }

  @Test
  void whatCannotFailMayHappenUnderAMonitor() {
    String program =
        """
        int x, a[2] lock m, n condition c of n semaphore s
        thread t {
          synchronized (m) {
            x = a[1] / 2 + x % -1;
            lock(n); while (x) { if (a[0]) { break; } wait(c); } notify(c); unlock(n);
            if (tryLock(n)) { unlock(n); }
            acquire(s, 0); release(s); start(other);
          }
        }
        thread other { }
        """;
    assertHas(program, JavaStyle.STATIC, "synchronized (m) {");
  }

  @Test
  void locksThatAreNotNestedAreReentrantLocks() {
    List<String> codes =
        List.of(
            "lock(m);",
            "unlock(m);",
            "if (x) lock(m); unlock(m);",
            "lock(m); while (x) { unlock(m); lock(m); } unlock(m);",
            "repeat (2) { lock(m); if (x) break; unlock(m); }");
    for (String code : codes) {
      assertLacks("int x lock m thread t { " + code + " }", JavaStyle.STATIC, "synchronized");
    }
    String crossed = "lock m, n thread t { lock(m); lock(n); unlock(m); unlock(n); }";
    assertHas(crossed, JavaStyle.STATIC, "synchronized (m) {", "n.lock();", "n.unlock();");
  }

  @Test
  void breakGivesBackLocksInsideOut() {
    String program =
        """
        int x lock m, n, tried
        thread t {
          if (tryLock(n)) unlock(n);
          while (x) { synchronized (m) { synchronized (n) { synchronized (m) { if (x) break; } } } }
        }
        """;
    assertThat(translate(program, JavaStyle.ATOMICS).lines().map(String::strip))
        .containsSequence("m.unlock();", "n.unlock();", "m.unlock();", "if (true) break;");
    assertLacks(program, JavaStyle.STATIC, "synchronized");
  }

  @Test
  void threadsAreFieldsWithTheirNames() {
    String program = "thread t[2] { park(); if (tid > 0) { unpark(t[0]); join(t[tid - 1]); } }";
    assertHas(
        program,
        JavaStyle.STATIC,
        "static final Thread t$1 = thread$(\"t[1]\", () -> t$1$run());",
        "LockSupport.park();",
        "LockSupport.unpark(t$0);",
        "t$0.join();",
        "t$1.start();");
    assertHas(
        program,
        JavaStyle.INSTANCE,
        "final Thread t$1 = thread$(\"t[1]\", () -> t$1$run(this));",
        "LockSupport.unpark(s.t$0);");
  }

  @Test
  void namesOfJavaDoNoHarm() {
    String program =
        """
        int class, new[2], s, dev, Arrays = 2, name, Shared, lookup, main, index
        volatile int MethodHandles, this, yield
        lock String, Object[2] condition Condition of String semaphore Thread = 1, short[2] = 1
        thread body { int goto = this; int LockSupport = 1; { int r = 1; } { int r = goto; s = r; } }
        thread state[2] { int void = class; class = void + new[void] + dev + name + yield; yield++; park(); }
        thread toString { synchronized (String) { notify(Condition); } unpark(state[0]); }
        thread Program {
          int i = 1; lock(Object[i]); acquire(short[i]); acquire(Thread); getAndAdd(MethodHandles, i);
        }
        """;
    for (JavaStyle style : JavaStyle.values()) {
      String source = translate(program, style);
      assertThat(source).contains("class$name");
      assertThat(JavaCompilation.compile(List.of(new JavaSource("generated.Program", source))))
          .containsKey("generated.Program");
    }
    String local = "int x thread t { int s = x; x = s; }";
    assertHas(local, JavaStyle.INSTANCE, "s$name = s.x;", "s.x = s$name;");
  }

  @Test
  void whatJavaCannotExpressIsRefused() {
    assertRefused("thread a { join(b); } thread b { }", Obstacle.JOIN_BEFORE_START);
    assertRefused("thread a { unpark(b); } thread b { park(); }", Obstacle.UNPARK_BEFORE_START);
    assertRefused(
        "lock m thread t { synchronized (m) { wait(m); } tryLock(m); }", Obstacle.MONITOR_AND_LOCK);
    assertRefused("lock m thread t { lock(m); notify(m); }", Obstacle.MONITOR_NOT_NESTED);
    assertRefused(
        "int x lock m thread t { synchronized (m) { wait(m); assert(x); } }",
        Obstacle.FAILURE_UNDER_MONITOR);
    assertRefused(
        """
        lock m, n
        thread t { tryLock(n); repeat (2) { synchronized (n) { synchronized (m) { wait(m); break; } } } }
        """,
        Obstacle.BREAK_OUT_OF_MONITOR);
    assertRefused(
        "int x semaphore s[2] thread t { acquire(s[x], x); }", Obstacle.INDEX_BEFORE_PERMITS);
    assertRefused("lock m[2000] thread t { }", Obstacle.TOO_MANY_FIELDS);
  }

  @Test
  void codeThatNobodyReachesIsNotRefused() {
    for (JavaStyle style : JavaStyle.values()) {
      translate("int x thread t { if (false) await(x == 1); while (0) await(x == 1); }", style);
      translate("thread t[3] { if (tid > 0) join(t[tid - 1]); }", style);
    }
  }

  @Test
  void aThreadKnowsWhatItsStarterStarted() {
    String started =
        """
        int x
        thread a { start(b); if (x) start(c); else start(c); start(d); join(b); join(d); }
        thread b { }
        thread c { }
        thread d { join(b); unpark(c); unpark(a); }
        """;
    for (JavaStyle style : JavaStyle.values()) {
      translate(started, style);
    }
    assertRefused(started.replace("else start(c);", ""), Obstacle.UNPARK_BEFORE_START);
    assertRefused(
        """
        int x
        thread a { if (x) start(c); else { start(b); start(c); } }
        thread b { }
        thread c { unpark(b); }
        """,
        Obstacle.UNPARK_BEFORE_START);
  }

  @Test
  void programsWithoutAMainAreRefused() {
    LitmusFile file = Programs.parse("thread a { } thread b { }");
    assertThatThrownBy(() -> JavaTranslation.translate(file, "Program", JavaStyle.STATIC))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
