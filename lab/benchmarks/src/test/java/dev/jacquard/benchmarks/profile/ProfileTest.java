package dev.jacquard.benchmarks.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.explore.option.SymmetryReduction;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProfileTest {
  private static final Frame EXPLORE = new Frame("dev.jacquard.explore.Explorer", "explore");
  private static final Frame RUN = new Frame("dev.jacquard.runtime.JvmProgram", "run");
  private static final Frame LEARN = new Frame("dev.jacquard.explore.tree.OptimalDpor", "learn");
  private static final Frame FILL = new Frame("java.util.Arrays", "fill");

  private static final List<Stack> STACKS =
      List.of(stack(3, EXPLORE, RUN, FILL), stack(1, EXPLORE, RUN), stack(6, EXPLORE, LEARN));

  /** Outermost first. */
  private static Stack stack(long weight, Frame... frames) {
    List<Frame> innermostFirst = Arrays.asList(frames);
    Collections.reverse(innermostFirst);
    return new Stack(innermostFirst, weight);
  }

  @Test
  void sharesAreSortedAndAddUp() {
    assertThat(Shares.ofStacks(STACKS, stack -> stack.top().toString()).lines(2))
        .containsExactly(
            " 60.0 %  explore.tree.OptimalDpor.learn",
            " 30.0 %  java.util.Arrays.fill", " 10.0 %  others: 1");
  }

  @Test
  void theJdkIsCountedToWhoCallsIt() {
    assertThat(Shares.ofStacks(STACKS, stack -> stack.ours().toString()).lines(9))
        .containsExactly(
            " 60.0 %  explore.tree.OptimalDpor.learn", " 40.0 %  runtime.JvmProgram.run");
  }

  @Test
  void packagesAreThoseOfTheInnermostMethods() {
    assertThat(Shares.ofStacks(STACKS, stack -> stack.top().packageName()).lines(9))
        .containsExactly(" 60.0 %  explore.tree", " 30.0 %  java.util", " 10.0 %  runtime");
  }

  @Test
  void callsAreCountedWithAllBelowThem() {
    assertThat(CallTree.below("Explorer.explore", STACKS).lines(5, 1))
        .containsExactly(
            "100.0 %  Explorer.explore",
            " 60.0 %   explore.tree.OptimalDpor.learn", " 40.0 %   runtime.JvmProgram.run");
    assertThat(CallTree.below("Explorer.explore", STACKS).lines(5, 50)).hasSize(2);
    assertThat(CallTree.below("Explorer.explore", STACKS).lines(0, 1)).hasSize(1);
  }

  @Test
  void aProgramThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> Workload.checked("nothing", List.of("3"), SymmetryReduction.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no program nothing");
    assertThatThrownBy(() -> Workload.checked("sections", List.of("many"), SymmetryReduction.NONE))
        .hasMessage("a size is a number from 1 on, not 'many'");
    assertThatThrownBy(
            () -> Workload.checked("sections", List.of("3", "2"), SymmetryReduction.GUESSED))
        .hasMessage("symmetry can be none, val or rf here");
  }

  @Test
  void anExplorationIsSampled() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Workload workload = Workload.checked("sections", List.of("3", "2"), SymmetryReduction.VAL);
    new ProfileBenchmark(workload, Duration.ofMillis(500))
        .run(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .startsWith("sections 3 2, symmetry val, JDK ")
        .contains("100.0 %  Explorer.explore", "runtime.execution");
  }
}
