package dev.jacquard.check.crew;

import dev.jacquard.check.Knowledge;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.Service;
import dev.jacquard.worker.WorkerJvm;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Stage;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Explores regions of a JVM program in this worker JVM, one after the other. */
public abstract class SliceService implements Service {
  /** A slice may last; what its program may take is the business of the patience. */
  private static final long NO_END = TimeUnit.DAYS.toNanos(10_000);

  /** A search, with a program that knows what its executions have shown so far. */
  private record Search(SliceRequest request, Settings settings, Slices slices) {}

  private final Function<Supplier<String>, Consumer<Trace>> companions;
  private final ProgramStreams streams = ProgramStreams.installUnmarked();
  private Optional<Search> search = Optional.empty();
  private Optional<Runnable> body = Optional.empty();
  private volatile boolean called;

  /**
   * A service.
   *
   * @param companions makes somebody who sees every execution, given what threads run on
   */
  protected SliceService(Function<Supplier<String>, Consumer<Trace>> companions) {
    this.companions = companions;
  }

  @Override
  public Answer answer(Serializable request) {
    SliceReply reply = reply((SliceRequest) request);
    return new Answer(reply, reply instanceof SliceReply.Done);
  }

  private SliceReply reply(SliceRequest request) {
    Stage.begin(() -> "a part of the search", System.nanoTime() + NO_END);
    try {
      SliceReply reply = explored(request);
      return WorkerJvm.loss().<SliceReply>map(Problem::outOfControl).orElse(reply);
    } catch (Target.Missing | LinkageError refusal) {
      return Problem.outOfControl(refusal.getMessage());
    } catch (Restart more) {
      return Problem.learned(more, Knowledge.of(more.in(search.orElseThrow().settings())));
    } catch (Throwable thrown) { // nothing must end the worker without an answer
      return Problem.of(thrown);
    } finally {
      Stage.end();
    }
  }

  private SliceReply explored(SliceRequest request) throws Target.Missing {
    called = false;
    Lease lease = Messages.lease(request.lease());
    Hand.Deed deed = search(request).slices().run(lease, () -> called);
    Commit commit = Commit.of(lease, deed.outcome().orElseThrow());
    return new SliceReply.Done(Messages.bytes(commit), deed.notable());
  }

  private Search search(SliceRequest request) throws Target.Missing {
    if (search.isEmpty() || !search.get().request().isOfSameSearch(request)) {
      Options options = request.subject().options();
      Settings settings = Knowledge.parse(request.learned()).in(options.settings());
      JvmProgram program = new JvmProgram(body(request.subject()), settings);
      search =
          Optional.of(
              new Search(
                  request,
                  settings,
                  new Slices(program, options, companions.apply(program::carrier))));
    }
    return search.get();
  }

  /** A worker is started for one program. */
  private Runnable body(SliceRequest.Subject subject) throws Target.Missing {
    if (body.isEmpty()) {
      ProgramLoader loader =
          ProgramLoader.keeping(subject.classPath().stream().map(Path::of).toList());
      Thread.currentThread().setContextClassLoader(loader); // the program's threads inherit it
      body = Optional.of(streams.over(Target.find(loader, subject.target(), subject.arguments())));
    }
    return body.get();
  }

  @Override
  public void interrupt() {
    called = true;
  }

  @Override
  public Optional<Progress> progress() {
    return Optional.empty();
  }

  @Override
  public Serializable hung(Alarm alarm) {
    return Problem.outOfControl(alarm.why());
  }

  /** The classes are those of a command on one program, which is rehearsed by itself. */
  @Override
  public void rehearse() {}
}
