package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.run.RandomPrograms;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CausalPastsTest {
  private static final int EXECUTIONS = 40;

  /** The oracle: keys of traces, which are made of vector clocks. */
  @Property(tries = 300)
  void tracesHaveTheSameDigestIfAndOnlyIfTheyHaveTheSameKey(
      @ForAll("programs") HandMadeProgram program, @ForAll long seed) {
    CausalPasts pasts = new CausalPasts();
    Map<TraceKey, Long> digests = new HashMap<>();
    Map<Long, TraceKey> keys = new HashMap<>();
    for (int i = 0; i < EXECUTIONS; i++) {
      Trace trace = program.run(new Tail.Uniform(seed + i));
      pasts.analyse(trace);
      HappensBefore order = HappensBefore.ofProgram();
      order.analyse(trace);
      TraceKey key = TraceKey.of(trace, order, trace.length());
      assertThat(digests.computeIfAbsent(key, k -> pasts.ofTrace())).isEqualTo(pasts.ofTrace());
      assertThat(keys.computeIfAbsent(pasts.ofTrace(), d -> key)).isEqualTo(key);
    }
  }

  @Test
  void independentStepsBeforeAStepDoNotMatter() {
    CausalPasts one = pasts("x = 0", "y = 0", "T0 W x 1", "T1 W y 1", "T0 R x");
    CausalPasts other = pasts("x = 0", "y = 0", "T1 W y 1", "T0 W x 1", "T0 R x");
    assertThat(one.of(2)).isEqualTo(other.of(2));
    assertThat(one.ofTrace()).isEqualTo(other.ofTrace());
  }

  @Test
  void theWriteThatIsReadMatters() {
    CausalPasts after = pasts("x = 0", "T0 W x 1", "T1 R x");
    CausalPasts before = pasts("x = 0", "T1 R x", "T0 W x 1");
    assertThat(after.of(1)).isNotEqualTo(before.of(0));
    assertThat(after.ofTrace()).isNotEqualTo(before.ofTrace());
  }

  @Test
  void readsBeforeAWriteMatterToItInAnyOrder() {
    CausalPasts one = pasts("x = 0", "T0 R x", "T1 R x", "T2 W x 1");
    CausalPasts other = pasts("x = 0", "T1 R x", "T0 R x", "T2 W x 1");
    CausalPasts without = pasts("x = 0", "T0 R x", "T2 W x 1", "T1 R x");
    assertThat(one.of(2)).isEqualTo(other.of(2));
    assertThat(one.of(2)).isNotEqualTo(without.of(1));
  }

  @Test
  void aPendingOperationHasThePastOfItsThread() {
    CausalPasts pasts = pasts("T0 LOCK m", "(T0 UNLOCK m)", "(T1 LOCK m)");
    assertThat(pasts.before(1)).isEqualTo(pasts.of(0)).isEqualTo(pasts.atEnd(0));
    assertThat(pasts.before(2)).isNotEqualTo(pasts.of(0)).isEqualTo(pasts.atEnd(1));
  }

  private static CausalPasts pasts(String... lines) {
    CausalPasts pasts = new CausalPasts();
    pasts.analyse(HandMadeTrace.of(lines));
    return pasts;
  }

  @Provide
  Arbitrary<HandMadeProgram> programs() {
    return RandomPrograms.programs();
  }
}
