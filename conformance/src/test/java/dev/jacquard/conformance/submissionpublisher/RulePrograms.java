package dev.jacquard.conformance.submissionpublisher;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;

/** Subscriptions, demand and drops, with subscribers that run where the publisher does. */
public final class RulePrograms {
  private static final Executor HERE = Runnable::run;

  private RulePrograms() {}

  /** Asks for some items, and tells what it gets. */
  private static final class Telling implements Flow.Subscriber<Integer> {
    private final StringBuilder told = new StringBuilder();
    private final long asks;
    private Flow.Subscription subscription;

    Telling(long asks) {
      this.asks = asks;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      told.append('s');
      if (asks != 0) {
        given.request(asks);
      }
    }

    @Override
    public void onNext(Integer item) {
      told.append(item);
    }

    @Override
    public void onError(Throwable failure) {
      told.append('!').append(failure.getClass().getSimpleName());
    }

    @Override
    public void onComplete() {
      told.append('.');
    }
  }

  @Expect(outcomes = "false true true 1 4 true / s12. true null false", executions = 1)
  public static String subscriptions() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(HERE, 4);
    Telling telling = new Telling(9);
    boolean before = publisher.hasSubscribers();
    publisher.subscribe(telling);
    String state =
        Words.of(
            before,
            publisher.hasSubscribers(),
            publisher.isSubscribed(telling),
            publisher.getNumberOfSubscribers(),
            publisher.getMaxBufferCapacity(),
            publisher.getSubscribers().contains(telling) && publisher.getExecutor() == HERE);
    publisher.submit(1);
    publisher.submit(2);
    publisher.close();
    return state
        + " / "
        + Words.of(
            telling.told,
            publisher.isClosed(),
            publisher.getClosedException(),
            publisher.hasSubscribers());
  }

  @Expect(
      outcomes =
          "IllegalArgumentException NullPointerException NullPointerException NullPointerException"
              + " IllegalStateException IllegalStateException",
      executions = 1)
  public static String refusals() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(HERE, 4);
    SubmissionPublisher<Integer> closed = new SubmissionPublisher<>(HERE, 4);
    closed.close();
    return Words.thrownByEach(
        () -> new SubmissionPublisher<>(HERE, 0),
        () -> new SubmissionPublisher<>(null, 4),
        () -> publisher.subscribe(null),
        () -> publisher.submit(null),
        () -> closed.submit(1),
        () -> closed.offer(1, null));
  }

  /** A second subscription of the same subscriber, a demand that is none, a failure at the end. */
  @Expect(
      outcomes =
          "s!IllegalStateException s!IllegalArgumentException s1!ArithmeticException"
              + " ArithmeticException s.",
      executions = 1)
  public static String failures() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(HERE, 4);
    Telling twice = new Telling(1);
    publisher.subscribe(twice);
    publisher.subscribe(twice);
    Telling nothing = new Telling(-1);
    publisher.subscribe(nothing);
    Telling failed = new Telling(5);
    publisher.subscribe(failed);
    publisher.submit(1);
    publisher.closeExceptionally(new ArithmeticException());
    SubmissionPublisher<Integer> closed = new SubmissionPublisher<>(HERE, 4);
    closed.close();
    Telling late = new Telling(1);
    closed.subscribe(late);
    return Words.of(
        twice.told,
        nothing.told,
        failed.told,
        publisher.getClosedException().getClass().getSimpleName(),
        late.told);
  }

  /** What is not asked for stays in the buffer, and what does not fit there is dropped. */
  @Expect(outcomes = "1 2 2 0 -1 true s12 0 1 -1 s123", executions = 1)
  public static String demandAndDrops() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(HERE, 2);
    Telling telling = new Telling(0);
    publisher.subscribe(telling);
    int first = publisher.submit(1);
    int second = publisher.submit(2);
    int lag = publisher.estimateMaximumLag();
    long demand = publisher.estimateMinimumDemand() + 2;
    boolean[] asked = new boolean[1];
    int dropped = publisher.offer(3, (subscriber, item) -> !(asked[0] = subscriber == telling));
    telling.subscription.request(2);
    String told = telling.told.toString();
    int none = publisher.estimateMaximumLag();
    telling.subscription.request(1);
    long one = publisher.estimateMinimumDemand();
    publisher.offer(3, null);
    int full = publisher.offer(4, null) + publisher.offer(5, null);
    int limited = publisher.offer(6, 1, TimeUnit.NANOSECONDS, null);
    return Words.of(
        first,
        second,
        lag,
        demand,
        dropped,
        asked[0],
        told,
        none,
        one,
        Math.min(limited, full),
        telling.told);
  }

  /** A subscriber that cancels is gone. */
  @Expect(outcomes = "s1 false 0", executions = 1)
  public static String cancelled() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(HERE, 4);
    Telling telling = new Telling(5);
    publisher.subscribe(telling);
    publisher.submit(1);
    telling.subscription.cancel();
    publisher.submit(2);
    return Words.of(
        telling.told, publisher.isSubscribed(telling), publisher.getNumberOfSubscribers());
  }
}
