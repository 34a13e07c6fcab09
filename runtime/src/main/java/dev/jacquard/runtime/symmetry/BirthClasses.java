package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Sharing;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.setting.PrivateObjects;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.setting.SymmetryKnowledge;
import dev.jacquard.runtime.setting.SymmetryKnowledge.Code;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which threads are born alike: the same code, and the same state around what each of them has for
 * itself. What that is, is learned in a first run; the exploration then begins again.
 */
public final class BirthClasses {
  private static boolean aboutNow;

  private final Steps steps;
  private final ThreadNumbers numbers;
  private final SymmetryKnowledge likeness;
  private final Director director;
  private final Sharing sharing;
  private final BirthRecords births;
  private final SymmetryClass family;
  private final BitSet explained = new BitSet();
  private final List<ToldApart> differences = new ArrayList<>();
  private boolean settled;
  private boolean hasStarts;
  private boolean areAbout;
  private int mostThreads;
  private List<List<String>> classes = List.of();

  BirthClasses(
      Settings settings, Director director, Steps steps, Names names, SymmetryClass family) {
    this.director = director;
    this.steps = steps;
    this.family = family;
    numbers = names.numbers();
    likeness = settings.likeness();
    sharing = director.sharing();
    births = new BirthRecords(names.objects(), sharing);
  }

  void begin() {
    remember();
    hasStarts = false;
    areAbout = likeness.inTraces();
    aboutNow = areAbout;
    family.begin();
  }

  /** Whether this run has threads that may be interchangeable. */
  boolean areAbout() {
    return areAbout;
  }

  /** Whether the run at work, if any, has such threads. */
  static boolean areAboutNow() {
    return aboutNow;
  }

  /** Whether any thread has been started in this run. */
  boolean hasStarts() {
    return hasStarts;
  }

  /** A thread has been started. */
  void born(LogicalThread parent, LogicalThread child) {
    hasStarts = true;
    if (!likeness.isUsed()) {
      return;
    }
    Code code = BirthRecords.code(child);
    if (code == null || likeness.different().contains(code)) {
      return;
    }
    if (!likeness.codes().contains(code)) {
      compare(parent, child, code);
      return;
    }
    areAbout = true;
    aboutNow = true;
    director.admit(child.number());
    int label = likeness.labels().getOrDefault(child.number(), 0);
    births.describe(child, parent.number(), label, likeness.own().get(code));
    family.add(child, parent.number(), code, sharing);
    if (!family.hasAlike(child.number())) {
      explain(parent, child, code);
    }
  }

  /** Notes why a thread is not like its siblings with the same code, once for each. */
  private void explain(LogicalThread parent, LogicalThread child, Code code) {
    LogicalThread eldest = family.withCode(parent.number(), code).get(0);
    if (eldest != child
        && !likeness.labels().containsKey(child.number())
        && !explained.get(child.number())) {
      explained.set(child.number());
      Alignment alignment = new Alignment();
      alignment.of(eldest, child);
      if (alignment.anyDifference() != null) {
        differences.add(
            new ToldApart(
                List.of(numbers.name(eldest.number()), numbers.name(child.number())),
                "were born with a difference: " + alignment.anyDifference(),
                SymmetryGuard.place(child.here())));
      }
    }
  }

  /** A run is over. Threads that are different from birth are not watched any longer. */
  public void end() {
    if (!areAbout || settled) {
      return;
    }
    settled = true;
    Set<Code> different = family.codesOfDifferent();
    different.retainAll(likeness.codes());
    if (!different.isEmpty()) {
      throw new Restart(new Difference.FromBirth(different, differences), director.steps());
    }
  }

  /** What was found out, as far as the runs have come. */
  SymmetryFindings findings() {
    remember();
    List<ToldApart> apart = new ArrayList<>(likeness.toldApart());
    apart.addAll(differences);
    return new SymmetryFindings(classes, apart);
  }

  /** Grows with what is known of threads that look alike; the last run counts already. */
  public long knowledge() {
    remember();
    return explained.cardinality() + differences.size() + mostThreads + (settled ? 1 : 0);
  }

  /** Keeps the names of threads that were alike in the run with the most of them. */
  private void remember() {
    if (areAbout && family.size() > mostThreads) {
      mostThreads = family.size();
      classes =
          family.classes().stream()
              .map(alike -> alike.stream().map(numbers::name).toList())
              .toList();
    }
  }

  /** Looks for threads with the same code, to learn what such threads have for themselves. */
  private void compare(LogicalThread parent, LogicalThread child, Code code) {
    PrivateObjects own = null;
    for (LogicalThread sibling : family.withCode(parent.number(), code)) {
      Alignment alignment = new Alignment();
      PrivateObjects found = alignment.of(sibling, child);
      if (alignment.difference() == null) {
        own = own == null ? new PrivateObjects() : own;
        own.addAll(found);
      }
    }
    family.add(child, parent.number(), code, sharing);
    explain(parent, child, code);
    if (own != null) {
      steps.restart(new Difference.SameCode(code, own));
    }
  }
}
