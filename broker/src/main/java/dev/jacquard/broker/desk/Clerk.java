package dev.jacquard.broker.desk;

import dev.jacquard.broker.line.Line;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.OfficeWriter;
import dev.jacquard.cluster.office.Terms;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/** Speaks to a {@link RunDesk} over a line. For one thread. */
public final class Clerk implements AutoCloseable {
  /**
   * What workers learn when they give a sign of life.
   *
   * @param wanted how many regions others would take at once
   * @param useless those whose work is of no use any more
   */
  public record Call(int wanted, List<String> useless) {}

  private final Line line;

  public Clerk(Line line) {
    this.line = line;
  }

  /** Has a search begun; false if it is known, and then it goes on. */
  public boolean open(String run, Manifest manifest, Terms terms, boolean stopsAtFailure)
      throws LineLostException, InterruptedException {
    Run asked = new Run(run, UUID.randomUUID().toString(), manifest.bytes(), terms, stopsAtFailure);
    return ask(Words.OPEN, asked::opened).flag();
  }

  /** Regions for a worker, if there are any. */
  public Optional<Task> work(String worker) throws LineLostException, InterruptedException {
    StateReader in = ask(Words.WORK, out -> out.text(worker));
    return in.flag() ? Optional.of(Answers.task(in)) : Optional.empty();
  }

  /** Brings what came of a lease; false if it does not count any more. */
  public boolean commit(String run, Commit commit, List<String> notable)
      throws LineLostException, InterruptedException {
    return ask(
            Words.COMMIT,
            out -> {
              out.text(run);
              new OfficeWriter(out).commit(commit);
              Form.texts(out, notable);
            })
        .flag();
  }

  /** Says that a search can't go on. */
  public void trouble(String run, Trouble trouble) throws LineLostException, InterruptedException {
    ask(
        Words.TROUBLE,
        out -> {
          out.text(run);
          Answers.trouble(out, trouble);
        });
  }

  /** Gives a sign of life. */
  public Call poll(List<String> workers) throws LineLostException, InterruptedException {
    StateReader in = ask(Words.POLL, out -> Form.texts(out, workers));
    return new Call(in.count(), Form.texts(in));
  }

  /** Says that a worker was lost with all it had; it may come back. */
  public void lost(String worker) throws LineLostException, InterruptedException {
    ask(Words.LOST, out -> out.text(worker));
  }

  public State state(String run) throws LineLostException, InterruptedException {
    return Answers.state(ask(Words.STATE, out -> out.text(run)));
  }

  public Findings findings(String run) throws LineLostException, InterruptedException {
    return Answers.findings(ask(Words.FINDINGS, out -> out.text(run)));
  }

  /** Has nothing more of a search leased. */
  public void stop(String run) throws LineLostException, InterruptedException {
    ask(Words.STOP, out -> out.text(run));
  }

  /** Has the desk forget a search. */
  public void forget(String run) throws LineLostException, InterruptedException {
    ask(Words.FORGET, out -> out.text(run));
  }

  /** How far the searches are that the desk knows. */
  public List<State> runs() throws LineLostException, InterruptedException {
    StateReader in = ask(Words.RUNS, out -> {});
    List<State> states = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      states.add(Answers.state(in));
    }
    return states;
  }

  /** The key by which the desk signs. */
  public byte[] key() throws LineLostException, InterruptedException {
    return ask(Words.KEY, out -> {}).bytes();
  }

  /** Brings files that the desk does not have; they are called by their hashes. */
  public void bring(List<Path> files) throws IOException, LineLostException, InterruptedException {
    for (Path file : files) {
      String hash = Shelf.hash(file);
      boolean missing =
          !Form.texts(ask(Words.MISSING, out -> Form.texts(out, List.of(hash)))).isEmpty();
      if (missing) {
        bring(hash, file);
      }
    }
  }

  private void bring(String hash, Path file)
      throws IOException, LineLostException, InterruptedException {
    long length = Files.size(file);
    try (InputStream in = Files.newInputStream(file)) {
      long offset = 0;
      do {
        byte[] part = in.readNBytes(Shelf.PART);
        long from = offset;
        boolean last = offset + part.length >= length;
        ask(
            Words.PUT,
            out -> {
              out.text(hash);
              out.number(from);
              out.bytes(part);
              out.flag(last);
            });
        offset += part.length;
      } while (offset < length);
    }
  }

  /** Fetches a file to a shelf of one's own, where it is only if it is what its hash says. */
  public void fetch(Manifest.Entry entry, Shelf shelf)
      throws IOException, LineLostException, InterruptedException {
    long offset = 0;
    while (!shelf.has(entry.hash())) {
      long from = offset;
      byte[] part =
          ask(
                  Words.GET,
                  out -> {
                    out.text(entry.hash());
                    out.number(from);
                  })
              .bytes();
      boolean last = offset + part.length >= entry.length();
      if (part.length == 0 && !last) {
        throw new IOException("the desk does not have all of a file of the program");
      }
      shelf.put("fetched", entry.hash(), offset, part, last);
      offset += part.length;
    }
  }

  private StateReader ask(int word, Consumer<StateWriter> content)
      throws LineLostException, InterruptedException {
    byte[] question =
        Form.bytes(
            out -> {
              out.number(Words.VERSION);
              out.number(word);
              content.accept(out);
            });
    StateReader in = Form.reader(line.ask(question));
    if (!in.flag()) {
      throw new LineLostException(in.text(), null);
    }
    return in;
  }

  @Override
  public void close() {
    line.close();
  }
}
