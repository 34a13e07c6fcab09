package dev.jacquard.broker.desk;

import dev.jacquard.broker.line.Desk;
import dev.jacquard.broker.line.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * A line to a desk in this process, which now and then begins again from its records, sums them up,
 * or hears a question twice.
 */
final class RecordedLine implements Line {
  private final Supplier<Desk> desks;
  private final SplittableRandom random;
  private Desk desk;
  private List<byte[]> records = new ArrayList<>();
  private int restarts;

  RecordedLine(Supplier<Desk> desks, SplittableRandom random) {
    this.desks = desks;
    this.random = random;
    desk = desks.get();
  }

  @Override
  public byte[] ask(byte[] question) {
    if (random.nextInt(25) == 0) {
      restart();
    }
    if (random.nextInt(10) == 0) {
      records = new ArrayList<>(desk.summary());
    }
    if (random.nextInt(10) == 0) {
      records.addAll(desk.answer("client", question).records()); // whose answer gets lost
    }
    Desk.Reply reply = desk.answer("client", question);
    records.addAll(reply.records());
    return reply.answer();
  }

  private void restart() {
    restarts++;
    desk = desks.get();
    records.forEach(desk::recall);
  }

  int restarts() {
    return restarts;
  }

  @Override
  public void close() {}
}
