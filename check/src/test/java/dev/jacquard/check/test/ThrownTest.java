package dev.jacquard.check.test;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThrownTest {
  private static StackTraceElement frame(String type, String method) {
    return new StackTraceElement("program", null, null, type, method, "File.java", 7);
  }

  private static Throwable thrown(StackTraceElement... frames) {
    Throwable thrown = new IllegalStateException("closed");
    thrown.setStackTrace(frames);
    return thrown;
  }

  @Test
  void framesOfTheProgramAreKept() {
    Thrown thrown =
        Thrown.of(
            "main",
            thrown(
                frame("org.junit.jupiter.api.Assertions", "fail"),
                frame("acme.Account", "close"),
                frame("dev.jacquard.runtime.primitive.synchronizer.Monitors", "enter"),
                frame("acme.Account", "$jacquard$initialise"),
                frame("java.util.ArrayList", "forEach"),
                frame("acme.AccountTest", "test"),
                frame("java.lang.Thread", "run")));
    assertThat(thrown.text()).isEqualTo("java.lang.IllegalStateException: closed");
    assertThat(thrown.frames())
        .extracting(StackTraceElement::toString)
        .containsExactly(
            "acme.Account.close(File.java:7)",
            "java.util.ArrayList.forEach(File.java:7)",
            "acme.AccountTest.test(File.java:7)");
  }

  @Test
  void traceWithoutAnyFrameOfTheProgramIsKeptWhole() {
    assertThat(Thrown.of("main", thrown(frame("java.lang.Thread", "run"))).frames()).hasSize(1);
  }

  @Test
  void causesAreAChain() {
    Throwable cause = new IllegalArgumentException("two", new RuntimeException("three"));
    assertThat(Thrown.of("main", new Exception("one", cause)).causes())
        .extracting(Thrown::text)
        .containsExactly(
            "java.lang.IllegalArgumentException: two", "java.lang.RuntimeException: three");
  }

  @Test
  void circleOfCausesEnds() {
    Exception first = new Exception("first");
    Exception second = new Exception("second", first);
    first.initCause(second);
    assertThat(Thrown.of("main", first).causes()).hasSizeLessThan(100);
  }
}
