package dev.jacquard.litmus.code;

import dev.jacquard.kernel.symmetry.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the threads that are interchangeable from the beginning: equal code, and nobody names one
 * of them apart from the others.
 *
 * <p>Naming is allowed in two forms (algorithms.md 4.7): starts in ascending order in one straight
 * piece of code, whatever is done in between; and joins in an unbroken row, which is a barrier for
 * the set. Threads that stand in the same such pieces stay together; an unpark, an interrupt and a
 * join that may give up set their thread apart.
 */
public final class ThreadClasses {
  private final List<ThreadCode> threads;
  private final List<StringBuilder> mentions = new ArrayList<>();

  private ThreadClasses(List<ThreadCode> threads) {
    this.threads = threads;
    threads.forEach(thread -> mentions.add(new StringBuilder()));
  }

  /** The class number of each thread, or {@link Symmetry#ALONE}. */
  public static int[] of(List<ThreadCode> threads) {
    return new ThreadClasses(threads).find();
  }

  /** How each thread is named by others; threads named alike cannot be told apart by that. */
  static List<String> mentionsOf(List<ThreadCode> threads) {
    ThreadClasses classes = new ThreadClasses(threads);
    classes.collectMentions();
    return classes.mentions.stream().map(StringBuilder::toString).toList();
  }

  private void collectMentions() {
    for (int t = 0; t < threads.size(); t++) {
      collectMentions(t);
    }
  }

  private int[] find() {
    collectMentions();
    Map<String, List<Integer>> members = new HashMap<>();
    for (int t = 0; t < threads.size(); t++) {
      String key = Residual.ofWhole(threads.get(t)).text() + mentions.get(t);
      members.computeIfAbsent(key, k -> new ArrayList<>()).add(t);
    }
    int[] classOf = new int[threads.size()];
    Arrays.fill(classOf, Symmetry.ALONE);
    int next = 0;
    for (int t = 0; t < classOf.length; t++) {
      for (List<Integer> group : members.values()) {
        if (group.get(0) == t && group.size() > 1) {
          int number = next++;
          group.forEach(member -> classOf[member] = number);
        }
      }
    }
    return classOf;
  }

  private void collectMentions(int t) {
    List<Instruction> code = threads.get(t).instructions();
    BitSet targets = new BitSet();
    for (Instruction instruction : code) {
      if (instruction.isJump()) {
        targets.set(instruction.base());
      }
    }
    int piece = 0;
    int row = 0;
    int lastStarted = -1;
    for (int i = 0; i < code.size(); i++) {
      Instruction instruction = code.get(i);
      if (targets.get(i) || (i > 0 && code.get(i - 1).isJump())) {
        piece = i;
        row = i;
        lastStarted = -1;
      }
      switch (instruction.opcode()) {
        case START -> {
          if (instruction.right() <= lastStarted) {
            piece = i; // against the order of numbers: whoever follows is set apart
          }
          lastStarted = instruction.right();
          mention(instruction, " started " + t + "." + piece);
        }
        case JOIN, TRY_JOIN ->
            mention(
                instruction,
                instruction.looksAtEnd()
                    ? " looked at as " + instruction.right()
                    : " joined " + t + "." + row);
        case UNPARK, INTERRUPT -> mention(instruction, " named as " + instruction.right());
        default -> {}
      }
      boolean joins = instruction.opcode() == Opcode.JOIN && !instruction.looksAtEnd();
      if (instruction.opcode().visible() && !joins) {
        row = i + 1;
      }
    }
  }

  private void mention(Instruction instruction, String how) {
    mentions.get(instruction.right()).append(how);
  }
}
