package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.Manifest;
import dev.jacquard.broker.desk.Seal;
import dev.jacquard.broker.desk.Shelf;
import dev.jacquard.broker.desk.Task;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.Knowledge;
import dev.jacquard.check.crew.Hand;
import dev.jacquard.check.crew.WorkerCrew;
import dev.jacquard.runtime.NotControllableException;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Service;
import dev.jacquard.worker.WorkerKind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes workers of this machine for the searches of a cluster: of those that are signed, and of
 * files that are what their hashes say.
 */
final class Jobs {
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(10);

  /**
   * One worker for one search.
   *
   * @param life tells the search from others, and from the same one before it was forgotten: what
   *     the worker has shown was told to that one only
   */
  record Job(String life, WorkerCrew place, Hand hand) implements AutoCloseable {
    @Override
    public void close() {
      place.close();
    }
  }

  private final byte[] key;
  private final Shelf shelf;
  private final Interpreter interpreter;
  private final Class<? extends Service> service;

  Jobs(byte[] key, Shelf shelf, Interpreter interpreter, Class<? extends Service> service) {
    this.key = key.clone();
    this.shelf = shelf;
    this.interpreter = interpreter;
    this.service = service;
  }

  /**
   * A worker for a task, which is started when it is needed.
   *
   * @param number tells it from others of this machine, as each gets a core of its own
   * @throws NotControllableException if this machine may not do it, or can't
   */
  Job job(int number, Task task, Clerk clerk)
      throws IOException, LineLostException, InterruptedException {
    if (!Seal.isOf(key, task.manifest(), task.signature())) {
      throw new NotControllableException("a worker got a program that nobody has signed");
    }
    Manifest manifest = Manifest.of(task.manifest());
    requireSameSoftware(manifest);
    Interpreter.Meaning meaning = interpreter.meaning(manifest.words());
    WorkerKind kind =
        new WorkerKind(
            service,
            ProgramLoader.parse(System.getProperty("java.class.path")),
            List.of("-XX:+UseSerialGC"),
            meaning.patience(),
            BETWEEN_NOTES,
            false);
    WorkerCrew place =
        new WorkerCrew(
            number,
            1,
            kind,
            meaning.options(),
            classPath(manifest, clerk),
            meaning.target(),
            meaning.arguments(),
            remark -> {});
    return new Job(task.life(), place, place.hand(0, Knowledge.parse(manifest.learned())));
  }

  private static void requireSameSoftware(Manifest manifest) throws IOException {
    String here = Software.here();
    if (!manifest.software().equals(here)) {
      throw new NotControllableException(
          "a worker of the cluster has other software, with which a program may take other steps: "
              + here
              + " instead of "
              + manifest.software());
    }
  }

  private synchronized List<Path> classPath(Manifest manifest, Clerk clerk)
      throws IOException, LineLostException, InterruptedException {
    List<Path> classPath = new ArrayList<>();
    for (Manifest.Entry entry : manifest.classPath()) {
      clerk.fetch(entry, shelf);
      classPath.add(shelf.file(entry.hash()));
    }
    return classPath;
  }
}
