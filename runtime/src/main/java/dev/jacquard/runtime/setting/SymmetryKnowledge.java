package dev.jacquard.runtime.setting;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is known, from run to run, about threads that look alike. It only grows: each piece is
 * learned by a run that ends the exploration, which begins again ({@link Restart}).
 *
 * @param flavour how long such threads are taken for interchangeable; null if never
 * @param inTraces whether nothing is compared here, but all that threads see must be in the trace
 * @param plainSteps the names of places where plain accesses are steps, so that traces show what
 *     threads see
 * @param codes the code that several threads of one parent have
 * @param different the code of several threads that are different from birth
 * @param own where a thread with such code keeps its own things
 * @param labels of threads that were told apart from others, by thread number
 * @param toldApart by what
 */
public record SymmetryKnowledge(
    Symmetry.Flavour flavour,
    boolean inTraces,
    Set<String> plainSteps,
    Set<Code> codes,
    Set<Code> different,
    Map<Code, PrivateObjects> own,
    Map<Integer, Integer> labels,
    List<ToldApart> toldApart) {
  public static final SymmetryKnowledge UNUSED =
      new SymmetryKnowledge(
          null, false, Set.of(), Set.of(), Set.of(), Map.of(), Map.of(), List.of());

  /** The code of a thread: its class and that of the task it was given, or null. */
  public record Code(Class<?> thread, Class<?> task) {}

  public boolean isUsed() {
    return flavour != null;
  }

  public SymmetryKnowledge with(Symmetry.Flavour newFlavour) {
    return new SymmetryKnowledge(
        newFlavour, inTraces, plainSteps, codes, different, own, labels, toldApart);
  }

  public SymmetryKnowledge comparedInTraces() {
    return new SymmetryKnowledge(null, true, plainSteps, codes, different, own, labels, toldApart);
  }

  /** Threads see of each other what is in such places. */
  public SymmetryKnowledge withPlainSteps(String place) {
    Set<String> more = new HashSet<>(plainSteps);
    more.add(place);
    return new SymmetryKnowledge(flavour, inTraces, more, codes, different, own, labels, toldApart);
  }

  /** Several threads have some code; their own things are found in these places. */
  public SymmetryKnowledge with(Code code, PrivateObjects things) {
    Set<Code> moreCodes = new HashSet<>(codes);
    moreCodes.add(code);
    Map<Code, PrivateObjects> moreOwn = new HashMap<>(own);
    moreOwn.put(code, things);
    return new SymmetryKnowledge(
        flavour, inTraces, plainSteps, moreCodes, different, moreOwn, labels, toldApart);
  }

  /** Threads with some code turned out to be different from birth: they need no watching. */
  public SymmetryKnowledge without(Set<Code> codesOfDifferent, List<ToldApart> why) {
    Set<Code> fewer = new HashSet<>(codes);
    fewer.removeAll(codesOfDifferent);
    Set<Code> more = new HashSet<>(different);
    more.addAll(codesOfDifferent);
    List<ToldApart> reasons = new ArrayList<>(toldApart);
    reasons.addAll(why);
    return new SymmetryKnowledge(flavour, inTraces, plainSteps, fewer, more, own, labels, reasons);
  }

  /** Some threads are not like the others from now on. */
  public SymmetryKnowledge apart(List<Integer> threads, ToldApart why) {
    Map<Integer, Integer> moreLabels = new HashMap<>(labels);
    int label = 1 + labels.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    for (int thread : threads) {
      moreLabels.put(thread, label);
    }
    List<ToldApart> more = new ArrayList<>(toldApart);
    more.add(why);
    return new SymmetryKnowledge(
        flavour, inTraces, plainSteps, codes, different, own, moreLabels, more);
  }

  /** No two threads are alike. */
  public SymmetryKnowledge without(ToldApart why) {
    List<ToldApart> more = new ArrayList<>(toldApart);
    more.add(why);
    return new SymmetryKnowledge(null, inTraces, plainSteps, codes, different, own, labels, more);
  }
}
