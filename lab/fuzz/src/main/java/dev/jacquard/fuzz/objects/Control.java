package dev.jacquard.fuzz.objects;

import java.util.List;

/** Statements of all programs: local variables, conditions, loops, exceptions and threads. */
final class Control {
  private Control() {}

  static List<Statement> locals() {
    return List.of(
        new Step("x = 1", (w, l) -> l.x(1)),
        new Step("x = x + 1", (w, l) -> l.x(l.x() + 1)),
        new Step("y = x", (w, l) -> l.y(l.x())),
        new Step("x = y", (w, l) -> l.x(l.y())),
        new Step(
            "if (x == 2) throw new IllegalStateException(\"two\")",
            (w, l) -> {
              if (l.x() == 2) {
                throw new IllegalStateException("two");
              }
              return l;
            }),
        new Step(
            "if (y > 2) throw new AssertionError(\"y = \" + y)",
            (w, l) -> {
              if (l.y() > 2) {
                throw new AssertionError("y = " + l.y());
              }
              return l;
            }));
  }

  static List<Body.Manner> manners() {
    return List.of(
        (block, w, l) -> l.x() == 1 ? block.run(w, l) : l,
        (block, w, l) -> l.x() > l.y() ? block.run(w, l) : l,
        (block, w, l) -> l.node() != null ? block.run(w, l) : l,
        (block, w, l) -> block.run(w, block.run(w, l)),
        Control::caught,
        Control::forked,
        Control::abandoned);
  }

  /** How they look, in the same order. */
  static List<String> heads() {
    return List.of(
        "if (x == 1)",
        "if (x > y)",
        "if (node != null)",
        "for (int i = 0; i < 2; i++)",
        "try, and catch (RuntimeException e) x = 9,",
        "Thread child = start(x, y, node); child.join(); which does",
        "start(x, y, node), which does");
  }

  private static Locals caught(Block block, World world, Locals locals) {
    try {
      return block.run(world, locals);
    } catch (RuntimeException e) {
      return locals.x(9);
    }
  }

  private static Locals forked(Block block, World world, Locals locals) {
    Thread child = new Thread(() -> block.run(world, locals));
    child.start();
    join(child);
    return locals;
  }

  private static Locals abandoned(Block block, World world, Locals locals) {
    new Thread(() -> block.run(world, locals)).start();
    return locals;
  }

  static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
