package dev.jacquard.fuzz.objects;

import java.util.List;

/** Shapes of fields, arrays and objects of the program's own. */
final class Fields {
  private Fields() {}

  static List<Shape> all() {
    return List.of(
        plain(),
        volatiles(),
        nodes(),
        publishedNodes(),
        chains(),
        cells(),
        slots(),
        boxes(),
        words(),
        pairs(),
        lambdas(),
        statics());
  }

  private static Shape plain() {
    return Shape.of(
        "plain field",
        new Step("seen(0, world.plain)", (w, l) -> seen(w, l, 0, w.plain)),
        new Step("x = world.plain", (w, l) -> l.x(w.plain)),
        new Step(
            "world.plain = x",
            (w, l) -> {
              w.plain = l.x();
              return l;
            }),
        new Step("y = ++world.plain", (w, l) -> l.y(++w.plain)));
  }

  private static Shape volatiles() {
    return Shape.of(
        "volatile field",
        new Step("seen(1, world.flag)", (w, l) -> seen(w, l, 1, w.flag)),
        new Step("x = world.flag", (w, l) -> l.x(w.flag)),
        new Step("y = world.flag", (w, l) -> l.y(w.flag)),
        new Step(
            "world.flag = x",
            (w, l) -> {
              w.flag = l.x();
              return l;
            }),
        new Step(
            "world.flag = 1",
            (w, l) -> {
              w.flag = 1;
              return l;
            }));
  }

  private static Shape nodes() {
    return Shape.of(
            "nodes",
            new Step("seen(2, number(world.node))", (w, l) -> seen(w, l, 2, number(w.node))),
            new Step("node = new Node(x)", (w, l) -> l.node(new Node(l.x()))),
            new Step(
                "world.node = node",
                (w, l) -> {
                  w.node = l.node();
                  return l;
                }),
            new Step(
                "world.node = new Node(x + 1)",
                (w, l) -> {
                  w.node = new Node(l.x() + 1);
                  return l;
                }),
            new Step("node = world.node", (w, l) -> l.node(w.node)),
            new Step("x = number(node)", (w, l) -> l.x(number(l.node()))),
            new Step("y = mutable(node)", (w, l) -> l.y(mutable(l.node()))),
            new Step(
                "if (node != null) node.mutable = x",
                (w, l) -> {
                  if (l.node() != null) {
                    l.node().mutable = l.x();
                  }
                  return l;
                }),
            new Step(
                "if (node != null) x = node.increase(2)",
                (w, l) -> l.node() == null ? l : l.x(l.node().increase(2))),
            new Step("x = node == world.node ? 1 : 0", (w, l) -> l.x(l.node() == w.node ? 1 : 0)))
        .with(
            "if (node != null) synchronized (node)",
            (block, w, l) -> {
              if (l.node() == null) {
                return l;
              }
              synchronized (l.node()) {
                return block.run(w, l);
              }
            });
  }

  private static Shape publishedNodes() {
    return Shape.of(
        "volatile nodes",
        new Step("seen(2, mutable(world.head))", (w, l) -> seen(w, l, 2, mutable(w.head))),
        new Step(
            "world.head = new Node(x)",
            (w, l) -> {
              w.head = new Node(l.x());
              return l;
            }),
        new Step(
            "world.head = node",
            (w, l) -> {
              w.head = l.node();
              return l;
            }),
        new Step("node = world.head", (w, l) -> l.node(w.head)),
        new Step("x = mutable(node)", (w, l) -> l.x(mutable(l.node()))),
        new Step("y = number(world.head)", (w, l) -> l.y(number(w.head))),
        new Step(
            "if (node != null) node.mutable = y + 1",
            (w, l) -> {
              if (l.node() != null) {
                l.node().mutable = l.y() + 1;
              }
              return l;
            }));
  }

  private static Shape chains() {
    return Shape.of(
        "linked nodes",
        new Step("seen(3, sum(world.node))", (w, l) -> seen(w, l, 3, sum(w.node))),
        new Step(
            "world.node = linked(new Node(x), world.node)",
            (w, l) -> {
              Node linked = new Node(l.x());
              linked.next = w.node;
              w.node = linked;
              return l;
            }),
        new Step(
            "node = world.node; if (node != null) node = node.next",
            (w, l) -> {
              Node node = w.node;
              return l.node(node == null ? null : node.next);
            }),
        new Step(
            "if (node != null) node.next = new Node(y)",
            (w, l) -> {
              if (l.node() != null) {
                l.node().next = new Node(l.y());
              }
              return l;
            }),
        new Step("node = world.node", (w, l) -> l.node(w.node)),
        new Step("x = sum(node)", (w, l) -> l.x(sum(l.node()))));
  }

  private static Shape cells() {
    return Shape.of(
        "arrays",
        new Step(
            "seen(0, 10 * world.cells[0] + world.cells[1])",
            (w, l) -> seen(w, l, 0, 10 * w.cells[0] + w.cells[1])),
        new Step("x = world.cells[y & 1]", (w, l) -> l.x(w.cells[l.y() & 1])),
        new Step("y = world.cells[x & 1]", (w, l) -> l.y(w.cells[l.x() & 1])),
        new Step(
            "world.cells[x & 1] = y + 1",
            (w, l) -> {
              w.cells[l.x() & 1] = l.y() + 1;
              return l;
            }),
        new Step(
            "world.cells = new int[] {x, y}",
            (w, l) -> {
              w.cells = new int[] {l.x(), l.y()};
              return l;
            }),
        new Step("x = world.cells[y]", (w, l) -> l.x(w.cells[l.y()])),
        new Step("y = world.cells.clone()[1]", (w, l) -> l.y(w.cells.clone()[1])));
  }

