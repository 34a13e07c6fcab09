package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Remarks;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.setting.Feature;
import java.util.ArrayList;
import java.util.List;

/** What the program says of its executions; nobody hears it when nobody is in control. */
public final class ProgramRemarks {
  private ProgramRemarks() {}

  /** The program has come to a mark. */
  public static void mark(String name) {
    if (Control.on()) {
      mark(Control.execution(), name);
    }
  }

  @Enters
  private static void mark(Execution execution, String name) {
    execution.observe(Feature.REMARKS);
    execution.runState().get(Remarks.KEY).mark(name);
  }

  /**
   * Something came out.
   *
   * @param expected all that may come out; empty if nobody says
   * @throws AssertionError if it is something else
   */
  public static void outcome(Object value, Object... expected) {
    String text = String.valueOf(value); // calls the program, so this is its code
    List<String> all = new ArrayList<>();
    for (Object each : expected) {
      all.add(String.valueOf(each));
    }
    if (Control.on()) {
      outcome(Control.execution(), text, all);
    }
    if (!all.isEmpty() && !all.contains(text)) {
      throw new AssertionError(
          "outcome " + text + " is not expected, but only " + String.join(" or ", all));
    }
  }

  @Enters
  private static void outcome(Execution execution, String text, List<String> expected) {
    execution.observe(Feature.REMARKS);
    execution.runState().get(Remarks.KEY).outcome(text, expected);
  }

  /** The program means only executions in which something holds. */
  public static void assume(boolean holds) {
    if (!holds && Control.on()) {
      leaveOut(Control.execution());
      throw new LeftOut();
    }
  }

  @Enters
  private static void leaveOut(Execution execution) {
    execution.observe(Feature.REMARKS);
    execution.runState().get(Remarks.KEY).leaveOut();
  }
}
