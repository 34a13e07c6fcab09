package dev.jacquard.broker.desk;

import dev.jacquard.broker.line.Desk;
import dev.jacquard.cluster.office.Commit;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.OfficeReader;
import dev.jacquard.cluster.office.OfficeWriter;
import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Keeps searches, and leases their regions to workers. It is the only one who writes their tables;
 * a commit is recorded before the worker is told that it counts.
 */
public final class RunDesk implements Desk {
  /** Whoever is silent for so long has lost what he has; nothing is wrong if he is there. */
  private static final long SILENCE = 15_000_000_000L;

  private final Shelf shelf;
  private final Seal seal;
  private final LongSupplier nanoTime;
  private final Map<String, Run> runs = new LinkedHashMap<>();
  private final Attendance attendance = new Attendance(SILENCE);
  private final List<byte[]> records = new ArrayList<>();
  private final Snapshots snapshots = new Snapshots();

  public RunDesk(Shelf shelf, Seal seal, LongSupplier nanoTime) {
    this.shelf = shelf;
    this.seal = seal;
    this.nanoTime = nanoTime;
  }

  @Override
  public void recall(byte[] record) {
    StateReader in = Form.reader(record);
    in.number(Words.VERSION, Words.VERSION);
    int word = in.number(Words.OPENED, Words.SHOWN);
    if (word == Words.OPENED) {
      Run run = Run.opened(in);
      runs.put(run.name(), run);
      return;
    }
    Run run = runs.get(in.text());
    switch (word) {
      case Words.COMMITTED -> run.recall(new OfficeReader(in).commit(), Form.texts(in));
      case Words.IN_TROUBLE -> run.end(Optional.of(Answers.trouble(in)));
      case Words.STOPPED -> run.end(Optional.empty());
      case Words.FORGOTTEN -> runs.remove(run.name());
      case Words.SHOWN -> run.recall(Form.texts(in));
      default -> snapshots.part(run, in);
    }
  }

  @Override
  public List<byte[]> summary() {
    List<byte[]> summary = new ArrayList<>();
    for (Run run : runs.values()) {
      summary.add(record(Words.OPENED, run, true));
      summary.addAll(Snapshots.of(run));
    }
    return summary;
  }

  private static byte[] record(int word, Run run, boolean opening) {
    return Form.bytes(
        out -> {
          out.number(Words.VERSION);
          out.number(word);
          if (opening) {
            run.opened(out);
          } else {
            out.text(run.name());
          }
        });
  }

  @Override
  public Reply answer(String client, byte[] question) {
    records.clear();
    attendance.missing(nanoTime.getAsLong()).forEach(this::lose);
    byte[] answer;
    try {
      StateReader in = Form.reader(question);
      in.number(Words.VERSION, Words.VERSION);
      answer = answer(client, in.number(Words.OPEN, Words.LOST), in);
    } catch (DamagedStateException | IllegalArgumentException | IOException refusal) {
      answer = refusal("the question can't be answered: " + refusal.getMessage());
    }
    return new Reply(answer, records);
  }

  private void lose(String worker) {
    runs.values().forEach(run -> run.lose(worker));
  }

  private byte[] answer(String client, int word, StateReader in) throws IOException {
    return switch (word) {
      case Words.OPEN -> open(in);
      case Words.WORK -> work(in.text());
      case Words.POLL -> poll(Form.texts(in));
      case Words.LOST -> lost(in.text());
      case Words.RUNS -> runs();
      case Words.MISSING -> told(out -> Form.texts(out, missing(Form.texts(in))));
      case Words.PUT -> put(client, in);
      case Words.GET -> {
        byte[] part = shelf.get(in.text(), in.amount());
        yield told(out -> out.bytes(part));
      }
      case Words.KEY -> told(out -> out.bytes(seal.shown()));
      default -> answer(word, runs.get(in.text()), in);
    };
  }

