package dev.jacquard.models.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.models.sample.PhilosophersOnce;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Declared symmetries are checked, and wrong ones refuted by name. */
class AutomorphismsTest {
  private static final ActionModel THREE = PhilosophersOnce.of(3);

  private static Group renaming(Map<Integer, Integer> processes, Map<Integer, Integer> objects) {
    return new Group(List.of(new Group.Renaming("guess", processes, objects)));
  }

  @Test
  void rotationOfARingHasAsManyElementsAsTheRing() {
    assertThat(THREE.renamings(PhilosophersOnce.rotation(3)).elements()).hasSize(3);
  }

  @Test
  void fullSymmetryHasAllPermutations() {
    ActionModel.Builder model = ActionModel.named("one lock");
    int lock = model.lock("lock");
    for (int i = 0; i < 4; i++) {
      model.process("p" + i).lock(lock).unlock(lock);
    }
    assertThat(model.build().renamings(Group.full(Place.processes(4))).elements()).hasSize(24);
  }

  @Test
  void forksThatDoNotTurnAreRefuted() {
    assertThatThrownBy(() -> THREE.renamings(Group.rotation(Place.processes(3))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the declared rotation is no symmetry of philosophers-once-3: philosopher 0 may do"
                + " wait(fork 0), which becomes wait(fork 0), but its image philosopher 1 may do"
                + " there wait(fork 1)");
  }

  @Test
  void anExchangeOfNeighboursIsRefuted() {
    assertThatThrownBy(() -> THREE.renamings(Group.full(Place.processesWithObjects(3))))
        .hasMessageContaining("exchange is no symmetry")
        .hasMessageContaining("philosopher 0 may do wait(fork 1)");
  }

  @Test
  void objectsThatStartDifferentlyAreRefuted() {
    ActionModel.Builder model = ActionModel.named("two");
    model.process("a").acquire(model.semaphore("one", 1));
    model.process("b").acquire(model.semaphore("other", 0));
    assertThatThrownBy(() -> model.build().renamings(Group.rotation(Place.processesWithObjects(2))))
        .hasMessageContaining(
            "one is a semaphore that starts as 1, but its image other is a semaphore that starts"
                + " as 0");
  }

  @Test
  void aRenamingMustBeOneToOneAndInRange() {
    assertThatThrownBy(() -> THREE.renamings(renaming(Map.of(0, 1), Map.of())))
        .hasMessageContaining("two of them become the same process");
    assertThatThrownBy(() -> THREE.renamings(renaming(Map.of(0, 7, 7, 0), Map.of())))
        .hasMessageContaining("there is no process 7");
  }

  @Test
  void theGraphThatIsLongerIsNoImage() {
    ActionModel.Builder model = ActionModel.named("longer");
    int semaphore = model.semaphore("s", 1);
    model.process("a").acquire(semaphore);
    model.process("b").acquire(semaphore).release(semaphore);
    assertThatThrownBy(() -> model.build().renamings(Group.full(Place.processes(2))))
        .hasMessageContaining("a may do nothing, which becomes nothing, but its image b may do");
  }

  @Test
  void anActionOnAnObjectOfAnotherSortIsRefused() {
    ActionModel.Builder model = ActionModel.named("mistaken");
    model.process("a").lock(model.variable("x", 0));
    assertThatThrownBy(model::build)
        .hasMessage("a cannot do lock(x): x is a variable that starts as 0");
  }
}
