package dev.jacquard.model.differential;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.temporal.RandomFormulas;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** A model of which more is expected. */
public record Expecting(Model model, List<Property> more) implements Model {
  /** Random formulas over the propositions that a model has; none if it has none. */
  public static Expecting formulas(Model model, Random random, int count) {
    List<Property> more = new ArrayList<>();
    if (!model.propositions().isEmpty()) {
      List<String> quoted = model.propositions().stream().map(name -> '"' + name + '"').toList();
      RandomFormulas formulas = new RandomFormulas(random, quoted);
      for (int i = 0; i < count; i++) {
        more.add(new Property.Temporal("formula " + i, formulas.next(1 + random.nextInt(3))));
      }
    }
    return new Expecting(model, more);
  }

  @Override
  public String name() {
    return model.name();
  }

  @Override
  public List<String> propositions() {
    return model.propositions();
  }

  @Override
  public List<Property> properties() {
    return Stream.concat(model.properties().stream(), more.stream()).toList();
  }

  @Override
  public Set<StateSymmetry> symmetries() {
    return model.symmetries();
  }

  @Override
  public StateSpace space(StateSymmetry symmetry) {
    return model.space(symmetry);
  }
}
