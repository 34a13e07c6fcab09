package dev.jacquard.benchmarks.peers.guest;

import dev.jacquard.benchmarks.paper.PaperPrograms;
import java.util.List;

/** Makes a program from words: a class, or the name of a publication's program and its sizes. */
public final class Programs {
  private Programs() {}

  /** A program. */
  public static Runnable of(List<String> words) {
    String name = words.get(0);
    if (!name.contains(".")) {
      return PaperPrograms.named(
          name, words.stream().skip(1).mapToInt(Integer::parseInt).toArray());
    }
    try {
      return (Runnable) Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no program " + name, e);
    }
  }
}
