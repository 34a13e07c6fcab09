package dev.jacquard.conformance.submissionpublisher;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

/** Items that are sent to subscribers. */
public final class Publishers {
  private Publishers() {}

  /** Asks for one item after the other. */
  private static final class Subscriber implements Flow.Subscriber<Integer> {
    private final Digits digits;
    private final CountDownLatch done;
    private Flow.Subscription subscription;

    Subscriber(Digits digits, CountDownLatch done) {
      this.digits = digits;
      this.done = done;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      subscription.request(1);
    }

    @Override
    public void onNext(Integer item) {
      digits.add(item);
      subscription.request(1);
    }

    @Override
    public void onError(Throwable thrown) {
      digits.add(9);
      done.countDown();
    }

    @Override
    public void onComplete() {
      done.countDown();
    }
  }

  @Expect(outcomes = "1")
  public static String oneItem() throws Exception {
    return receive();
  }

  private static String receive() throws Exception {
    Digits digits = new Digits();
    CountDownLatch done = new CountDownLatch(1);
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
      publisher.subscribe(new Subscriber(digits, done));
      publisher.submit(1);
    }
    done.await();
    return digits.toString();
  }

  @Expect(outcomes = "9")
  public static String closedExceptionally() throws Exception {
    Digits digits = new Digits();
    CountDownLatch done = new CountDownLatch(1);
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    publisher.subscribe(new Subscriber(digits, done));
    publisher.closeExceptionally(new IllegalStateException());
    done.await();
    return digits.toString();
  }

  @Expect(outcomes = "5", deep = false, reason = "thousands of executions")
  public static String consume() {
    Digits digits = new Digits();
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    CompletableFuture<Void> consumed = publisher.consume(digits::add);
    publisher.submit(5);
    publisher.close();
    consumed.join();
    return digits.toString();
  }
}
