package dev.jacquard.worker;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.worker.Response.Outcome;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;

/**
 * The main class of a worker JVM: reads requests from the standard input and writes responses to
 * the standard output, until there are no more requests or whoever asks has died.
 *
 * <p>Programs never get hold of these streams: their input is empty and their output goes
 * elsewhere.
 */
public final class WorkerMain {
  private static final long BETWEEN_NOTES = Duration.ofSeconds(10).toMillis();

  private final Workshop workshop;
  private final ObjectOutputStream responses;
  private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();

  private WorkerMain(Workshop workshop, ObjectOutputStream responses) {
    this.workshop = workshop;
    this.responses = responses;
  }

  /** The only argument is how many milliseconds a program may go without a step. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    System.setIn(new NoInput());
    Workshop workshop = new Workshop();
    workshop.silence();
    WorkerMain worker =
        new WorkerMain(
            workshop,
            new ObjectOutputStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))));
    worker.responses.flush(); // the header tells the other side that this JVM lives
    new Watchdog(Duration.ofMillis(Long.parseLong(arguments[0])), worker::hung).start();
    start(worker::read, "jacquard-requests");
    start(worker::tell, "jacquard-progress");
    while (true) {
      worker.write(workshop.answer(worker.requests.take()));
    }
  }

  private static void start(Runnable body, String name) {
    Thread thread = new Thread(body, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Tells every ten seconds how far a test has come; nothing of those that take less. */
  private void tell() {
    Optional<SearchProgress> before = Optional.empty();
    try {
      while (true) {
        Thread.sleep(BETWEEN_NOTES);
        Optional<SearchProgress> now = workshop.progress();
        if (now.isPresent() && now.equals(before)) {
          write(new Note(now.get().sentence()));
        }
        before = now;
      }
    } catch (IOException | InterruptedException nobodyListens) {
      return; // the answer will not reach anybody either
    }
  }

  private void read() {
    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(FileDescriptor.in))) {
      while (true) {
        requests.add((Request) in.readObject());
      }
    } catch (EOFException over) {
      end();
    } catch (IOException | ClassNotFoundException | RuntimeException broken) {
      Runtime.getRuntime().halt(0); // nobody waits for an answer any more
    }
  }

  /**
   * Nobody will ask any more. Agents such as JaCoCo's write their files when the JVM exits; but if
   * a program is still at work, whoever wanted to know has died.
   */
  private void end() {
    Execution execution = Control.execution();
    if (execution == null || !execution.progress().isRunning()) {
      System.exit(0);
    }
    Runtime.getRuntime().halt(0);
  }

  private synchronized void write(Object message) throws IOException {
    responses.reset();
    responses.writeObject(message);
    responses.flush();
  }

  /** The program can't be stopped; only the end of the JVM ends it. */
  private void hung(String sentence) {
    String advice = "a test that computes longer than that needs -Djacquard.patience=60s";
    try {
      Response lost = Response.of(Outcome.LOST, withoutOurFrames(sentence) + "\n" + advice);
      write(workshop.knownAnswer().map(Response::andNoMore).orElse(lost));
    } catch (IOException nobodyListens) {
      // then there is nobody to tell
    }
    Runtime.getRuntime().halt(0);
  }

  private static String withoutOurFrames(String sentence) {
    return sentence
        .lines()
        .filter(line -> !line.contains("dev.jacquard.") && !line.contains("java.lang.invoke."))
        .map(line -> line.replace(" at program//", " at "))
        .collect(Collectors.joining("\n"));
  }
}
