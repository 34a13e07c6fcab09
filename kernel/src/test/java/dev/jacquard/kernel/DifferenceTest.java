package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Difference.Deed;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import org.junit.jupiter.api.Test;

class DifferenceTest {
  private static final Deed LOCK = new Deed(1, Kind.LOCK, 0, true);
  private static final Deed END = new Deed(0, Kind.END, Operation.NO_LOCATION, true);

  private static final Legend NAMES =
      new Legend() {
        @Override
        public int threads() {
          return 2;
        }

        @Override
        public String thread(int thread) {
          return thread == 0 ? "anna" : "ben";
        }

        @Override
        public String location(int location) {
          return "account";
        }

        @Override
        public String waitQueue(int queue) {
          return "";
        }

        @Override
        public String site(int thread, int site) {
          return "";
        }
      };

  private static DivergenceException at(int step, Difference difference) {
    return new DivergenceException(step, difference);
  }

  @Test
  void messageHasNumbersAndWordsHaveNames() {
    DivergenceException parted = at(2, new Difference.Blocked(1));
    assertThat(parted).hasMessage("step 3: thread 1 cannot move there");
    assertThat(parted.words(NAMES)).isEqualTo("step 3: ben cannot move there");
  }

  @Test
  void threadThatNeverLivedHasNoName() {
    assertThat(at(0, new Difference.Absent(7)).words(NAMES))
        .isEqualTo("step 1: thread 7 is not alive there");
  }

  @Test
  void bothDeedsAreNamed() {
    assertThat(at(0, new Difference.OtherDeed(LOCK, new Deed(1, Kind.READ, 0, false))).words(NAMES))
        .isEqualTo(
            "step 1: ben was expected to do LOCK on account modifying it, but did READ on account");
    assertThat(at(4, new Difference.NotRepeated(LOCK, END)).words(NAMES))
        .isEqualTo(
            "step 5 of an earlier execution was LOCK on account by ben, and is now END by anna");
  }
}
