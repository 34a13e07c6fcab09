package dev.jacquard.benchmarks.profile;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which methods of Jacquard were called by which, from one of them on, with everything below
 * counted in. Methods of the JDK belong to whoever called them; a method that calls itself is one.
 */
final class CallTree {
  private final String name;
  private final Map<String, CallTree> callees = new TreeMap<>();
  private long weight;

  private CallTree(String name) {
    this.name = name;
  }

  /**
   * The calls below a method, in stacks where it is.
   *
   * @param root the name of its class, without package, and its own
   */
  static CallTree below(String root, Collection<Stack> stacks) {
    CallTree tree = new CallTree(root);
    for (Stack stack : stacks) {
      List<Frame> frames = stack.frames().stream().filter(Frame::isWritten).toList();
      int from = frames.size() - 1;
      while (from >= 0 && !frames.get(from).toString().endsWith("." + root)) {
        from--;
      }
      if (from >= 0) {
        tree.add(frames.subList(0, from), stack.weight());
      }
    }
    return tree;
  }

  private void add(List<Frame> callees, long more) {
    CallTree present = this;
    present.weight += more;
    for (int i = callees.size() - 1; i >= 0; i--) {
      String callee = callees.get(i).toString();
      if (!callee.equals(present.name)) {
        present = present.callees.computeIfAbsent(callee, CallTree::new);
        present.weight += more;
      }
    }
  }

  /**
   * One line for each call, indented below its caller.
   *
   * @param least the share in percent below which a call is left out
   */
  List<String> lines(int depth, double least) {
    List<String> lines = new ArrayList<>();
    add("", depth, least, weight, lines);
    return lines;
  }

  private void add(String indent, int depth, double least, long total, List<String> lines) {
    double share = 100.0 * weight / total;
    if (share >= least) {
      lines.add(String.format(Locale.ROOT, "%5.1f %%  %s%s", share, indent, name));
      if (depth > 0) {
        callees.values().stream()
            .sorted(Comparator.comparing((CallTree tree) -> tree.weight).reversed())
            .forEach(callee -> callee.add(indent + " ", depth - 1, least, total, lines));
      }
    }
  }
}
