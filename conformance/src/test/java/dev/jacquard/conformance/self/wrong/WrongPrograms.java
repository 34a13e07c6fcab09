package dev.jacquard.conformance.self.wrong;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Programs whose expectations are wrong, each in one point. */
public final class WrongPrograms {
  private static int plain;

  private WrongPrograms() {}

  private static String lostUpdate() throws InterruptedException {
    AtomicInteger x = new AtomicInteger();
    Run.both(() -> x.set(x.get() + 1), () -> x.set(x.get() + 1));
    return "" + x.get();
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 4)
  public static String asExpected() throws Exception {
    return lostUpdate();
  }

  @Expect(outcomes = "2")
  public static String oneOutcomeTooFew() throws Exception {
    return lostUpdate();
  }

  @Expect(outcomes = {"1", "2", "3"})
  public static String oneOutcomeTooMany() throws Exception {
    return lostUpdate();
  }

  @Expect(executions = 5)
  public static String anotherNumberOfExecutions() throws Exception {
    return lostUpdate();
  }

  @Expect(outcomes = "")
  public static String failureThatIsNotExpected() throws Exception {
    Run.both(() -> plain++, () -> plain++);
    return "";
  }

  @Expect(outcomes = "", failures = "deadlock")
  public static String failureThatDoesNotHappen() {
    return "";
  }

  @Expect(outcomes = "0")
  public static String notControlled() {
    return "" + (new SecureRandom().nextInt() & 0);
  }

  @Expect(outcomes = "")
  public static String tooManySteps() {
    AtomicInteger x = new AtomicInteger();
    for (int i = 0; i < 1_000_000; i++) {
      x.incrementAndGet();
    }
    return "";
  }

  @Expect(outcomes = "", deep = false)
  public static String notDeepWithoutReason() {
    return "";
  }

  @Expect(outcomes = "", minJdk = 1000)
  public static String forAnotherJdk() {
    throw new AssertionError("not run");
  }
}
