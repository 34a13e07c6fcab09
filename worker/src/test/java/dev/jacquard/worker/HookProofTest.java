package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HookProofTest {
  @Test
  void aPlainJvmLacksHooks() {
    assertThat(HookProof.refutation())
        .hasValueSatisfying(why -> assertThat(why).startsWith("this JVM lacks hooks: "));
  }
}