  private static Shape slots() {
    return Shape.of(
        "arrays of objects",
        new Step("seen(1, mutable(world.slots[1]))", (w, l) -> seen(w, l, 1, mutable(w.slots[1]))),
        new Step(
            "world.slots[x & 1] = new Node(y)",
            (w, l) -> {
              w.slots[l.x() & 1] = new Node(l.y());
              return l;
            }),
        new Step(
            "world.slots[y & 1] = node",
            (w, l) -> {
              w.slots[l.y() & 1] = l.node();
              return l;
            }),
        new Step("node = world.slots[x & 1]", (w, l) -> l.node(w.slots[l.x() & 1])),
        new Step("x = number(node)", (w, l) -> l.x(number(l.node()))),
        new Step(
            "world.slots[1].mutable = 5",
            (w, l) -> {
              w.slots[1].mutable = 5;
              return l;
            }));
  }

  private static Shape boxes() {
    return Shape.of(
        "boxes",
        new Step("seen(0, world.boxed)", (w, l) -> seen(w, l, 0, w.boxed)),
        new Step(
            "world.boxed = x + 1000",
            (w, l) -> {
              w.boxed = l.x() + 1000;
              return l;
            }),
        new Step(
            "world.boxed = x",
            (w, l) -> {
              w.boxed = l.x();
              return l;
            }),
        new Step(
            "world.otherBoxed = world.boxed",
            (w, l) -> {
              w.otherBoxed = w.boxed;
              return l;
            }),
        new Step("x = world.boxed", (w, l) -> l.x(w.boxed)),
        new Step("y = world.otherBoxed - 1000", (w, l) -> l.y(w.otherBoxed - 1000)),
        new Step(
            "x = world.boxed == world.otherBoxed ? 1 : 0",
            (w, l) -> l.x(isSame(w.boxed, w.otherBoxed) ? 1 : 0)),
        new Step(
            "world.boxed = null",
            (w, l) -> {
              w.boxed = null;
              return l;
            }));
  }

  private static Shape words() {
    return Shape.of(
        "strings",
        new Step("seen(1, world.word.length())", (w, l) -> seen(w, l, 1, w.word.length())),
        new Step(
            "world.word = \"a\" + x",
            (w, l) -> {
              w.word = "a" + l.x();
              return l;
            }),
        new Step(
            "world.word = world.word + \"b\"",
            (w, l) -> {
              w.word = w.word + "b";
              return l;
            }),
        new Step("x = world.word.length()", (w, l) -> l.x(w.word.length())),
        new Step(
            "y = world.word.equals(\"a1\") ? 1 : 0", (w, l) -> l.y(w.word.equals("a1") ? 1 : 0)),
        new Step("x = world.word.hashCode() & 3", (w, l) -> l.x(w.word.hashCode() & 3)));
  }

  private static Shape pairs() {
    return Shape.of(
        "records",
        new Step("seen(2, world.pair.number())", (w, l) -> seen(w, l, 2, w.pair.number())),
        new Step(
            "world.pair = new Pair(x, node)",
            (w, l) -> {
              w.pair = new World.Pair(l.x(), l.node());
              return l;
            }),
        new Step(
            "world.pair = new Pair(world.pair.number() + 1, null)",
            (w, l) -> {
              w.pair = new World.Pair(w.pair.number() + 1, null);
              return l;
            }),
        new Step("x = world.pair.number()", (w, l) -> l.x(w.pair.number())),
        new Step("node = world.pair.node()", (w, l) -> l.node(w.pair.node())),
        new Step("y = number(node)", (w, l) -> l.y(number(l.node()))));
  }

  private static Shape lambdas() {
    return Shape.of(
        "lambdas",
        new Step("seen(3, world.task.getAsInt())", (w, l) -> seen(w, l, 3, w.task.getAsInt())),
        new Step(
            "world.task = () -> x",
            (w, l) -> {
              int x = l.x();
              w.task = () -> x;
              return l;
            }),
        new Step(
            "world.task = () -> y + ++world.plain",
            (w, l) -> {
              int y = l.y();
              w.task = () -> y + ++w.plain;
              return l;
            }),
        new Step("x = world.task.getAsInt()", (w, l) -> l.x(w.task.getAsInt())),
        new Step("y = world.task.getAsInt() + 1", (w, l) -> l.y(w.task.getAsInt() + 1)));
  }

  private static Shape statics() {
    return Shape.of(
        "static field",
        new Step("seen(0, Initialised.value)", (w, l) -> seen(w, l, 0, Initialised.value)),
        new Step("x = Initialised.value", (w, l) -> l.x(Initialised.value)),
        new Step("y = ++Initialised.value", (w, l) -> l.y(++Initialised.value)),
        new Step(
            "Initialised.value = x",
            (w, l) -> {
              Initialised.value = l.x();
              return l;
            }));
  }

  static Locals seen(World world, Locals locals, int place, int value) {
    world.seen.set(place, value);
    return locals;
  }

  static int number(Node node) {
    return node == null ? -1 : node.number;
  }

  static int mutable(Node node) {
    return node == null ? -1 : node.mutable;
  }

  private static int sum(Node first) {
    int sum = 0;
    int most = 4;
    for (Node node = first; node != null && most > 0; node = node.next) {
      sum = 3 * sum + node.number;
      most--;
    }
    return sum;
  }

  private static boolean isSame(Object one, Object other) {
    return one == other;
  }
}
