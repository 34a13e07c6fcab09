package dev.jacquard.worker;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Sign;
import dev.jacquard.worker.watch.Watchdog;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The main class of a worker JVM: reads requests from the standard input and writes the answers of
 * a {@link Service} to the standard output, until there are no more requests or the process that
 * asks has died.
 *
 * <p>Programs never get hold of these streams: their input is empty and their output goes
 * elsewhere.
 */
public final class WorkerMain {
  /** The second argument, if this JVM is only to load the classes that others will load. */
  static final String REHEARSAL = "rehearsal";

  private final Service service;
  private final ObjectOutputStream answers;
  private final BlockingQueue<Serializable> requests = new LinkedBlockingQueue<>();
  private volatile boolean busy;

  private WorkerMain(Service service, ObjectOutputStream answers) {
    this.service = service;
    this.answers = answers;
  }

  /**
   * The arguments are the name of the class of the service, how many milliseconds a program may go
   * without a step, and how many go by between notes; or the name and {@link #REHEARSAL}.
   */
  public static void main(String[] arguments) throws Exception {
    Service service =
        Class.forName(arguments[0]).asSubclass(Service.class).getConstructor().newInstance();
    if (arguments[1].equals(REHEARSAL)) {
      service.rehearse();
      return;
    }
    WorkerMain worker =
        new WorkerMain(
            service,
            new ObjectOutputStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))));
    worker.answers.flush(); // the header tells the other side that this JVM lives
    new Watchdog(Duration.ofMillis(Long.parseLong(arguments[1])), worker::hung).start();
    start(worker::read, "jacquard-requests");
    long betweenNotes = Long.parseLong(arguments[2]);
    start(() -> worker.tell(betweenNotes), "jacquard-progress");
    start(worker::live, "jacquard-lifeline");
    while (true) {
      Serializable request = worker.requests.take();
      worker.busy = true;
      Service.Answer answer = service.answer(request);
      worker.busy = false;
      worker.write(answer);
    }
  }

  private static void start(Runnable body, String name) {
    Thread thread = new Thread(body, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Tells now and then how far a request has come; nothing of those that take less. */
  private void tell(long betweenNotes) {
    Optional<Service.Progress> before = Optional.empty();
    try {
      while (true) {
        Thread.sleep(betweenNotes);
        Optional<Service.Progress> now = service.progress();
        if (now.isPresent() && now.equals(before)) {
          write(new Note(now.get().sentence()));
        }
        before = now;
      }
    } catch (IOException | InterruptedException nobodyListens) {
      return; // the answer will not reach anybody either
    }
  }

  /** Gives signs of life to whoever waits for an answer. */
  private void live() {
    try {
      while (true) {
        if (busy) {
          write(Sign.now());
        }
        Thread.sleep(Sign.PERIOD.toMillis());
      }
    } catch (IOException | InterruptedException nobodyListens) {
      return; // the answer will not reach anybody either
    }
  }

  private void read() {
    try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(FileDescriptor.in))) {
      while (true) {
        Object message = in.readObject();
        if (message == Interrupt.NOW) {
          service.interrupt();
        } else {
          requests.add((Serializable) message);
        }
      }
    } catch (EOFException over) {
      end();
    } catch (IOException | ClassNotFoundException | RuntimeException | LinkageError broken) {
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
    answers.reset();
    answers.writeObject(message);
    answers.flush();
  }

  /** The program can't be stopped; only the end of the JVM ends it. */
  private void hung(Alarm alarm) {
    try {
      write(new Service.Answer(service.hung(alarm), false));
    } catch (IOException nobodyListens) {
      // then there is nobody to tell
    }
    Runtime.getRuntime().halt(0);
  }
}
