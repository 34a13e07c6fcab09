package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is known at a place inside a thread: its locals, the loops around it, and which copies of
 * the thread can get there as far as constant conditions tell.
 */
final class ThreadScope {
  private final SourceText source;
  private final Names names;
  private final boolean insideThread;
  private final List<Local> locals = new ArrayList<>();
  private final Deque<Map<String, DeclaredLocal>> blocks = new ArrayDeque<>();
  private BitSet copies;
  private int loops;

  /** A local and where it was declared. */
  record DeclaredLocal(Local local, Position position) {}

  private ThreadScope(SourceText source, Names names, boolean insideThread, int copies) {
    this.source = source;
    this.names = names;
    this.insideThread = insideThread;
    this.copies = new BitSet(copies);
    this.copies.set(0, copies);
  }

  /** The scope of the declarations outside the threads. */
  static ThreadScope outside(SourceText source, Names names) {
    return new ThreadScope(source, names, false, 1);
  }

  static ThreadScope inside(SourceText source, Names names, ThreadDeclaration thread) {
    return new ThreadScope(source, names, true, thread.extent().cells());
  }

  boolean insideThread() {
    return insideThread;
  }

  Names names() {
    return names;
  }

  /** The locals of the thread so far, by slot. */
  List<Local> locals() {
    return locals;
  }

  Local declare(Token name) {
    names.requireNew(name.text(), name.position());
    find(name.text())
        .ifPresent(
            earlier -> {
              throw source.error(
                  name.position(),
                  "'" + name.text() + "' is already declared at line " + earlier.position().line());
            });
    Local local = new Local(name.text(), locals.size());
    locals.add(local);
    blocks.element().put(name.text(), new DeclaredLocal(local, name.position()));
    return local;
  }

  Optional<DeclaredLocal> find(String name) {
    return blocks.stream().filter(block -> block.containsKey(name)).map(b -> b.get(name)).findAny();
  }

  /** The names that can be used here. */
  List<String> visibleNames() {
    List<String> visible = new ArrayList<>();
    blocks.forEach(block -> visible.addAll(block.keySet()));
    names.all().forEach(declaration -> visible.add(declaration.name()));
    return visible;
  }

  void enterBlock() {
    blocks.push(new HashMap<>());
  }

  void leaveBlock() {
    blocks.pop();
  }

  void enterLoop() {
    loops++;
  }

  void leaveLoop() {
    loops--;
  }

  boolean insideLoop() {
    return loops > 0;
  }

  /** The numbers of the copies that can get here. */
  IntStream copies() {
    return copies.stream();
  }

  /**
   * Keeps the copies for which the condition has this truth value, or all if it is not constant.
   *
   * @return what to give to {@link #restore} behind the code that the condition guards
   */
  BitSet restrict(Expression condition, boolean truth) {
    BitSet before = copies;
    if (ConstantExpression.isConstant(condition)) {
      copies = new BitSet();
      before.stream().filter(tid -> hasTruth(condition, truth, tid)).forEach(copies::set);
    }
    return before;
  }

  private static boolean hasTruth(Expression condition, boolean truth, int tid) {
    try {
      return ConstantExpression.value(condition, tid) != 0 == truth;
    } catch (ArithmeticException divisionByZero) {
      return false; // the thread ends at the condition
    }
  }

  void restore(BitSet before) {
    copies = before;
  }
}
