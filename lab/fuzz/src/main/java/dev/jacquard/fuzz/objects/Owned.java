package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Shapes of what threads keep for themselves while they look at others, and of their tasks. */
final class Owned {
  private Owned() {}

  static List<Shape> all() {
    return List.of(
        builders(),
        threadLocals(),
        ownArrays(),
        ownObjects(),
        iterators(),
        texts(),
        pools(),
        stages());
  }

  private static Step next() {
    return new Step(
        "y = world.counter.incrementAndGet()", (w, l) -> l.y(w.counter.incrementAndGet()));
  }

  private static Step seen(int place) {
    return new Step(
        "seen(" + place + ", world.counter.get())",
        (w, l) -> Fields.seen(w, l, place, w.counter.get()));
  }

  private static Shape builders() {
    return Shape.of(
        "StringBuilder",
        seen(0),
        next(),
        new Step(
            "three times: text.append(world.counter.get()); x = text.toString()",
            (w, l) -> {
              StringBuilder text = new StringBuilder();
              while (text.length() < 3) {
                text.append(w.counter.get());
              }
              return l.x(Integer.parseInt(text.substring(0, 3)));
            }));
  }

  private static Shape threadLocals() {
    return Shape.of(
        "ThreadLocal",
        seen(1),
        next(),
        new Step(
            "world.local.set(2 * world.local.get() + world.counter.get())",
            (w, l) -> {
              w.local.set(2 * w.local.get() + w.counter.get());
              return l;
            }),
        new Step("x = world.local.get()", (w, l) -> l.x(w.local.get())),
        new Step(
            "while (world.local.get() < 3) world.local.set(world.local.get() + 1)",
            (w, l) -> {
              while (w.local.get() < 3) {
                w.local.set(w.local.get() + 1);
              }
              return l;
            }));
  }

  private static Shape ownArrays() {
    return Shape.of(
        "arrays of ones own",
        seen(2),
        next(),
        new Step(
            "int[] found = new int[2]; both of them from world.counter; x = 5 * found[0] +"
                + " found[1]",
            (w, l) -> {
              int[] found = new int[2];
              for (int i = 0; i < found.length; i++) {
                found[i] = w.counter.get();
              }
              return l.x(5 * found[0] + found[1]);
            }));
  }

  private static Shape ownObjects() {
    return Shape.of(
        "objects of ones own",
        seen(3),
        next(),
        new Step(
            "own = new Node(x); while (own.mutable < 3) own.mutable += 1 + world.counter.get()",
            (w, l) -> {
              Node own = new Node(l.x());
              while (own.mutable < 3) {
                own.mutable += 1 + w.counter.get();
              }
              return l.x(own.mutable);
            }),
        new Step(
            "two new nodes in a loop, linked, with world.counter",
            (w, l) -> {
              Node last = null;
              for (int i = 0; i < 2; i++) {
                Node made = new Node(w.counter.get());
                made.next = last;
                last = made;
              }
              return l.node(last).x(3 * last.number + last.next.number);
            }),
        new Step("world.head = node", (w, l) -> publish(w, l)),
        new Step("x = number(world.head)", (w, l) -> l.x(Fields.number(w.head))));
  }

  private static Locals publish(World world, Locals locals) {
    world.head = locals.node();
    return locals;
  }

  private static Shape iterators() {
    return Shape.of(
        "iterators",
        seen(0),
        next(),
        new Step(
            "for (int i : List.of(1, 2)) x = 3 * x + i * world.counter.get()",
            (w, l) -> {
              int x = 0;
              Iterator<Integer> numbers = new ArrayList<>(List.of(1, 2)).iterator();
              while (numbers.hasNext()) {
                x = 3 * x + numbers.next() * w.counter.get();
              }
              return l.x(x);
            }));
  }

  private static Shape texts() {
    return Shape.of(
        "texts",
        new Step("seen(1, world.text.length())", (w, l) -> Fields.seen(w, l, 1, w.text.length())),
        new Step(
            "world.text.append(x)",
            (w, l) -> {
              w.text.append(l.x());
              return l;
            }),
        new Step("y = world.text.length()", (w, l) -> l.y(w.text.length())),
        new Step("x = world.text.indexOf(\"1\")", (w, l) -> l.x(w.text.indexOf("1"))));
  }

  private static Shape pools() {
    return Shape.of(
        "pools",
        seen(2),
        next(),
        new Step(
            "x = submit(() -> world.counter.incrementAndGet()).get() in a pool",
            (w, l) -> l.x(pooled(w.counter))));
  }

  private static int pooled(AtomicInteger counter) {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    try {
      Future<Integer> result = pool.submit(counter::incrementAndGet);
      return 10 * counter.get() + result.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      pool.shutdown();
      await(pool);
    }
  }

  private static void await(ExecutorService pool) {
    try {
      pool.awaitTermination(1, TimeUnit.DAYS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Shape stages() {
    return Shape.of(
        "stages",
        seen(3),
        next(),
        new Step(
            "x = world.future.thenCombine(completed(1), Integer::sum).getNow(-1)",
            (w, l) ->
                l.x(
                    w.future
                        .thenCombine(CompletableFuture.completedFuture(1), Integer::sum)
                        .getNow(-1))),
        new Step(
            "world.future.thenAccept(v -> world.counter.addAndGet(v))",
            (w, l) -> {
              w.future.thenAccept(w.counter::addAndGet);
              return l;
            }),
        new Step(
            "world.future.complete(y)",
            (w, l) -> {
              w.future.complete(l.y());
              return l;
            }),
        new Step(
            "world.future.completeExceptionally(new IllegalStateException())",
            (w, l) -> {
              w.future.completeExceptionally(new IllegalStateException());
              return l;
            }),
        new Step(
            "x = world.future.handle((v, e) -> e == null ? v : 9).join()",
            (w, l) -> l.x(w.future.handle((v, e) -> e == null ? v : 9).join())));
  }
}
