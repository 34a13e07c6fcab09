package dev.jacquard.generate;

import dev.jacquard.generate.code.AccessFragments;
import dev.jacquard.generate.code.Body;
import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Operations;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.Statement.ThreadAction.Action;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes a thread that starts other threads, works, and joins them. */
final class MainThread {
  private final Body body;
  private final Draw draw;
  private final List<Role> others;
  private final boolean rows;

  /** With rows, nothing comes between two joins of one role, and the order is theirs. */
  MainThread(Body body, List<Role> others, boolean rows) {
    this.body = body;
    this.draw = body.draw();
    this.others = others;
    this.rows = rows;
  }

  List<Statement> statements(int room) {
    List<Role> started = others.stream().filter(role -> !draw.oneIn(4)).toList();
    int before = draw.below(room + 1);
    int between = draw.below(room - before + 1);
    List<Statement> code = new ArrayList<>(body.statements(before));
    code.addAll(withWork(Action.START, ordered(started), before == 0 && draw.oneIn(3), room));
    code.addAll(body.statements(between));
    List<Role> joined = started.stream().filter(role -> !draw.oneIn(4)).toList();
    int after = room - Operations.in(code);
    code.addAll(withWork(Action.JOIN, ordered(joined), !rows && draw.oneIn(3), after));
    code.addAll(body.statements(room - Operations.in(code)));
    return code;
  }

  private List<Reference<ThreadDeclaration>> ordered(List<Role> roles) {
    List<Reference<ThreadDeclaration>> threads =
        new ArrayList<>(roles.stream().flatMap(role -> role.references().stream()).toList());
    if (!rows && draw.oneIn(6)) {
      Collections.reverse(threads);
    }
    return threads;
  }

  /** The action on one thread after the other, perhaps with an operation after the first. */
  private List<Statement> withWork(
      Action action, List<Reference<ThreadDeclaration>> threads, boolean work, int room) {
    List<Statement> code = new ArrayList<>();
    for (Reference<ThreadDeclaration> thread : threads) {
      code.add(new ThreadAction(action, thread));
      if (work && code.size() == 1 && room > 0) {
        code.addAll(rows ? AccessFragments.read(body, 1) : body.statements(1));
      }
    }
    return code;
  }
}
