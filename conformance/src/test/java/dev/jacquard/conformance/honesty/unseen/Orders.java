package dev.jacquard.conformance.honesty.unseen;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.hamcrest.unseen.Cell;
import org.hamcrest.unseen.Line;
import org.hamcrest.unseen.Sum;
import org.hamcrest.unseen.Text;

/** Who comes first decides, and nothing that is a step says who does. */
public final class Orders {
  private Orders() {}

  /** Both threads write into one text, which is expected in the order of the starts. */
  @Expect(failures = "assertion")
  public static String textInOrderOfStarts() throws InterruptedException {
    Text text = new Text();
    Run.both(() -> text.append("a"), () -> text.append("b"));
    Claim.that(text.toString().equals("ab"), "not in order");
    return "";
  }

  /** The last one who sets it should be the one that was started last. */
  @Expect(failures = "assertion")
  public static String lastSettingStands() throws InterruptedException {
    Cell<String> setting = new Cell<>("");
    Run.both(() -> setting.set("first"), () -> setting.set("second"));
    Claim.that(setting.get().equals("second"), "the first one stands");
    return "";
  }

  /** The reader takes it for granted that the writer was quick. */
  @Expect(failures = "assertion")
  public static String readerIsTooEarly() throws InterruptedException {
    Cell<String> answer = new Cell<>(null);
    Run.both(() -> answer.set("42"), () -> Claim.that(answer.get() != null, "no answer yet"));
    return "";
  }

  /** The consumer polls a line that the producer may not have filled. */
  @Expect(failures = "exception")
  public static String pollsAnEmptyLine() throws InterruptedException {
    Line line = new Line();
    Run.both(() -> line.add("x"), () -> line.poll().hashCode());
    return "";
  }

  /** A checksum depends on the order of its updates. */
  @Expect(failures = "assertion")
  public static String checksumOfTwo() throws InterruptedException {
    Sum sum = new Sum();
    Run.both(() -> sum.add(1), () -> sum.add(2));
    Claim.that(sum.value() == 33, "another sum");
    return "";
  }

  /** The lock orders nothing, since the threads use it for something else. */
  @Expect(failures = "assertion")
  public static String textBehindTwoLocks() throws InterruptedException {
    Text text = new Text();
    ReentrantLock one = new ReentrantLock();
    ReentrantLock other = new ReentrantLock();
    Run.both(() -> append(text, one, "a"), () -> append(text, other, "b"));
    Claim.that(text.toString().equals("ab"), "not in order");
    return "";
  }

  private static void append(Text text, ReentrantLock lock, String what) {
    lock.lock();
    try {
      text.append(what);
    } finally {
      lock.unlock();
    }
  }

  /** The latch is counted down before the text is written, not after. */
  @Expect(failures = "assertion")
  public static String latchTooEarly() throws InterruptedException {
    Text text = new Text();
    CountDownLatch ready = new CountDownLatch(1);
    Run.both(
        () -> {
          ready.countDown();
          text.append("x");
        },
        Run.unchecked(
            () -> {
              ready.await();
              Claim.that(text.length() == 1, "nothing there");
            }));
    return "";
  }

  /** Each thread takes a ticket and writes its name, which should be in the order of tickets. */
  @Expect(failures = "assertion")
  public static String namesInOrderOfTickets() throws InterruptedException {
    Line names = new Line();
    AtomicInteger tickets = new AtomicInteger();
    Runnable guest =
        () -> {
          int ticket = tickets.incrementAndGet();
          names.add(ticket);
        };
    Run.both(guest, guest);
    Claim.that(names.poll().equals(1), "the second ticket is first");
    return "";
  }

  /** The main thread reads without waiting for anybody. */
  @Expect(failures = "assertion")
  public static String mainDoesNotJoin() {
    Cell<String> setting = new Cell<>("old");
    new Thread(() -> setting.set("new")).start();
    Claim.that(setting.get().equals("old"), "changed already");
    return "";
  }

  /** The main thread changes what it gave to a thread that it has started. */
  @Expect(failures = "assertion")
  public static String changedAfterTheStart() throws InterruptedException {
    Text text = new Text().append("x");
    AtomicInteger length = new AtomicInteger(-1);
    Thread reader = new Thread(() -> length.set(text.length()));
    reader.start();
    text.clear();
    reader.join();
    Claim.that(length.get() == 0, "too early");
    return "";
  }
}
