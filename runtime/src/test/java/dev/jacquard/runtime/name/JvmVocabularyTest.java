package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.name.ThreadName;
import dev.jacquard.kernel.saved.DamagedStateException;
import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.List;
import org.junit.jupiter.api.Test;

class JvmVocabularyTest {
  /** Two objects of one class and one of another. */
  private static final List<Class<?>> TYPES =
      List.of(Object.class, StringBuilder.class, Object.class);

  /** What one process knows of a program. */
  private static final class Process {
    final ThreadNumbers threads = new ThreadNumbers();
    final Objects objects = new Objects(() -> 0);
    final Locations locations = new Locations();
    final CanonicalNames names =
        new CanonicalNames(threads, objects, locations, JvmVocabularyTest.class.getClassLoader());

    Process() {
      objects.begin();
      locations.begin(objects.run());
    }

    /** The monitor of the n-th object that a thread makes. */
    int monitor(int thread, int n) {
      Thread carrier = new Thread(() -> {});
      LogicalThread maker =
          new LogicalThread(me -> {}, thread, carrier, carrier, false, new Clocks());
      Object made = null;
      for (int i = 0; i <= n; i++) {
        made = TYPES.get(i) == Object.class ? new Object() : new StringBuilder();
        objects.made(made, maker);
      }
      return locations.of(objects.of(made), Locations.MONITOR, null);
    }

    Tracked owner(int location) {
      return locations.owner(location);
    }

    byte[] saved() {
      return names.vocabulary().save().orElseThrow();
    }

    static Process after(byte[] saved) {
      Process process = new Process();
      process.names.vocabulary().restore(saved);
      return process;
    }
  }

  private static Process begun() {
    Process process = new Process();
    process.threads.child(0, 1);
    process.threads.child(2, 0);
    process.monitor(2, 2);
    process.monitor(1, 0);
    return process;
  }

  @Test
  void anotherProcessGivesTheSameNumbersInWhateverOrderItMeetsThings() {
    Process before = begun();
    Process after = Process.after(before.saved());
    assertThat(after.names.vocabulary().size()).isEqualTo(before.names.vocabulary().size());
    assertThat(after.threads.child(2, 0)).isEqualTo(3);
    assertThat(after.threads.child(0, 0)).isEqualTo(1);
    assertThat(after.monitor(1, 0)).isEqualTo(1);
    assertThat(after.monitor(2, 2)).isZero();
    assertThat(after.owner(0).number()).isEqualTo(before.owner(0).number());
    assertThat(after.owner(0).ordinal()).isEqualTo(2);
    assertThat(after.owner(1).ordinal()).isEqualTo(3);
    assertThat(after.names.vocabulary().size()).isEqualTo(before.names.vocabulary().size());
  }

  @Test
  void whatIsNewGetsNumbersBehindTheOthers() {
    Process before = begun();
    Process after = Process.after(before.saved());
    assertThat(after.monitor(3, 0)).isEqualTo(2);
    assertThat(after.owner(2).number()).isEqualTo(5);
    assertThat(after.owner(2).ordinal()).as("three objects of its class are known").isEqualTo(4);
    assertThat(after.threads.child(0, 2)).isEqualTo(4);
  }

  @Test
  void whatWasNeverMetAgainIsSavedAgain() {
    byte[] saved = begun().saved();
    assertThat(Process.after(saved).saved()).isEqualTo(saved);
  }

  @Test
  void aProgramThatWasColdHandsItsNumbersOn() {
    Process before = begun();
    Process cold = Process.after(before.saved());
    cold.monitor(3, 0);
    Process warm = new Process();
    warm.names.follow(cold.names);
    assertThat(warm.monitor(1, 0)).isEqualTo(1);
    assertThat(warm.owner(1).number()).isEqualTo(before.owner(1).number());
  }

  @Test
  void anObjectWithoutAMakerDoesNotTravel() {
    Process process = begun();
    process.locations.of(process.objects.of(new Object()), Locations.MONITOR, null);
    assertThat(process.names.vocabulary().save()).isEmpty();
  }

  @Test
  void anObjectWhoseClassIsHiddenDoesNotTravel() {
    Process process = begun();
    Thread carrier = new Thread(() -> {});
    Runnable lambda = () -> {};
    process.objects.made(
        lambda, new LogicalThread(me -> {}, 1, carrier, carrier, false, new Clocks()));
    assertThat(process.names.vocabulary().save()).isEmpty();
  }

  @Test
  void numbersThatAreTakenDoNotFit() {
    byte[] saved = begun().saved();
    Process other = new Process();
    other.names.number(ThreadName.parse("main.1.1"));
    assertThatThrownBy(() -> other.names.vocabulary().restore(saved))
        .isInstanceOf(DamagedStateException.class);
    assertThatThrownBy(() -> new Process().names.vocabulary().restore(new byte[] {2, 2, 'x'}))
        .isInstanceOf(DamagedStateException.class);
  }
}
