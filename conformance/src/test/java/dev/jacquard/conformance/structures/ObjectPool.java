package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Objects to borrow; the broken one may lend the same object to two. */
public class ObjectPool {
  final AtomicReferenceArray<String> free = new AtomicReferenceArray<>(new String[] {"a", "b"});

  /** Null if all are lent. */
  String borrow() {
    for (int place = 0; place < free.length(); place++) {
      String found = remove(place);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  String remove(int place) {
    return free.getAndSet(place, null);
  }

  private static final class Broken extends ObjectPool {
    @Override
    String remove(int place) {
      String found = free.get(place);
      free.set(place, null);
      return found;
    }
  }

  private static String test(ObjectPool pool) throws InterruptedException {
    String[] lent = new String[2];
    Run.both(() -> lent[0] = pool.borrow(), () -> lent[1] = pool.borrow());
    Claim.that(!lent[0].equals(lent[1]), lent[0] + " is lent twice");
    return lent[0] + lent[1];
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String correct() throws Exception {
    return test(new ObjectPool());
  }

  @Expect(
      failures = "assertion",
      outcomes = {"ab", "ba"})
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
