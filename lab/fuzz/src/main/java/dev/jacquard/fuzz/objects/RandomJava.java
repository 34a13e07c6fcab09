package dev.jacquard.fuzz.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A program: threads that the first one starts, joins, and looks at what they have left. It returns
 * what it sees, and prints itself nearly as Java.
 */
public final class RandomJava implements Supplier<String> {
  private final Threads threads;
  private final Block epilogue;
  private final String shapes;

  RandomJava(List<Block> threads, Block epilogue, String shapes) {
    this.threads = Threads.of(threads);
    this.epilogue = epilogue;
    this.shapes = shapes;
  }

  /** The program of a seed. */
  public static RandomJava of(long seed) {
    return new RandomJavaGenerator(seed).generate();
  }

  /** The codes of the threads, as a chain. */
  private record Threads(Block first, Threads rest) {
    private static Threads of(List<Block> blocks) {
      Threads threads = null;
      for (int i = blocks.size() - 1; i >= 0; i--) {
        threads = new Threads(blocks.get(i), threads);
      }
      return threads;
    }

    private static List<Block> list(Threads threads) {
      List<Block> list = new ArrayList<>();
      for (Threads next = threads; next != null; next = next.rest) {
        list.add(next.first);
      }
      return list;
    }
  }

  /** The threads that have been started, the last one first. */
  private record Started(Thread thread, Started rest) {}

  /** Runs it. */
  @Override
  public String get() {
    World world = new World();
    Locals begin = new Locals(0, 0, null);
    Started started = null;
    for (Threads next = threads; next != null; next = next.rest()) {
      Block code = next.first();
      started = new Started(new Thread(() -> code.run(world, begin)), started);
      started.thread().start();
    }
    for (Started next = started; next != null; next = next.rest()) {
      Control.join(next.thread());
    }
    epilogue.run(world, begin);
    return world.seen.get(0)
        + " "
        + world.seen.get(1)
        + " "
        + world.seen.get(2)
        + " "
        + world.seen.get(3);
  }

  /** The names of the shapes of shared objects. */
  public String shapes() {
    return shapes;
  }

  /** The programs in which a statement is missing. */
  public List<RandomJava> smaller() {
    List<RandomJava> smaller = new ArrayList<>();
    List<Block> blocks = Threads.list(threads);
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.size() > 1) {
        List<Block> fewer = new ArrayList<>(blocks);
        fewer.remove(i);
        smaller.add(new RandomJava(fewer, epilogue, shapes));
      }
      for (Block less : blocks.get(i).smaller()) {
        List<Block> others = new ArrayList<>(blocks);
        others.set(i, less);
        smaller.add(new RandomJava(others, epilogue, shapes));
      }
    }
    epilogue.smaller().forEach(less -> smaller.add(new RandomJava(blocks, less, shapes)));
    return smaller;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("// " + shapes + "\n");
    for (Block block : Threads.list(threads)) {
      text.append("thread {\n").append(block.text("  ")).append("}\n");
    }
    return text.append("join all\n").append(epilogue.text("")).toString();
  }
}
