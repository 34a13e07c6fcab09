package dev.jacquard.fuzz.timed;

import dev.jacquard.fuzz.java.JavaSource;
import java.util.List;
import java.util.Random;

/** Makes small Java programs whose threads wait for each other with time limits. */
final class TimedGenerator {
  /**
   * What a thread may do; {@code %s} stands for a limit in milliseconds, {@code %t} for a thread
   * that has been started before it.
   */
  private static final List<String> STATEMENTS =
      List.of(
          "said += number.incrementAndGet();",
          "said += number.getAndAdd(2);",
          "latch.countDown();",
          "said += latch.await(%s, MILLISECONDS);",
          "queue.add(number.get());",
          "said += queue.poll(%s, MILLISECONDS);",
          "said += bounded.offer(1, %s, MILLISECONDS);",
          "said += bounded.poll(%s, MILLISECONDS);",
          "said += permits.tryAcquire(%s, MILLISECONDS);",
          "permits.release();",
          "if (lock.tryLock(%s, MILLISECONDS)) { said += number.get(); lock.unlock(); }",
          "lock.lock(); number.addAndGet(3); latch.await(%s, MILLISECONDS); lock.unlock();",
          "if (fair.tryLock(%s, MILLISECONDS)) { said += number.get(); fair.unlock(); }",
          "fair.lock(); number.addAndGet(3); latch.await(%s, MILLISECONDS); fair.unlock();",
          "synchronized (lock) { lock.wait(%s); said += number.get(); }",
          "synchronized (lock) { lock.notify(); }",
          "synchronized (lock) { number.incrementAndGet(); lock.notifyAll(); }",
          "lock.lock(); said += condition.await(%s, MILLISECONDS); lock.unlock();",
          "lock.lock(); condition.signal(); lock.unlock();",
          "LockSupport.parkNanos(%s * 1_000_000L); said += number.get();",
          "LockSupport.unpark(%t);",
          "future.complete(number.get());",
          "try { said += future.get(%s, MILLISECONDS); } catch (TimeoutException |"
              + " ExecutionException e) { said += 't'; }",
          "%t.join(%s); said += number.get();",
          "while (number.get() == 0) { Thread.onSpinWait(); }",
          "long end = System.nanoTime() + %s * 1_000_000L; while (number.get() < 2) { if"
              + " (System.nanoTime() > end) { said += 'e'; break; } }");

  /** Sleeps and short limits that add up to long ones; {@code %p} stands for how long each is. */
  private static final List<String> POLLS =
      List.of(
          "nap(%p); said += number.get(); nap(%p); said += number.get();",
          "nap(%p); nap(%p); nap(%p); said += number.incrementAndGet();",
          "nap(%p); latch.countDown();",
          "nap(%p); LockSupport.unpark(%t);",
          "lock.lock(); nap(%p); said += number.getAndAdd(2); nap(%p); lock.unlock();",
          "for (int i = 0; i < 3 && number.get() < 2; i++) { said += 's'; nap(%p); }",
          "for (int i = 0; i < 4 && !latched(%p); i++) { said += number.get(); }",
          "for (int i = 0; i < 3; i++) { said += queue.poll(%p, MILLISECONDS); }",
          "for (int i = 0; i < 3 && !permits.tryAcquire(%p, MILLISECONDS); i++) { nap(%p); }",
          "synchronized (lock) { for (int i = 0; i < 3; i++) { lock.wait(%p); said +="
              + " number.get(); } }",
          "long end = System.nanoTime() + 1_500_000_000L; while (number.get() < 2) { if"
              + " (System.nanoTime() > end) { said += 'e'; break; } said += 'r'; nap(%p); }");

  private static final List<String> PAUSES = List.of("100", "400", "500", "900", "1200");

  /** What comes with interrupts, which cost steps. */
  private static final String INTERRUPT = "%t.interrupt();";

  private static final List<String> LIMITS = List.of("10", "1000", "1000", "2000", "5000", "9000");

  private final Random random;
  private final boolean polls;

  TimedGenerator(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 1); // neighbouring seeds begin alike
    polls = random.nextInt(2) == 0;
  }

  /** A program with a static method {@code body}, which returns all that its threads said. */
  JavaSource program(String name) {
    StringBuilder text = new StringBuilder();
    text.append(
            """
            import static java.util.concurrent.TimeUnit.MILLISECONDS;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.concurrent.locks.*;

            public class %s {
              private final AtomicInteger number = new AtomicInteger();
              private final CountDownLatch latch = new CountDownLatch(2);
              private final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
              private final BlockingQueue<Integer> bounded = new ArrayBlockingQueue<>(1);
              private final Semaphore permits = new Semaphore(0);
              private final ReentrantLock lock = new ReentrantLock();
              private final ReentrantLock fair = new ReentrantLock(true);
              private final Condition condition = lock.newCondition();
              private final CompletableFuture<Integer> future = new CompletableFuture<>();
              private final Thread[] threads = new Thread[2];
              private final String[] all = new String[3];

              public static String body() throws Exception {
                return new %s().run();
              }

              private static void mayThrow() throws InterruptedException {}

              private static void nap(long millis) throws InterruptedException {
                Thread.sleep(millis);
              }

              private boolean latched(long millis) throws InterruptedException {
                return latch.await(millis, MILLISECONDS);
              }

              private String run() throws Exception {
                threads[0] = new Thread(() -> all[0] = first());
                threads[1] = new Thread(() -> all[1] = second());
                threads[0].start();
                threads[1].start();
                all[2] = third();
                threads[0].join();
                threads[1].join();
                return String.join(" / ", all);
              }
            """
                .formatted(name, name))
        .append('\n');
    boolean interrupts = random.nextInt(5) == 0;
    String first = statements(3, List.of(), interrupts);
    boolean alike = random.nextInt(4) == 0;
    thread("first", first, text);
    thread("second", alike ? first : statements(3, List.of("threads[0]"), interrupts), text);
    thread("third", statements(2, List.of("threads[0]", "threads[1]"), interrupts), text);
    return new JavaSource(name, text.append("}\n").toString());
  }

  private String statements(int most, List<String> others, boolean interrupts) {
    StringBuilder text = new StringBuilder();
    for (int left = random.nextInt(most) + (most > 2 ? 1 : 0); left > 0; left--) {
      String statement =
          interrupts && random.nextInt(4) == 0
              ? INTERRUPT
              : oneOf(polls && random.nextInt(2) == 0 ? POLLS : STATEMENTS);
      if (statement.contains("%t")) {
        statement =
            others.isEmpty()
                ? "said += number.get();"
                : statement.replace("%t", others.get(random.nextInt(others.size())));
      }
      statement = statement.replace("%s", oneOf(LIMITS)).replace("%p", oneOf(PAUSES));
      text.append("      { ").append(statement).append(" said += ','; }\n");
    }
    return text.toString();
  }

  private String oneOf(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private static void thread(String name, String statements, StringBuilder text) {
    text.append("  private String ").append(name).append("() {\n    String said = \"\";\n");
    text.append("    try {\n").append(statements);
    text.append("      mayThrow();\n");
    text.append("    } catch (InterruptedException e) {\n      said += 'i';\n");
    text.append("    }\n");
    text.append("    return said;\n  }\n\n");
  }
}
