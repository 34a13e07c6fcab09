package dev.jacquard.models.persistent;

import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Opcode;
import dev.jacquard.litmus.code.Residual;
import dev.jacquard.litmus.code.ThreadCode;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Whether a thread must acquire a location before it can do anything else with it, by its code. */
public final class FirstUse implements Foresight {
  private final List<ThreadCode> threads;
  private final BitSet startedByOthers = new BitSet();

  public FirstUse(List<ThreadCode> threads) {
    this.threads = threads;
    for (ThreadCode thread : threads) {
      for (Instruction instruction : thread.instructions()) {
        if (instruction.opcode() == Opcode.START) {
          startedByOthers.set(instruction.right());
        }
      }
    }
  }

  @Override
  public boolean acquiresFirst(int thread, int site, int location) {
    if (site < 0 && !startedByOthers.get(thread)) {
      return true; // it has ended
    }
    return search(threads.get(thread), Math.max(0, site), location);
  }

  private static boolean search(ThreadCode code, int start, int location) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int at = open.pop();
      if (seen.get(at)) {
        continue;
      }
      seen.set(at);
      Instruction instruction = code.instructions().get(at);
      boolean acquires =
          !instruction.isInterruptible()
              && (instruction.opcode() == Opcode.ACQUIRE || instruction.opcode() == Opcode.LOCK);
      if (instruction.isPersonal() || mayTouch(code, instruction, location)) {
        if (!acquires || mayTouchOthers(code, instruction)) {
          return false;
        }
        continue; // behind the acquisition anything goes
      }
      Residual.successors(instruction, at).forEach(open::push);
    }
    return true;
  }

  private static boolean mayTouch(ThreadCode code, Instruction instruction, int location) {
    if (!instruction.opcode().visible() || instruction.base() < 0) {
      return false;
    }
    if (mayTouchOthers(code, instruction)) {
      return location >= instruction.base() && location < instruction.base() + instruction.cells();
    }
    int index = instruction.index() < 0 ? 0 : code.registers().initial()[instruction.index()];
    return location == instruction.base() + index;
  }

  /** Whether the cell depends on the run. */
  private static boolean mayTouchOthers(ThreadCode code, Instruction instruction) {
    return instruction.index() >= 0 && !code.registers().constant()[instruction.index()];
  }
}
