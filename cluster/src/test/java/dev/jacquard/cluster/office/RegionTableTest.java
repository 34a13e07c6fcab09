package dev.jacquard.cluster.office;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RegionTableTest {
  private static final byte[] NOTHING = {};

  private final RegionTable table = new RegionTable(Terms.DEFAULT);

  @Test
  void aSearchBeginsWithOneRegion() {
    Lease lease = lease("a");
    assertThat(lease.region()).isEqualTo(RegionId.ROOT);
    assertThat(lease.state()).isEmpty();
    assertThat(table.lease("b", 0)).isEmpty();
  }

  @Test
  void itIsFinishedWithItsLastRegion() throws FencedException {
    Lease root = lease("a");
    table.commit(root, outcome(Fate.QUIET, 3, List.of(newborn(root, 0, 2)), List.of()));
    Lease child = lease("a");
    assertThat(child.ancestors()).containsExactly(new Ancestor(RegionId.ROOT, 0));
    table.commit(child, outcome(Fate.FINISHED, 4, List.of(), List.of()));
    Lease again = lease("b");
    assertThat(again.mail()).containsExactly(new Mail.Finished(child.region()));
    table.commit(again, outcome(Fate.FINISHED, 0, List.of(), List.of()));
    assertThat(table.isFinished()).isTrue();
    assertThat(table.counts().executions()).isEqualTo(7);
    assertThat(table.finished()).isEqualTo(2);
  }

  @Test
  void lettersComeBeforeTheNewsThatTheirSenderHasFinished() throws FencedException {
    Lease root = lease("a");
    table.commit(root, outcome(Fate.QUIET, 1, List.of(newborn(root, 0, 2)), List.of()));
    Lease child = lease("a");
    Mail.Offer offer = new Mail.Offer(child.region(), 1, NOTHING);
    Letter letter = new Letter(RegionId.ROOT, offer);
    table.commit(child, outcome(Fate.FINISHED, 1, List.of(), List.of(letter)));
    assertThat(lease("a").mail()).containsExactly(offer, new Mail.Finished(child.region()));
    table.deliver(letter); // a copy of it, which comes when its sender is gone
    table.withdraw("a");
    assertThat(lease("a").mail()).hasSize(2);
  }

  @Test
  void aRegionThatOnlyWaitsIsLeasedWhenTheLastOneIsComplete() throws FencedException {
    Lease root = lease("a");
    List<Newborn> two = List.of(newborn(root, 0, 2), newborn(root, 1, 2));
    Map<RegionId, Double> away = Map.of(two.get(0).id(), 0.5, two.get(1).id(), 0.5);
    table.commit(
        root,
        new Outcome(
            Fate.QUIET, NOTHING, Counts.NONE, List.of(), two, List.of(), new Progress(0, away)));
    Lease one = lease("a");
    Lease other = lease("b");
    table.commit(one, outcome(Fate.FINISHED, 1, List.of(), List.of()));
    assertThat(table.lease("a", 0)).isEmpty();
    table.commit(other, outcome(Fate.FINISHED, 1, List.of(), List.of()));
    assertThat(lease("a").mail())
        .containsExactly(new Mail.Finished(one.region()), new Mail.Finished(other.region()));
  }

  @Test
  void aLeaseThatWasWithdrawnIsFenced() throws FencedException {
    Lease lost = lease("a");
    table.withdraw("a");
    Lease lease = lease("b");
    Outcome outcome = outcome(Fate.FINISHED, 1, List.of(), List.of());
    assertThatThrownBy(() -> table.commit(lost, outcome)).isInstanceOf(FencedException.class);
    table.commit(lease, outcome);
    assertThatThrownBy(() -> table.commit(lease, outcome)).isInstanceOf(FencedException.class);
    assertThat(table.counts().executions()).isEqualTo(1);
  }

  @Test
  void mailThatComesDuringALeaseIsLeftForTheNext() throws FencedException {
    Lease root = lease("a");
    table.commit(root, outcome(Fate.OPEN, 1, List.of(newborn(root, 0, 2)), List.of()));
    Lease again = lease("a");
    Lease child = lease("b");
    assertThat(again.region()).isEqualTo(RegionId.ROOT);
    Mail.Offer offer = new Mail.Offer(child.region(), 1, NOTHING);
    Letter letter = new Letter(RegionId.ROOT, offer);
    table.commit(child, outcome(Fate.OPEN, 1, List.of(), List.of(letter)));
    table.commit(again, outcome(Fate.QUIET, 1, List.of(), List.of()));
    assertThat(lease("a").mail()).containsExactly(offer);
  }

  @Test
  void aBudgetIsNeverOverdrawn() throws FencedException {
    RegionTable small = new RegionTable(new Terms(10, 50, 15));
    Lease root = small.lease("a", 0).get(0);
    assertThat(root.quota()).isEqualTo(10);
    Outcome outcome = outcome(Fate.OPEN, 7, List.of(newborn(root, 0, 1)), List.of());
    small.commit(root, outcome);
    List<Lease> leases = small.lease("a", 0);
    assertThat(leases).extracting(Lease::quota).containsExactly(8L);
    assertThat(small.lease("b", 0)).isEmpty();
    small.commit(leases.get(0), outcome(Fate.OPEN, 5, List.of(), List.of()));
    assertThat(small.lease("b", 0)).extracting(Lease::quota).containsExactly(3L);
    assertThat(small.isSpent()).isFalse();
  }

  @Test
  void whoeverWaitsGetsAShare() throws FencedException {
    Lease root = lease("a");
    List<Newborn> four =
        List.of(newborn(root, 0, 1), newborn(root, 1, 1), newborn(root, 2, 1), newborn(root, 3, 1));
    table.commit(root, outcome(Fate.QUIET, 1, four, List.of()));
    assertThat(table.lease("a", 1)).hasSize(2);
    assertThat(table.lease("b", 0)).hasSize(2);
  }

  @Test
  void anOutcomeOfAnotherRegionIsRefused() {
    Lease root = lease("a");
    Letter letter = new Letter(RegionId.ROOT, new Mail.Offer(RegionId.ROOT, 0, NOTHING));
    Newborn stranger = new Newborn(new RegionId(77, 0), 1, NOTHING);
    List<Newborn> newborns = List.of(newborn(root, 0, 1));
    for (Outcome wrong :
        List.of(
            outcome(Fate.OPEN, 1, List.of(), List.of(letter)),
            outcome(Fate.OPEN, 1, List.of(stranger), List.of()),
            outcome(Fate.FINISHED, 1, newborns, List.of()))) {
      assertThatThrownBy(() -> table.commit(root, wrong))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(table.counts()).isEqualTo(Counts.NONE);
  }

  @Test
  void theShareOfWhatIsDoneComesFromAllRegions() throws FencedException {
    Lease root = lease("a");
    Newborn newborn = newborn(root, 0, 1);
    Progress half = new Progress(0.5, Map.of(newborn.id(), 0.25));
    table.commit(root, withProgress(half, List.of(newborn)));
    assertThat(table.share()).isEqualTo(0.5, within(1e-9));
    lease("a"); // the region above, which is open as well
    Lease child = lease("b");
    table.commit(child, withProgress(new Progress(0.5, Map.of()), List.of()));
    assertThat(table.share()).isEqualTo(0.625, within(1e-9));
  }

  @Test
  void aSavedTableGoesOnWithoutItsLeases() throws FencedException {
    Lease root = lease("a");
    Found found = new Found("deadlock", 3, "1 2", "plan 1");
    Newborn newborn = newborn(root, 0, 1);
    table.commit(
        root,
        new Outcome(
            Fate.OPEN,
            new byte[] {1, 2},
            new Counts(4, 1, 0, 9, Map.of()),
            List.of(found),
            List.of(newborn),
            List.of(),
            new Progress(0.5, Map.of(newborn.id(), 0.25))));
    lease("b");
    RegionTable restored = new RegionTable(Terms.DEFAULT);
    restored.restore(new StateReader(new ByteArrayInputStream(saved(table))));
    assertThat(restored.counts()).isEqualTo(table.counts());
    assertThat(restored.findings()).containsExactly(found);
    assertThat(restored.share()).isEqualTo(table.share());
    assertThat(restored.ready()).isEqualTo(2);
    Lease lease = restored.lease("c", 5).get(0);
    assertThat(lease.state()).containsExactly(1, 2);
    assertThat(lease.ticket()).isGreaterThan(1_000_000);
  }

  @Test
  void aJournalOfCommitsIsTheSameSearch() throws FencedException {
    Lease root = lease("a");
    Outcome first = outcome(Fate.OPEN, 1, List.of(newborn(root, 0, 2)), List.of());
    table.commit(root, first);
    Lease child = table.lease("b", 0).get(1);
    Outcome second =
        outcome(
            Fate.OPEN,
            1,
            List.of(),
            List.of(new Letter(RegionId.ROOT, new Mail.Offer(child.region(), 1, NOTHING))));
    table.commit(child, second);
    RegionTable other = new RegionTable(Terms.DEFAULT);
    for (Commit commit : List.of(Commit.of(root, first), Commit.of(child, second))) {
      other.apply(copy(commit));
    }
    table.withdraw("b");
    assertThat(saved(other)).isEqualTo(saved(table));
  }

  private static Commit copy(Commit commit) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new OfficeWriter(new StateWriter(bytes)).commit(commit);
    return new OfficeReader(new StateReader(new ByteArrayInputStream(bytes.toByteArray())))
        .commit();
  }

  private static byte[] saved(RegionTable table) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.save(new StateWriter(bytes));
    return bytes.toByteArray();
  }

  private Lease lease(String worker) {
    return table.lease(worker, 100).get(0);
  }

  private static Newborn newborn(Lease lease, int number, int depth) {
    return new Newborn(new RegionId(lease.ticket(), number), depth, NOTHING);
  }

  private static Outcome outcome(
      Fate fate, long executions, List<Newborn> newborns, List<Letter> letters) {
    Counts counts = new Counts(executions, 0, 0, 0, Map.of());
    return new Outcome(fate, NOTHING, counts, List.of(), newborns, letters, Progress.NONE);
  }

  private static Outcome withProgress(Progress progress, List<Newborn> newborns) {
    return new Outcome(Fate.OPEN, NOTHING, Counts.NONE, List.of(), newborns, List.of(), progress);
  }
}