  private byte[] answer(int word, Run run, StateReader in) {
    if (run == null) {
      return word == Words.COMMIT || word == Words.TROUBLE
          ? told(out -> out.flag(false)) // from somebody who did not hear that it was forgotten
          : refusal("there is no such search");
    }
    return switch (word) {
      case Words.COMMIT -> commit(run, new OfficeReader(in).commit(), Form.texts(in));
      case Words.TROUBLE -> trouble(run, Answers.trouble(in));
      case Words.STATE -> told(out -> Answers.state(out, run.state()));
      case Words.FINDINGS -> told(out -> Answers.findings(out, run.findings()));
      case Words.STOP -> {
        run.end(Optional.empty());
        records.add(record(Words.STOPPED, run, false));
        yield told(out -> {});
      }
      default -> {
        runs.remove(run.name());
        records.add(record(Words.FORGOTTEN, run, false));
        yield told(out -> {});
      }
    };
  }

  /** A search that is known goes on; one that was ended is begun again. */
  private byte[] open(StateReader in) {
    Run asked = Run.opened(in);
    Run known = runs.get(asked.name());
    if (known == null) {
      records.add(record(Words.OPENED, asked, true));
      runs.put(asked.name(), asked);
    }
    return told(out -> out.flag(known == null));
  }

  private byte[] runs() {
    return told(
        out -> {
          out.number(runs.size());
          runs.values().forEach(run -> Answers.state(out, run.state()));
        });
  }

  private List<String> missing(List<String> hashes) {
    return hashes.stream().filter(hash -> !shelf.has(hash)).toList();
  }

  private byte[] put(String client, StateReader in) throws IOException {
    shelf.put(client, in.text(), in.amount(), in.bytes(), in.flag());
    return told(out -> {});
  }

  /** Regions of the search that was opened first and has some. */
  private byte[] work(String worker) {
    for (Run run : runs.values()) {
      if (run.needsNewNumbers() && run.ready() > 0) {
        run.takeNewNumbers();
        records.addAll(Snapshots.of(run));
      }
      List<Lease> leases = run.lease(worker, attendance.waitingBeside(worker));
      if (!leases.isEmpty()) {
        attendance.works(worker, nanoTime.getAsLong());
        byte[] manifest = run.manifest();
        Task task = new Task(run.name(), run.life(), manifest, seal.sign(manifest), leases);
        return told(
            out -> {
              out.flag(true);
              Answers.task(out, task);
            });
      }
    }
    attendance.waits(worker, nanoTime.getAsLong());
    return told(out -> out.flag(false));
  }

  /** A sign of life of several workers: how many regions are wanted, and whose are of no use. */
  private byte[] poll(List<String> workers) {
    workers.forEach(worker -> attendance.lives(worker, nanoTime.getAsLong()));
    int ready = runs.values().stream().mapToInt(Run::ready).sum();
    List<String> useless =
        workers.stream()
            .filter(worker -> runs.values().stream().noneMatch(run -> run.needs(worker)))
            .toList();
    int wanted = Math.max(0, attendance.waiting() - ready);
    return told(
        out -> {
          out.number(wanted);
          Form.texts(out, useless);
        });
  }

  private byte[] lost(String worker) {
    lose(worker);
    return told(out -> {});
  }

  private byte[] commit(Run run, Commit commit, List<String> notable) {
    boolean valid = run.commit(commit, notable);
    if (valid) {
      records.add(
          Form.bytes(
              out -> {
                out.number(Words.VERSION);
                out.number(Words.COMMITTED);
                out.text(run.name());
                new OfficeWriter(out).commit(commit);
                Form.texts(out, notable);
              }));
    }
    if (!valid && !notable.isEmpty()) { // the worker will not tell them again
      records.add(
          Form.bytes(
              out -> {
                out.number(Words.VERSION);
                out.number(Words.SHOWN);
                out.text(run.name());
                Form.texts(out, notable);
              }));
    }
    return told(out -> out.flag(valid));
  }

  private byte[] trouble(Run run, Trouble trouble) {
    if (!run.isOver()) {
      run.end(Optional.of(trouble));
      records.add(
          Form.bytes(
              out -> {
                out.number(Words.VERSION);
                out.number(Words.IN_TROUBLE);
                out.text(run.name());
                Answers.trouble(out, trouble);
              }));
    }
    return told(out -> {});
  }

  private static byte[] told(Consumer<StateWriter> content) {
    return Form.bytes(
        out -> {
          out.flag(true);
          content.accept(out);
        });
  }

  private static byte[] refusal(String why) {
    return Form.bytes(
        out -> {
          out.flag(false);
          out.text(why);
        });
  }
}
