package dev.jacquard.libraries.bugs;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import io.reactivex.Observable;
import io.reactivex.Observer;
import io.reactivex.disposables.Disposable;
import io.reactivex.subjects.MaybeSubject;
import java.util.concurrent.atomic.AtomicReference;

/**
 * RxJava 6059: an inner source succeeds while the whole is disposed. Disposing clears the item that
 * is about to be emitted, and the observer gets null. The fixed version still writes that field
 * from both threads without order, but nothing comes of it; therefore plain accesses are explored.
 */
@FixedBug(
    issue = "https://github.com/ReactiveX/RxJava/issues/6059",
    library = "rxjava",
    broken = "2.1.14",
    fixed = "2.2.0",
    failure = "assertion",
    with = "reactive-streams-1.0.2",
    races = RacePolicy.EXPLORE)
final class RxJavaConcatMapMaybe {
  private static final class NoNulls implements Observer<String> {
    private final AtomicReference<Disposable> subscription = new AtomicReference<>();

    @Override
    public void onSubscribe(Disposable disposable) {
      subscription.set(disposable);
    }

    @Override
    public void onNext(String item) {
      if (item == null) {
        throw new AssertionError("null was emitted");
      }
    }

    @Override
    public void onError(Throwable error) {
      throw new AssertionError(error);
    }

    @Override
    public void onComplete() {}
  }

  void run() throws InterruptedException {
    MaybeSubject<String> inner = MaybeSubject.create();
    NoNulls observer = new NoNulls();
    Observable.just("outer").hide().concatMapMaybe(outer -> inner).subscribe(observer);
    Together.run(() -> inner.onSuccess("item"), () -> observer.subscription.get().dispose());
  }
}
