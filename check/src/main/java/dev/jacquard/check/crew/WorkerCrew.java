package dev.jacquard.check.crew;

import dev.jacquard.check.Crew;
import dev.jacquard.check.Knowledge;
import dev.jacquard.check.Options;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.worker.WorkerKind;
import dev.jacquard.worker.WorkerPool;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Worker JVMs of this machine, for searches of one JVM program one after the other. */
public final class WorkerCrew implements AutoCloseable {
  private final List<WorkerPool> places;
  private final WorkerKind kind;
  private final Consumer<String> remarks;
  private final SliceRequest.Subject subject;

  /**
   * Workers, none of which is started yet.
   *
   * @param first the number of the first of them, which tells it from those of other crews here
   * @param kind those that a {@link SliceService} serves in
   * @param target what is run of the program
   * @param remarks takes sentences for the user
   */
  public WorkerCrew(
      int first,
      int workers,
      WorkerKind kind,
      Options options,
      List<Path> classPath,
      String target,
      List<String> arguments,
      Consumer<String> remarks) {
    this.remarks = remarks;
    this.kind = kind;
    places = IntStream.range(first, first + workers).mapToObj(WorkerPool::ofOne).toList();
    subject =
        new SliceRequest.Subject(
            options,
            classPath.stream().map(entry -> entry.toAbsolutePath().toString()).toList(),
            target,
            arguments);
  }

  /** One of the workers, for a search with what was learned of the program before. */
  public Hand hand(int number, Knowledge learned) {
    return new WorkerHand(places.get(number), kind, subject, learned.toString());
  }

  /** The crew for a search with what was learned of the program before. */
  public Crew knowing(Knowledge learned) {
    return new Crew() {
      @Override
      public Share explore(
          Budget budget, long begin, Explorer.OnFailure onFailure, Supervisor supervisor) {
        return new SharedSearch(
                IntStream.range(0, places.size())
                    .mapToObj(number -> hand(number, learned))
                    .toList(),
                budget,
                begin,
                onFailure)
            .explore(supervisor);
      }

      @Override
      public void declined(String why) {
        remarks.accept(why + "; it goes on with one worker");
      }
    };
  }

  @Override
  public void close() {
    places.forEach(WorkerPool::close);
  }
}
