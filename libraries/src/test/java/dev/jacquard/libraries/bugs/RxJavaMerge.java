package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import java.util.concurrent.atomic.AtomicReference;
import rx.Observable;
import rx.subjects.PublishSubject;

/**
 * RxJava 5851: of two merged sources one fails and the other completes. The failing one says that
 * it is done before it hands over its error, so that the merged source completes as if all were
 * well.
 */
@FixedBug(
    issue = "https://github.com/ReactiveX/RxJava/pull/5851",
    library = "rxjava",
    broken = "1.3.5",
    fixed = "1.3.6",
    failure = "assertion")
final class RxJavaMerge {
  void run() throws InterruptedException {
    PublishSubject<String> failing = PublishSubject.create();
    PublishSubject<String> completing = PublishSubject.create();
    AtomicReference<String> end = new AtomicReference<>("none");
    Observable.merge(failing, completing)
        .subscribe(item -> {}, error -> end.set("error"), () -> end.set("completed"));
    Together.run(() -> failing.onError(new IllegalStateException()), completing::onCompleted);
    if (!end.get().equals("error")) {
      throw new AssertionError("the error is lost: " + end.get());
    }
  }
}
