package dev.jacquard.conformance.countdownlatch;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;

/** What a latch says of itself. */
public final class TextPrograms {
  private TextPrograms() {}

  private static String state(Object latch) {
    String text = latch.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(outcomes = "[Count = 2] [Count = 1] [Count = 0]", executions = 1)
  public static String followsTheCount() {
    CountDownLatch latch = new CountDownLatch(2);
    String first = state(latch);
    latch.countDown();
    String second = state(latch);
    latch.countDown();
    return first + " " + second + " " + state(latch);
  }

  @Expect(outcomes = {"[Count = 1]", "[Count = 0]"})
  public static String comesBeforeOrAfterACount() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    String[] seen = new String[1];
    Run.both(latch::countDown, () -> seen[0] = state(latch));
    return seen[0];
  }

  @Expect(outcomes = "true", executions = 1)
  public static String beginsAsThatOfAnyObject() {
    CountDownLatch latch = new CountDownLatch(1);
    String name = CountDownLatch.class.getName();
    return "" + latch.toString().startsWith(name + "@" + Integer.toHexString(latch.hashCode()));
  }
}
