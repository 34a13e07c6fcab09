package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.Findings;
import dev.jacquard.broker.desk.Manifest;
import dev.jacquard.broker.desk.Shelf;
import dev.jacquard.broker.desk.State;
import dev.jacquard.broker.desk.Trouble;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.Crew;
import dev.jacquard.check.Knowledge;
import dev.jacquard.check.crew.Executions;
import dev.jacquard.check.crew.Notes;
import dev.jacquard.check.crew.Problem;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.BlockedException;
import dev.jacquard.kernel.Budget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The workers of a cluster. The cluster keeps the search: whoever asks for the same search again
 * goes on with it.
 */
public final class ClusterCrew {
  private static final long BETWEEN_LOOKS = 250;

  private final Cluster cluster;
  private final List<String> words;
  private final List<Path> classPath;
  private final Consumer<String> remarks;

  /**
   * A crew for the searches of one program.
   *
   * @param words of the command, which tell all but where the classes are
   * @param remarks takes sentences for the user
   */
  public ClusterCrew(
      Cluster cluster, List<String> words, List<Path> classPath, Consumer<String> remarks) {
    this.cluster = cluster;
    this.words = List.copyOf(words);
    this.classPath = List.copyOf(classPath);
    this.remarks = remarks;
  }

  /** The crew for a search with what was learned of the program before. */
  public Crew knowing(Knowledge learned) {
    return new Crew() {
      @Override
      public Share explore(
          Budget budget, long begin, Explorer.OnFailure onFailure, Supervisor supervisor) {
        try (Clerk clerk = cluster.clerk()) {
          String run = open(clerk, learned, budget, onFailure);
          return share(
              clerk, run, budget, onFailure, learned, watch(clerk, run, budget, begin, supervisor));
        } catch (LineLostException lost) {
          throw new ClusterException(lost.getMessage());
        } catch (IOException trouble) {
          throw new UncheckedIOException("the program can't be sent to the cluster", trouble);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new IllegalStateException("interrupted while the cluster explores", e);
        }
      }

      @Override
      public void declined(String why) {
        remarks.accept(why + "; it goes on here");
      }
    };
  }

  private String open(Clerk clerk, Knowledge learned, Budget budget, Explorer.OnFailure onFailure)
      throws IOException, LineLostException, InterruptedException {
    Path packed = Files.createTempDirectory("jacquard-class-path");
    try {
      List<Path> files = ClassPathFiles.of(classPath, packed);
      Manifest manifest =
          new Manifest(words, ClassPathFiles.entries(files), learned.toString(), Software.here());
      String run = Shelf.hash(manifest.bytes());
      clerk.bring(files);
      Terms terms = new Terms(Terms.DEFAULT.slice(), Terms.DEFAULT.batch(), budget.executions());
      if (!clerk.open(run, manifest, terms, onFailure == Explorer.OnFailure.STOP)) {
        remarks.accept("the cluster knows this search and goes on with it");
      }
      return run;
    } finally {
      try (Stream<Path> all = Files.list(packed)) {
        for (Path file : all.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(packed);
    }
  }

  /** What ended the search before it was over, if anything did. */
  private Optional<Limit> watch(
      Clerk clerk, String run, Budget budget, long begin, Supervisor supervisor)
      throws LineLostException, InterruptedException {
    for (State state = clerk.state(run); !state.over(); state = clerk.state(run)) {
      State present = state;
      if (System.nanoTime() - begin > budget.time().toNanos()) {
        return Optional.of(Limit.ofTime(budget));
      }
      if (!supervisor.goOn(state.counts().tally(), () -> estimate(present))) {
        remarks.accept("the cluster goes on with this search, and so does the same command");
        return Optional.of(Limit.INTERRUPTED);
      }
      Thread.sleep(BETWEEN_LOOKS);
    }
    return Optional.empty();
  }

  private static Optional<Estimate> estimate(State state) {
    long executions = state.counts().executions();
    return state.share() > 0 && executions > 0
        ? Optional.of(Estimate.byShare(state.share(), executions))
        : Optional.empty();
  }

  private static Crew.Share share(
      Clerk clerk,
      String run,
      Budget budget,
      Explorer.OnFailure onFailure,
      Knowledge learned,
      Optional<Limit> ended)
      throws LineLostException, InterruptedException {
    State state = clerk.state(run);
    Findings findings = clerk.findings(run);
    if (ended.isEmpty() || ended.get().cause() != Limit.Cause.INTERRUPTED) {
      clerk.forget(run);
    }
    List<Limit> limits = new ArrayList<>();
    state.trouble().map(trouble -> limit(trouble, learned.toString())).ifPresent(limits::add);
    ended.ifPresent(limits::add);
    boolean atFailure = onFailure == Explorer.OnFailure.STOP && !findings.failures().isEmpty();
    if (limits.isEmpty() && !state.whole() && !atFailure) {
      limits.add(
          state.counts().runs() >= budget.executions()
              ? Limit.ofExecutions(budget)
              : new Limit(Limit.Cause.INTERRUPTED, "the cluster was told to end the search"));
    }
    return new Crew.Share(
        Executions.of(findings.failures(), findings.notable()),
        Notes.signs(findings.notable()),
        state.counts().tally(),
        limits,
        estimate(state));
  }

  /** An execution that would wait for ever is a limit; all else is thrown as by one of ours. */
  private static Limit limit(Trouble trouble, String before) {
    RuntimeException thrown =
        new Problem(
                Problem.Kind.valueOf(trouble.kind()),
                trouble.step(),
                trouble.text(),
                trouble.learned())
            .exception(before);
    if (thrown instanceof BlockedException outside) {
      return new Limit(Limit.Cause.BLOCKED, outside.getMessage());
    }
    throw thrown;
  }
}
