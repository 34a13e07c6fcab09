package dev.jacquard.check.saved;

import dev.jacquard.check.Checkpoint;
import dev.jacquard.check.Interruption;
import dev.jacquard.explore.Journal;
import dev.jacquard.explore.Keeper;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Saves the state of one search in a file now and then, and goes on from one. Used once. */
public final class Saving {
  /** Time spent on saving is at most this part of all time. */
  private static final int SHARE = 20;

  /** Nobody minds to begin again a search that was ended by hand before. */
  private static final long LONG_SEARCH = TimeUnit.SECONDS.toNanos(10);

  private final Checkpoint checkpoint;
  private final CheckpointKey key;
  private final Program program;
  private final Optional<Path> usual;
  private final Teller teller;
  private final Interruption interruption;
  private final Optional<CheckpointFile> file;
  private final Optional<StateReader> resumed;
  private final Journal journal;
  private final Parent parent = new Parent();
  private final long start = System.nanoTime();
  private long due;

  /** What a search that is saved has to say to the user. */
  public interface Teller {
    void tell(String sentence);

    /** What the user has to do to go on from a checkpoint. */
    String resumeLine(Path checkpoint);
  }

  /** What only the front end of a program knows about it. */
  public interface Program {
    /** A program that is known by the key already. */
    Program KNOWN =
        new Program() {
          @Override
          public void save(StateWriter out) {}

          @Override
          public void compare(StateReader in) {}

          @Override
          public boolean isResumable() {
            return true;
          }
        };

    /** Writes down what of the program was used. */
    void save(StateWriter out);

    /** Complains if what was used then is not the same now. */
    void compare(StateReader in);

    /** Whether it is known what its runs leave behind. */
    boolean isResumable();
  }

  /**
   * Begins or goes on.
   *
   * @param usual where the state is saved if a long search is ended by hand and no file was named,
   *     if anywhere
   * @throws CheckpointMistake if the checkpoint does not fit
   */
  public Saving(
      Checkpoint checkpoint,
      CheckpointKey key,
      Program program,
      Optional<Path> usual,
      Teller teller,
      Interruption interruption) {
    this.checkpoint = checkpoint;
    this.key = key;
    this.program = program;
    this.usual = usual;
    this.teller = teller;
    this.interruption = interruption;
    file = CheckpointFile.target(checkpoint);
    due = start + checkpoint.every().toNanos();
    Optional<CheckpointFile.Content> content = CheckpointFile.content(checkpoint);
    content.flatMap(saved -> key.difference(saved.search())).ifPresent(this::complain);
    resumed = content.map(CheckpointFile.Content::reader);
    journal = resumed.map(this::begin).orElseGet(Journal::new);
  }

  private Journal begin(StateReader in) {
    try {
      program.compare(in);
      if (in.flag()) {
        return Journal.restored(in);
      }
      teller.tell(
          "the state of this search can't be taken up half-way: "
              + Prose.count(in.amount(), "execution")
              + " are made again");
      return new Journal();
    } catch (DamagedStateException damage) {
      throw doesNotFit(damage);
    }
  }

  private void complain(String difference) {
    throw new CheckpointMistake("the checkpoint is one of another search: " + difference, null);
  }

  /** The state does not belong to the program at hand. */
  public CheckpointMistake doesNotFit(RuntimeException why) {
    return new CheckpointMistake(
        "the checkpoint does not fit: "
            + why.getMessage()
            + "; has the program changed, or what it reads? Begin again without --resume",
        why);
  }

  public Journal journal() {
    return journal;
  }

  /**
   * Saves a strategy, if it can be saved, and whoever goes with it, and gives them what was saved.
   *
   * @param knowledge changes when a listener has learned from an execution what is not saved
   */
  public Keeper keeper(
      Optional<Resumable> strategy, List<Resumable> others, LongSupplier knowledge) {
    return new Keeper() {
      @Override
      public void executed(Tally tally) {
        if (file.isEmpty()) {
          return;
        }
        long now = System.nanoTime();
        if (now - due < 0) {
          return;
        }
        parent.check();
        save(file.get(), tally);
        long cost = System.nanoTime() - now;
        due = now + cost + Math.max(checkpoint.every().toNanos(), SHARE * cost);
      }

      @Override
      public void ended(Tally tally, boolean spent) {
        if (spent || interruption.isRequested()) {
          target().filter(target -> save(target, tally)).ifPresent(Saving.this::tell);
        } else {
          file.ifPresent(Saving.this::delete);
        }
      }

      @Override
      public void resume() {
        StateReader in = resumed.orElseThrow();
        strategy.orElseThrow().restore(in);
        others.forEach(other -> other.restore(in));
      }

      @Override
      public long knowledge() {
        return knowledge.getAsLong();
      }

      private boolean save(CheckpointFile target, Tally tally) {
        try {
          target.write(key, out -> write(out, tally, strategy, others));
          return true;
        } catch (IOException trouble) {
          teller.tell("cannot write the checkpoint '" + target.path() + "': " + trouble);
          return false;
        }
      }
    };
  }

  private void write(
      StateWriter out, Tally tally, Optional<Resumable> strategy, List<Resumable> others) {
    Optional<Consumer<StateWriter>> state =
        strategy.isPresent() && program.isResumable() ? journal.state(tally) : Optional.empty();
    program.save(out);
    out.flag(state.isPresent());
    if (state.isPresent()) {
      state.get().accept(out);
      strategy.get().save(out);
      others.forEach(other -> other.save(out));
    } else {
      out.number(tally.runs());
    }
  }

  /** A search that was ended by hand leaves a checkpoint, even if none was asked for before. */
  private Optional<CheckpointFile> target() {
    boolean unasked = interruption.isRequested() && System.nanoTime() - start > LONG_SEARCH;
    return file.or(() -> usual.map(CheckpointFile::new).filter(place -> unasked && place.isFree()));
  }

  private void tell(CheckpointFile written) {
    teller.tell("go on with " + teller.resumeLine(written.path()));
  }

  private void delete(CheckpointFile over) {
    try {
      over.delete();
    } catch (IOException trouble) {
      teller.tell("cannot delete the checkpoint '" + over.path() + "': " + trouble);
    }
  }
}
