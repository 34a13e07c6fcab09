package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Local;
import java.util.ArrayList;
import java.util.List;

/** The locals of a thread that is being written: all so far, and those in scope. */
public final class Locals {
  private final List<Local> all = new ArrayList<>();
  private final List<Local> visible = new ArrayList<>();

  /** Where to go back to. */
  record Mark(int all, int visible) {}

  Local declare() {
    return declare("r" + all.size());
  }

  public Local declare(String name) {
    Local local = new Local(name, all.size());
    all.add(local);
    visible.add(local);
    return local;
  }

  /** A local that only the code that asked for it uses. */
  Local declareHidden() {
    Local local = declare();
    visible.remove(local);
    return local;
  }

  List<Local> visible() {
    return visible;
  }

  Mark mark() {
    return new Mark(all.size(), visible.size());
  }

  /** Ends the scope of what was declared since. */
  void leave(Mark mark) {
    visible.subList(mark.visible(), visible.size()).clear();
  }

  /** Takes back what was declared since. */
  void forget(Mark mark) {
    leave(mark);
    all.subList(mark.all(), all.size()).clear();
  }
}
