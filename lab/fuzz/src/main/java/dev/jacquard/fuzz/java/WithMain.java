package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.code.Compiler;
import dev.jacquard.litmus.code.Instruction;
import dev.jacquard.litmus.code.Layout;
import dev.jacquard.litmus.code.Opcode;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Gives a program an explicit first thread, which starts the threads that began by themselves and
 * then joins them, as the main thread of a Java program does.
 *
 * <p>Threads that others start are left to them: whether they are started at all can depend on the
 * run, and main would wait for ever for one that is not. The symmetries and the expectations are
 * dropped, since main tells the threads apart and adds steps.
 */
public final class WithMain {
  private WithMain() {}

  /** The program with a first thread in front of its own, whose name is new. */
  public static LitmusFile of(LitmusFile file) {
    List<Reference<ThreadDeclaration>> began = new ArrayList<>();
    BitSet started = startedByOthers(file);
    int number = 0;
    for (ThreadDefinition thread : file.threads()) {
      for (Reference<ThreadDeclaration> copy : copies(thread.declaration())) {
        if (!started.get(number++)) {
          began.add(copy);
        }
      }
    }
    List<ThreadDefinition> threads = new ArrayList<>();
    threads.add(main(unusedName(file), began));
    threads.addAll(file.threads());
    return new LitmusFile(file.declarations(), threads, List.of(), List.of());
  }

  /** Whether nothing but the first thread runs from the beginning. */
  static boolean has(LitmusFile file) {
    int threads = new Layout(file).threads();
    return threads > 0
        && !file.threads().get(0).declaration().extent().array()
        && startedByOthers(file).nextClearBit(0) == 0
        && startedByOthers(file).nextClearBit(1) == threads;
  }

  /**
   * The numbers of the threads that some {@code start} names. Only the compiled code tells: what a
   * constant condition keeps out does not count.
   */
  private static BitSet startedByOthers(LitmusFile file) {
    Layout layout = new Layout(file);
    BitSet started = new BitSet();
    for (ThreadDefinition thread : file.threads()) {
      for (int tid = 0; tid < thread.declaration().extent().cells(); tid++) {
        Compiler.compile(layout, thread, tid).instructions().stream()
            .filter(instruction -> instruction.opcode() == Opcode.START)
            .mapToInt(Instruction::right)
            .forEach(started::set);
      }
    }
    return started;
  }

  private static List<Reference<ThreadDeclaration>> copies(ThreadDeclaration thread) {
    if (!thread.extent().array()) {
      return List.of(Reference.to(thread));
    }
    List<Reference<ThreadDeclaration>> copies = new ArrayList<>();
    for (int tid = 0; tid < thread.extent().cells(); tid++) {
      copies.add(Reference.to(thread, new Expression.Literal(tid)));
    }
    return copies;
  }

  private static ThreadDefinition main(String name, List<Reference<ThreadDeclaration>> threads) {
    List<ThreadAction> code = new ArrayList<>();
    threads.forEach(thread -> code.add(new ThreadAction(ThreadAction.Action.START, thread)));
    threads.forEach(thread -> code.add(new ThreadAction(ThreadAction.Action.JOIN, thread)));
    return new ThreadDefinition(
        new ThreadDeclaration(name, Extent.SINGLE), List.of(), new Block(List.copyOf(code)));
  }

  /** A name of neither a declaration nor a local, as a local may not hide the name of a thread. */
  private static String unusedName(LitmusFile file) {
    Set<String> used = new HashSet<>();
    file.declarations().stream().map(Declaration::name).forEach(used::add);
    for (ThreadDefinition thread : file.threads()) {
      used.add(thread.declaration().name());
      thread.locals().stream().map(Local::name).forEach(used::add);
    }
    String name = "main";
    for (int i = 1; used.contains(name); i++) {
      name = "main" + i;
    }
    return name;
  }
}
