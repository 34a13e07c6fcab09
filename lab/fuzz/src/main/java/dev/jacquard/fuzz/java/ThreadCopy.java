package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;

/**
 * One thread of a run, with its code as {@link Specialisation} leaves it.
 *
 * @param thread which copy of which declaration
 */
record ThreadCopy(Element<ThreadDeclaration> thread, List<Local> locals, Block body) {

  /** All threads of a program, in the order of their numbers. */
  static List<ThreadCopy> of(LitmusFile file) {
    List<ThreadCopy> copies = new ArrayList<>();
    for (ThreadDefinition definition : file.threads()) {
      for (int tid = 0; tid < definition.declaration().extent().cells(); tid++) {
        copies.add(
            new ThreadCopy(
                new Element<>(definition.declaration(), tid),
                definition.locals(),
                Specialisation.of(definition.body(), tid)));
      }
    }
    return List.copyOf(copies);
  }

  /** The same thread with other code. */
  ThreadCopy with(Block code) {
    return new ThreadCopy(thread, locals, code);
  }

  /** What litmus calls the thread. */
  String name() {
    String name = thread.declaration().name();
    return thread.declaration().extent().array() ? name + "[" + thread.index() + "]" : name;
  }
}
