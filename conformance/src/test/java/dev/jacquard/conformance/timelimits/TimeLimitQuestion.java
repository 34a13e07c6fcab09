package dev.jacquard.conformance.timelimits;

import dev.jacquard.conformance.Run;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What every wait with a time limit is asked, and what it has to answer. */
public enum TimeLimitQuestion {
  /** Nobody is too late for a long limit if it comes at all. */
  LONG_AND_IT_COMES("in time") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return comesWithin(wait, 5_000);
    }
  },
  /** A short one passes at any moment. */
  SHORT_AND_IT_COMES("in time", "too late") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return comesWithin(wait, 100);
    }
  },
  /** Short ones that are repeated are a long one together, and then nobody is too late. */
  SHORT_AGAIN_AND_AGAIN("in time") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return comesWithinOneOf(wait, 3, 600);
    }
  },
  /** Unless they are too few. */
  SHORT_AND_NOT_LONG_TOGETHER("in time", "too late") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return comesWithinOneOf(wait, 2, 400);
    }
  },
  LONG_AND_IT_NEVER_COMES("too late") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return answer(wait.make().waits().await(5_000));
    }
  },
  /** Two limits one after the other are over before a longer one. */
  TWICE_BEFORE_A_LATER_ONE("first") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return twice(wait, 5_000);
    }
  },
  TWICE_BEHIND_AN_EARLIER_ONE("second") {
    @Override
    String ask(TimedWait wait) throws Exception {
      return twice(wait, 3_000);
    }
  };

  private final Set<String> answers;

  TimeLimitQuestion(String... answers) {
    this.answers = Set.of(answers);
  }

  /** All answers, with limits that pass last if they are long. */
  public Set<String> answers() {
    return answers;
  }

  /** Whether it makes sense for a wait. */
  public boolean isFor(TimedWait wait) {
    return wait.isRepeatable()
        || this != SHORT_AGAIN_AND_AGAIN && this != SHORT_AND_NOT_LONG_TOGETHER;
  }

  abstract String ask(TimedWait wait) throws Exception;

  /** One execution of the program. */
  public static String ask(String wait, String question) throws Exception {
    return valueOf(question).ask(TimedWait.valueOf(wait));
  }

  private static String comesWithin(TimedWait wait, long millis) throws Exception {
    return comesWithinOneOf(wait, 1, millis);
  }

  private static String comesWithinOneOf(TimedWait wait, int times, long millis) throws Exception {
    TimedWait.Case awaited = wait.make();
    Thread other = new Thread(awaited.comes());
    other.setDaemon(true); // it may wait for who has gone
    other.start();
    boolean inTime = false;
    for (int i = 0; i < times && !inTime; i++) {
      inTime = awaited.waits().await(millis);
    }
    return answer(inTime);
  }

  private static String answer(boolean inTime) {
    return inTime ? "in time" : "too late";
  }

  private static String twice(TimedWait wait, long otherMillis) throws Exception {
    TimedWait.Case one = wait.make();
    TimedWait.Case two = wait.make();
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger over = new AtomicInteger();
    Thread other =
        new Thread(
            Run.unchecked(
                () -> {
                  never.await(otherMillis, TimeUnit.MILLISECONDS);
                  over.incrementAndGet();
                }));
    other.start();
    boolean any = one.waits().await(2_000) | two.waits().await(2_000);
    return any ? "in time" : over.get() == 0 ? "first" : "second";
  }
}
