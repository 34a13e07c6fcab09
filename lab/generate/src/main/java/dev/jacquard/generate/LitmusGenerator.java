package dev.jacquard.generate;

import dev.jacquard.generate.code.Catalogue;
import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Feature;
import dev.jacquard.generate.code.Operations;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.code.Vocabulary;
import dev.jacquard.generate.shrink.Uses;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes random litmus programs: small, with few locations and many conflicts.
 *
 * <p>The same seed gives the same program, on every JDK. Immutable.
 */
public final class LitmusGenerator {
  /** How many times more interleavings there may be when the work under locks counts in full. */
  private static final long SERIALIZED = 8;

  private final Features features;
  private final Sizes sizes;

  public LitmusGenerator(Features features, Sizes sizes) {
    this.features = features;
    this.sizes = sizes;
  }

  /** The program of a seed; it reads back as an equal one when printed. */
  public LitmusFile generate(long seed) {
    Draw draw = new Draw(seed);
    Set<Feature> drawn = features.draw(draw);
    Vocabulary vocabulary = Vocabulary.draw(drawn, sizes, draw);
    List<Role> roles = Cast.draw(drawn, features.required(), sizes, draw);
    int[] rooms = Rooms.draw(roles, sizes, draw);
    boolean interchangeable = features.required().contains(Feature.SYMMETRIC);
    Catalogue catalogue = Catalogue.draw(drawn, draw);
    ProgramWriter writer = new ProgramWriter(draw, vocabulary, catalogue, roles, interchangeable);
    LitmusFile file = writer.write(rooms);
    while (isTooLarge(file) && Rooms.reduce(rooms)) {
      file = writer.write(rooms);
    }
    return Uses.withoutUnused(file);
  }

  /** Whether there are too many interleavings even if locks forbid most of them. */
  private boolean isTooLarge(LitmusFile file) {
    int[] operations =
        file.threads().stream()
            .flatMapToInt(
                thread ->
                    IntStream.generate(() -> Operations.allIn(thread.body().statements()))
                        .limit(thread.declaration().extent().cells()))
            .toArray();
    return Interleavings.estimate(operations) > SERIALIZED * sizes.interleavings();
  }
}
