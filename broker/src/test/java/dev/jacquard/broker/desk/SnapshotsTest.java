package dev.jacquard.broker.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cluster.office.Terms;
import dev.jacquard.kernel.saved.StateReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SnapshotsTest {
  private static Run run() {
    return new Run("run", "life", new byte[0], Terms.DEFAULT, false);
  }

  @Test
  void whatIsCutIntoPartsIsTheSameWhenTheLastIsRecalled() {
    Run run = run();
    run.recall(List.of("one", "two"));
    run.end(Optional.of(new Trouble("BLOCKED", 3, "a sentence", "AUTO")));
    List<byte[]> parts = Snapshots.of(run, 7);
    assertThat(parts).hasSizeGreaterThan(3);
    Run again = run();
    Snapshots snapshots = new Snapshots();
    for (byte[] part : parts) {
      assertThat(again.isOver()).isFalse();
      StateReader in = Form.reader(part);
      in.number();
      in.number();
      assertThat(in.text()).isEqualTo("run");
      snapshots.part(again, in);
    }
    assertThat(again.findings()).isEqualTo(run.findings());
    assertThat(again.state()).isEqualTo(run.state());
  }
}
