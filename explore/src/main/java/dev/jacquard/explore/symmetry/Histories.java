package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What every thread was seen to do after every history of observations that it was seen to have, in
 * all executions so far; one tree for each thread.
 *
 * <p>A thread is deterministic, so its history decides what it does. If for a renaming every
 * history of every thread has its image in the tree of the image, with the image of the deed, then
 * the renaming takes executions to executions (algorithms.md 4.9).
 */
final class Histories {
  /**
   * What keeps a renaming from being a symmetry as far as it was seen.
   *
   * @param execution one whose image would show more; empty if the renaming is refuted already
   */
  record Gap(Refutation refutation, Optional<Execution> execution) {}

  private static final class Node {
    private final Execution first;
    private final Map<Observation, Node> next = new LinkedHashMap<>();
    private Deed deed;

    Node(Execution first) {
      this.first = first;
    }
  }

  private final Background background;
  private final Map<Integer, Node> roots = new HashMap<>();
  private final Map<Integer, Long> initial = new HashMap<>();
  private boolean told = true;

  Histories(Background background) {
    this.background = background;
  }

  void add(Trace trace) {
    Execution execution = new Execution(trace, background);
    List<Course> courses = Course.of(trace, background);
    for (int thread = 0; thread < courses.size(); thread++) {
      Course course = courses.get(thread);
      if (!course.deeds().isEmpty()) {
        told &= course.isTold();
        add(course, roots.computeIfAbsent(thread, t -> new Node(execution)), execution);
      }
    }
    addInitialStates(trace);
  }

  private void add(Course course, Node root, Execution execution) {
    Node node = root;
    for (int i = 0; i < course.length(); i++) {
      know(node, course.deeds().get(i));
      node = node.next.computeIfAbsent(course.observation(i), o -> new Node(execution));
    }
    if (course.deeds().size() > course.length()) {
      know(node, course.deeds().get(course.length()));
    }
  }

  private void know(Node node, Deed deed) {
    if (node.deed == null) {
      node.deed = deed;
    }
    told &= node.deed.matches(deed); // else observations leave something out
  }

  private void addInitialStates(Trace trace) {
    Set<Integer> modified = new HashSet<>();
    for (int row = 0; row < trace.length(); row++) {
      int location = trace.location(row);
      if (location >= 0 && !modified.contains(location) && hasState(trace.kind(row))) {
        Long known = initial.putIfAbsent(location, trace.before(row));
        told &= known == null || known == trace.before(row);
      }
      if (trace.writes(row)) {
        modified.add(location);
      }
    }
  }

  /** The lives of threads change without a step. */
  private static boolean hasState(Kind kind) {
    return kind != Kind.START && kind != Kind.JOIN && kind != Kind.TRY_JOIN && kind != Kind.END;
  }

  /** The worst that keeps a renaming from being a symmetry; nothing if it is one. */
  Optional<Gap> gap(Permutation renaming) {
    List<Gap> gaps = new ArrayList<>();
    for (Map.Entry<Integer, Node> root : roots.entrySet()) {
      new Comparison(renaming, root.getKey(), gaps).compare(root.getValue());
    }
    return gaps.stream()
        .filter(gap -> gap.execution().isEmpty())
        .findFirst()
        .or(
            () ->
                told && fixesInitialStates(renaming)
                    ? gaps.stream().findFirst()
                    : untold(renaming));
  }

  private static Optional<Gap> untold(Permutation renaming) {
    return Optional.of(
        new Gap(
            new Refutation(renaming, -1, -1, Optional.empty(), Optional.empty()),
            Optional.empty()));
  }

  private boolean fixesInitialStates(Permutation renaming) {
    return initial.entrySet().stream()
        .allMatch(
            state ->
                initial
                    .getOrDefault(renaming.location(state.getKey()), state.getValue())
                    .equals(state.getValue()));
  }

  /** Compares the tree of a thread with that of its image. */
  private final class Comparison {
    private final Permutation renaming;
    private final int thread;
    private final List<Gap> gaps;

    Comparison(Permutation renaming, int thread, List<Gap> gaps) {
      this.renaming = renaming;
      this.thread = thread;
      this.gaps = gaps;
    }

    void compare(Node root) {
      Node image = roots.get(renaming.thread(thread));
      if (image == null) {
        gaps.add(new Gap(refutation(root, Optional.empty()), Optional.of(root.first)));
      } else {
        compare(root, image);
      }
    }

    private void compare(Node node, Node image) {
      if (node.deed == null) {
        gaps.add(new Gap(refutation(node, Optional.empty()), Optional.empty()));
      } else if (image.deed == null) {
        gaps.add(new Gap(refutation(node, Optional.empty()), Optional.of(node.first)));
      } else if (!node.deed.renamed(renaming).matches(image.deed)) {
        gaps.add(new Gap(refutation(node, Optional.of(image.deed)), Optional.empty()));
      } else {
        compareNext(node, image);
      }
    }

    private void compareNext(Node node, Node image) {
      for (Map.Entry<Observation, Node> next : node.next.entrySet()) {
        Node imageOfNext = image.next.get(next.getKey());
        if (imageOfNext == null) {
          gaps.add(
              new Gap(
                  refutation(next.getValue(), Optional.empty()),
                  Optional.of(next.getValue().first)));
        } else {
          compare(next.getValue(), imageOfNext);
        }
      }
    }

    private Refutation refutation(Node node, Optional<Deed> found) {
      return new Refutation(
          renaming,
          thread,
          renaming.thread(thread),
          Optional.ofNullable(node.deed).map(deed -> doing(deed.renamed(renaming))),
          found.map(Histories::doing));
    }
  }

  private static Refutation.Doing doing(Deed deed) {
    String text =
        deed.kind().map(Kind::toString).orElse("END")
            + (deed.value() == 0 ? "" : " " + deed.value());
    return new Refutation.Doing(text, deed.location(), deed.site());
  }
}
