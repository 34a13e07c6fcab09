package dev.jacquard.agent.flow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class OriginsTest {
  /** What the methods that are looked at belong to. */
  static class Holder {
    int[] array = new int[2];
    int[][] nested = new int[2][2];
    final Holder next = this;

    void storesIntoOwn(int value) {
      array[0] = value;
    }

    void storesIntoFresh(int value) {
      int[] fresh = new int[2];
      fresh[0] = value;
    }

    void storesIntoArgument(int[] argument, int value) {
      argument[0] = value;
    }

    void storesIntoOwnOrFresh(int value) {
      int[] either = array;
      if (value > 1) {
        either = new int[value];
      }
      either[0] = value;
    }

    void storesIntoThatOfAnother(Holder other, int value) {
      other.array[0] = value;
    }

    void storesByAFinalField(int value) {
      next.array[0] = value;
    }

    void storesIntoThatOfAnAssigned(Holder other, int value) {
      Holder assigned = value > 1 ? other : next;
      assigned.array[0] = value;
    }

    void storesIntoARow(int value) {
      nested[1][0] = value;
    }
  }

  private static Origin stored(String name) {
    MethodNode method = Methods.of(Holder.class, name);
    ControlFlow flow = new ControlFlow(method);
    Origins origins = new Origins(method, flow, field -> field.name.equals("next"));
    return origins.operand(Methods.index(flow, Opcodes.IASTORE, 0), 2);
  }

  @Test
  void arrayOutOfAFieldBelongsToTheObject() {
    assertThat(stored("storesIntoOwn").path()).isEqualTo(Path.of(0));
    assertThat(stored("storesIntoThatOfAnother").path()).isEqualTo(Path.of(1));
    assertThat(stored("storesIntoARow").path()).isEqualTo(Path.of(0));
  }

  @Test
  void freshArraysAndArgumentsBelongToNobody() {
    assertThat(stored("storesIntoFresh")).isNull();
    assertThat(stored("storesIntoArgument")).isNull();
  }

  @Test
  void arrayThatMayComeFromAFieldIsTakenForOneThatDoes() {
    assertThat(stored("storesIntoOwnOrFresh").path()).isEqualTo(Path.of(0));
  }

  @Test
  void finalFieldsAreWaysToAnObject() {
    assertThat(stored("storesByAFinalField").path().steps())
        .extracting(Path.Step::name)
        .containsExactly("next");
  }

  @Test
  void whereThereIsNoWayTheReadOfTheFieldIsKnown() {
    Origin origin = stored("storesIntoThatOfAnAssigned");
    assertThat(origin.path()).isNull();
    assertThat(origin.arrays()).hasSize(1);
  }
}
