package dev.jacquard.worker;

import dev.jacquard.worker.watch.Sign;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A worker JVM, as the process that asks it sees it. It answers one request at a time. It ends with
 * {@link #close}, with this JVM, and when it does not answer in time or not to the point.
 */
final class WorkerProcess implements Worker {
  /** The last lines of its error output tell why it died. */
  private static final int LAST_LINES = 20;

  private static final int EXIT_SECONDS = 10;
  private static final int CRASH_SECONDS = 3;

  private final Process process;
  private final ObjectOutputStream requests;
  private final BlockingQueue<Object> answers = new LinkedBlockingQueue<>();
  private final Deque<String> complaints = new ArrayDeque<>();
  private final Thread errorListener;
  private final Thread killer;
  private volatile boolean started;
  private boolean usable = true;

  WorkerProcess(Process process) throws IOException {
    this.process = process;
    killer = new Thread(process::destroyForcibly, "jacquard-worker-end");
    Runtime.getRuntime().addShutdownHook(killer);
    daemon(this::listen, "jacquard-worker-answers");
    errorListener = daemon(this::listenToErrors, "jacquard-worker-errors");
    requests = new ObjectOutputStream(process.getOutputStream());
  }

  private static Thread daemon(Runnable body, String name) {
    Thread thread = new Thread(body, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  @Override
  public synchronized boolean isUsable() {
    return usable && process.isAlive();
  }

  @Override
  public synchronized Serializable ask(
      Serializable request, Duration timeout, Consumer<String> progress)
      throws InterruptedException, LostWorkerException {
    try {
      send(request);
    } catch (IOException gone) {
      throw lost(whyItEnded());
    }
    Object answer;
    try {
      answer = answer(timeout, progress);
    } catch (InterruptedException e) {
      close();
      throw e;
    }
    if (answer instanceof Sign last) {
      throw lost("the worker JVM " + last.silence());
    }
    if (answer instanceof Late late) {
      throw lost(
          "the worker JVM was at work for "
              + timeout.toSeconds()
              + " s and was ended"
              + late.last());
    }
    if (answer instanceof Service.Answer told) {
      usable = told.usable();
      return told.content();
    }
    boolean ended = answer instanceof EOFException || endsSoon();
    throw lost(ended ? whyItEnded() : "the worker JVM can't be understood: " + answer);
  }

  /** Whether it is about to end: a VM that crashes says so on its standard output first. */
  private boolean endsSoon() throws InterruptedException {
    return process.waitFor(CRASH_SECONDS, TimeUnit.SECONDS);
  }

  private void send(Serializable message) throws IOException {
    synchronized (requests) {
      requests.reset();
      requests.writeObject(message);
      requests.flush();
    }
  }

  @Override
  public void interrupt() {
    try {
      send(Interrupt.NOW);
    } catch (IOException gone) {
      return; // then it has come to an end
    }
  }

  /** It gives signs of life, but the last one is this, and the time is over. */
  private record Late(Sign sign) {
    String last() {
      return sign.last();
    }
  }

  /**
   * The first message that is no note and no sign of life; or the last sign, if there was none in
   * time.
   */
  private Object answer(Duration timeout, Consumer<String> progress) throws InterruptedException {
    long end = System.nanoTime() + timeout.toNanos();
    Sign last = Sign.first();
    while (true) {
      long left = end - System.nanoTime();
      long silence = TimeUnit.SECONDS.toNanos(last.seconds());
      Object answer = answers.poll(Math.min(left, silence), TimeUnit.NANOSECONDS);
      if (answer == null) {
        return left < silence ? new Late(last) : last;
      } else if (answer instanceof Sign sign) {
        last = sign;
      } else if (answer instanceof Note note) {
        progress.accept(note.text());
      } else {
        return answer;
      }
    }
  }

  private LostWorkerException lost(String why) {
    usable = false;
    process.destroyForcibly();
    return new LostWorkerException(why, process.pid());
  }

  /** The process closed its output: it is about to end. */
  private String whyItEnded() {
    try {
      if (!process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)) {
        return "the worker JVM closed its output but does not end";
      }
      errorListener.join(TimeUnit.SECONDS.toMillis(EXIT_SECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    StringBuilder text =
        new StringBuilder("the worker JVM ")
            .append(started ? "ended before it answered" : "could not be started")
            .append(", exit code ")
            .append(process.exitValue());
    Path report = CrashReport.of(process.pid());
    if (Files.exists(report)) {
      text.append("; the VM crashed, see ").append(report);
    }
    synchronized (complaints) {
      complaints.forEach(line -> text.append(System.lineSeparator()).append("    ").append(line));
    }
    return text.toString();
  }

  private void listen() {
    try (ObjectInputStream in = new ObjectInputStream(process.getInputStream())) {
      started = true;
      while (true) {
        answers.add(in.readObject());
      }
    } catch (IOException | ClassNotFoundException | RuntimeException over) {
      answers.add(over);
    }
  }

  private void listenToErrors() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(process.getErrorStream()))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        synchronized (complaints) {
          complaints.add(line);
          if (complaints.size() > LAST_LINES) {
            complaints.remove();
          }
        }
      }
    } catch (IOException over) {
      // the process has ended
    }
  }

  /** Ends the process: it may end by itself, as other agents in it need to; then by force. */
  @Override
  public synchronized void close() {
    boolean idle = usable;
    usable = false;
    try {
      requests.close();
      if (idle) {
        process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS);
      }
    } catch (IOException gone) {
      // it has ended already
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException endingAnyway) {
      // this JVM ends, and the hook does the same
    }
  }
}
