package dev.jacquard.fuzz.objects;

import java.util.List;
import java.util.function.ToIntFunction;

/** Shapes of objects of the JDK that threads share. */
final class Library {
  private Library() {}

  static List<Shape> all() {
    return List.of(counters(), stacks(), maps(), queues(), deques(), lists(), tables(), futures());
  }

  /** A statement that does something, and whose result is of no interest. */
  private static Step deed(String code, ToIntFunction<World> deed) {
    return new Step(
        code,
        (w, l) -> {
          deed.applyAsInt(w);
          return l;
        });
  }

  private static Shape counters() {
    return Shape.of(
        "AtomicInteger",
        new Step("seen(1, world.counter.get())", (w, l) -> Fields.seen(w, l, 1, w.counter.get())),
        new Step("x = world.counter.incrementAndGet()", (w, l) -> l.x(w.counter.incrementAndGet())),
        deed("world.counter.incrementAndGet()", w -> w.counter.incrementAndGet()),
        new Step("y = world.counter.getAndAdd(x)", (w, l) -> l.y(w.counter.getAndAdd(l.x()))),
        new Step("x = world.counter.get()", (w, l) -> l.x(w.counter.get())),
        new Step(
            "y = world.counter.compareAndSet(x, x + 2) ? 1 : 0",
            (w, l) -> l.y(w.counter.compareAndSet(l.x(), l.x() + 2) ? 1 : 0)),
        new Step(
            "x = world.counter.updateAndGet(v -> 2 * v + 1)",
            (w, l) -> l.x(w.counter.updateAndGet(v -> 2 * v + 1))),
        new Step(
            "world.counter.lazySet(x)",
            (w, l) -> {
              w.counter.lazySet(l.x());
              return l;
            }));
  }

  private static Shape stacks() {
    return Shape.of(
        "AtomicReference",
        new Step(
            "seen(2, number(world.top.get()))",
            (w, l) -> Fields.seen(w, l, 2, Fields.number(w.top.get()))),
        new Step("node = new Node(x)", (w, l) -> l.node(new Node(l.x()))),
        new Step("node = world.top.get()", (w, l) -> l.node(w.top.get())),
        new Step(
            "push(new Node(x))",
            (w, l) -> {
              Node pushed = new Node(l.x());
              do {
                pushed.next = w.top.get();
              } while (!w.top.compareAndSet(pushed.next, pushed));
              return l;
            }),
        new Step(
            "node = pop()",
            (w, l) -> {
              while (true) {
                Node popped = w.top.get();
                if (popped == null || w.top.compareAndSet(popped, popped.next)) {
                  return l.node(popped);
                }
              }
            }),
        new Step(
            "y = world.top.compareAndSet(node, null) ? 1 : 0",
            (w, l) -> l.y(w.top.compareAndSet(l.node(), null) ? 1 : 0)),
        new Step("node = world.top.getAndSet(node)", (w, l) -> l.node(w.top.getAndSet(l.node()))),
        new Step("x = number(node)", (w, l) -> l.x(Fields.number(l.node()))));
  }

  private static Shape maps() {
    return Shape.of(
        "ConcurrentHashMap",
        new Step(
            "seen(0, world.map.getOrDefault(1, -1))",
            (w, l) -> Fields.seen(w, l, 0, w.map.getOrDefault(1, -1))),
        new Step("x = number(world.map.put(1, x))", (w, l) -> l.x(number(w.map.put(1, l.x())))),
        new Step("y = number(world.map.get(x & 1))", (w, l) -> l.y(number(w.map.get(l.x() & 1)))),
        new Step(
            "x = number(world.map.putIfAbsent(1, y))",
            (w, l) -> l.x(number(w.map.putIfAbsent(1, l.y())))),
        new Step(
            "y = world.map.merge(1, 1, Integer::sum)",
            (w, l) -> l.y(w.map.merge(1, 1, Integer::sum))),
        new Step("x = world.map.size()", (w, l) -> l.x(w.map.size())),
        new Step(
            "y = world.map.computeIfAbsent(0, key -> ++world.plain)",
            (w, l) -> l.y(w.map.computeIfAbsent(0, key -> ++w.plain))),
        new Step("x = number(world.map.remove(1))", (w, l) -> l.x(number(w.map.remove(1)))));
  }

