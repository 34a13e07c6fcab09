package dev.jacquard.litmus.generate;

import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Set;

/**
 * Makes random litmus programs: small, with few locations and many conflicts.
 *
 * <p>The same seed gives the same program, on every JDK. Immutable.
 */
public final class LitmusGenerator {
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
    LitmusFile file =
        new ProgramWriter(draw, vocabulary, catalogue, roles, interchangeable).write(rooms);
    return Uses.withoutUnused(file);
  }
}
