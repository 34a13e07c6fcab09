package shop;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.jacquard.junit.EveryInterleaving;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

class StockTest {
  @EveryInterleaving
  void oneStep() throws InterruptedException {
    new Stock().inOneStep();
  }

  @Test
  void asmIsTheProjectsOwn() {
    assertThrows(AssertionError.class, ClassReader::new);
    assertThrows(AssertionError.class, ClassNode::new);
  }
}