  private static Shape queues() {
    return Shape.of(
        "LinkedBlockingQueue",
        new Step(
            "seen(1, number(world.queue.peek()))",
            (w, l) -> Fields.seen(w, l, 1, number(w.queue.peek()))),
        new Step("y = world.queue.offer(x) ? 1 : 0", (w, l) -> l.y(w.queue.offer(l.x()) ? 1 : 0)),
        new Step("world.queue.put(x + 1)", (w, l) -> put(w, l)),
        new Step("x = number(world.queue.poll())", (w, l) -> l.x(number(w.queue.poll()))),
        new Step("x = world.queue.take()", (w, l) -> l.x(take(w))),
        new Step("y = world.queue.size()", (w, l) -> l.y(w.queue.size())));
  }

  private static Shape deques() {
    return guarded(
        Shape.of(
            "ArrayDeque",
            new Step(
                "seen(2, world.deque.size())", (w, l) -> Fields.seen(w, l, 2, w.deque.size()))),
        new Step(
            "world.deque.add(x)",
            (w, l) -> {
              w.deque.add(l.x());
              return l;
            }),
        new Step("x = number(world.deque.poll())", (w, l) -> l.x(number(w.deque.poll()))),
        new Step("y = number(world.deque.peekLast())", (w, l) -> l.y(number(w.deque.peekLast()))));
  }

  private static Shape lists() {
    return guarded(
        Shape.of(
            "ArrayList",
            new Step("seen(3, world.list.size())", (w, l) -> Fields.seen(w, l, 3, w.list.size()))),
        new Step(
            "world.list.add(x)",
            (w, l) -> {
              w.list.add(l.x());
              return l;
            }),
        new Step("x = world.list.size()", (w, l) -> l.x(w.list.size())),
        new Step(
            "y = world.list.isEmpty() ? -1 : world.list.get(0)",
            (w, l) -> l.y(w.list.isEmpty() ? -1 : w.list.get(0))),
        new Step("y = world.list.indexOf(x)", (w, l) -> l.y(w.list.indexOf(l.x()))));
  }

  private static Shape tables() {
    return guarded(
        Shape.of(
            "HashMap",
            new Step(
                "seen(0, number(world.table.get(1)))",
                (w, l) -> Fields.seen(w, l, 0, number(w.table.get(1))))),
        new Step(
            "x = number(world.table.put(1, x + 1))",
            (w, l) -> l.x(number(w.table.put(1, l.x() + 1)))),
        new Step("y = number(world.table.get(1))", (w, l) -> l.y(number(w.table.get(1)))),
        new Step("x = world.table.size()", (w, l) -> l.x(w.table.size())));
  }

  private static Shape futures() {
    return Shape.of(
        "CompletableFuture",
        new Step(
            "seen(3, world.future.getNow(-1))",
            (w, l) -> Fields.seen(w, l, 3, w.future.getNow(-1))),
        new Step(
            "y = world.future.complete(x) ? 1 : 0",
            (w, l) -> l.y(w.future.complete(l.x()) ? 1 : 0)),
        new Step("x = world.future.getNow(-1)", (w, l) -> l.x(w.future.getNow(-1))),
        new Step("x = world.future.join()", (w, l) -> l.x(w.future.join())),
        new Step("y = world.future.isDone() ? 1 : 0", (w, l) -> l.y(w.future.isDone() ? 1 : 0)),
        new Step(
            "x = world.future.thenApply(v -> v + 1).getNow(-1)",
            (w, l) -> l.x(w.future.thenApply(v -> v + 1).getNow(-1))));
  }

  /** Each statement under a monitor, as it has to be, and all of them inside of one. */
  private static Shape guarded(Shape shape, Step... steps) {
    Statement[] guarded = new Statement[steps.length];
    for (int i = 0; i < steps.length; i++) {
      Step step = steps[i];
      guarded[i] =
          new Step(
              "synchronized (world.monitor) { " + step.code() + "; }",
              (w, l) -> {
                synchronized (w.monitor) {
                  return step.run(w, l);
                }
              });
    }
    return Shape.of(shape.name(), shape.seen(), guarded)
        .with(
            "synchronized (world.monitor)",
            (block, w, l) -> {
              synchronized (w.monitor) {
                return block.run(w, l);
              }
            });
  }

  private static int number(Integer value) {
    return value == null ? -1 : value;
  }

  private static Locals put(World world, Locals locals) {
    try {
      world.queue.put(locals.x() + 1);
      return locals;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int take(World world) {
    try {
      return world.queue.take();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
