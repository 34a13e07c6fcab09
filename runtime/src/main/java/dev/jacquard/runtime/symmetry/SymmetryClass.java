package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The threads of a run by their code, and which of them were born alike. */
final class SymmetryClass {
  private static final int NOBODY = -1;

  private final List<Member> members = new ArrayList<>();
  private int[] eldest = new int[8];
  private int[] root = new int[8];
  private int[] size = new int[8];
  private int known;

  private record Member(LogicalThread thread, int parent, Code code) {}

  void begin() {
    members.clear();
    Arrays.fill(eldest, 0, known, NOBODY);
    Arrays.fill(size, 0, known, 0);
  }

  /** A thread that is born with a history that begins where that of another one begins. */
  void add(LogicalThread thread, int parent, Code code, Sharing sharing) {
    int number = thread.number();
    admit(number);
    eldest[number] = number;
    root[number] = NOBODY;
    if (sharing.isTracked(number)) {
      for (Member member : members) {
        if (root[member.thread.number()] == sharing.place(number)) {
          eldest[number] = eldest[member.thread.number()];
          break;
        }
      }
      root[number] = sharing.place(number);
    }
    size[eldest[number]]++;
    members.add(new Member(thread, parent, code));
  }

  private void admit(int number) {
    if (number >= eldest.length) {
      int more = Math.max(number + 1, 2 * eldest.length);
      eldest = Arrays.copyOf(eldest, more);
      root = Arrays.copyOf(root, more);
      size = Arrays.copyOf(size, more);
    }
    if (number >= known) {
      Arrays.fill(eldest, known, number + 1, NOBODY);
      known = number + 1;
    }
  }

  /** How many threads there are. */
  int size() {
    return members.size();
  }

  /** The threads with a code that have the same parent. */
  List<LogicalThread> withCode(int parent, Code code) {
    List<LogicalThread> same = new ArrayList<>();
    for (Member member : members) {
      if (member.parent == parent && member.code.equals(code)) {
        same.add(member.thread);
      }
    }
    return same;
  }

  /** The first of those that were born like a thread, or -1. */
  int eldest(int thread) {
    return thread < known ? eldest[thread] : NOBODY;
  }

  /** Whether another thread was born like this one. */
  boolean hasAlike(int thread) {
    return thread < known && eldest[thread] != NOBODY && size[eldest[thread]] > 1;
  }

  /** The code of threads none of which was born like another. */
  Set<Code> codesOfDifferent() {
    Set<Code> different = new HashSet<>();
    for (Member member : members) {
      different.add(member.code);
    }
    for (Member member : members) {
      if (hasAlike(member.thread.number())) {
        different.remove(member.code);
      }
    }
    return different;
  }

  boolean isAnyAlike() {
    for (int t = 0; t < known; t++) {
      if (size[t] > 1) {
        return true;
      }
    }
    return false;
  }

  /** The threads that were born like one, itself among them. */
  List<Integer> alike(int thread) {
    List<Integer> alike = new ArrayList<>();
    for (int t = 0; t < known && eldest(thread) != NOBODY; t++) {
      if (eldest[t] != NOBODY && eldest[t] == eldest[thread]) {
        alike.add(t);
      }
    }
    return alike;
  }

  /** The classes of threads that were born alike, in this run. */
  List<List<Integer>> classes() {
    List<List<Integer>> classes = new ArrayList<>();
    for (int t = 0; t < known; t++) {
      if (eldest[t] == t && size[t] > 1) {
        classes.add(alike(t));
      }
    }
    return classes;
  }
}
