package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Draws programs: some shapes of shared objects, and threads that use them. */
final class RandomJavaGenerator {
  private static final int MOST_DEPTH = 2;

  private final SplittableRandom random;
  private final List<Shape> shapes = new ArrayList<>();

  RandomJavaGenerator(long seed) {
    random = new SplittableRandom(seed);
  }

  RandomJava generate() {
    List<Shape> all = new ArrayList<>(Fields.all());
    all.addAll(Locks.all());
    all.addAll(Library.all());
    all.addAll(Waits.all());
    all.addAll(Owned.all());
    int some = 1 + random.nextInt(3);
    while (shapes.size() < some) {
      shapes.add(all.remove(random.nextInt(all.size())));
    }
    int threads = random.nextInt(3) == 0 ? 3 : 2;
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      blocks.add(block(threads == 3 ? 2 : 4, 0));
    }
    return new RandomJava(
        blocks,
        Block.of(shapes.stream().map(Shape::seen).toList()),
        shapes.stream().map(Shape::name).collect(Collectors.joining(", ")));
  }

  private Block block(int most, int depth) {
    List<Statement> statements = new ArrayList<>();
    int length = 1 + random.nextInt(most);
    for (int i = 0; i < length; i++) {
      statements.add(statement(depth));
    }
    return Block.of(statements);
  }

  private Statement statement(int depth) {
    Shape shape = one(shapes);
    int dice = random.nextInt(10);
    if (depth < MOST_DEPTH && dice < 2) {
      int which = random.nextInt(Control.heads().size());
      return Body.of(Control.heads().get(which), block(2, depth + 1), Control.manners().get(which));
    }
    if (depth < MOST_DEPTH && dice < 5 && !shape.bodies().isEmpty()) {
      return one(shape.bodies()).apply(block(2, depth + 1));
    }
    return dice == 9 ? one(Control.locals()) : one(shape.statements());
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
