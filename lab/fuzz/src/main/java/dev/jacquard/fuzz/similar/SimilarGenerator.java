package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Draws a program from the catalogues; the same seed gives the same program on the same JDK. */
final class SimilarGenerator {
  /** How many programs in a hundred treat all members of a class in the same way. */
  private static final int ALIKE = 45;

  private static final int POOLED = 25;
  private static final int TWO_CLASSES = 30;

  private final Dice dice;
  private final boolean toldApart;
  private final Set<String> features = new TreeSet<>();
  private final Set<String> topics = new TreeSet<>();
  private final List<Crowd> crowds = new ArrayList<>();
  private final List<Statement> main = new ArrayList<>();

  private SimilarGenerator(long seed) {
    dice = new Dice(seed);
    toldApart = !dice.percent(ALIKE);
  }

  static SimilarProgram generate(long seed) {
    return new SimilarGenerator(seed).program();
  }

  private SimilarProgram program() {
    boolean two = dice.percent(TWO_CLASSES);
    for (String letter : two ? List.of("A", "B") : List.of("A")) {
      int members = two ? 2 : Arrays.asList(2, 2, 2, 3, 3, 4).get(dice.between(0, 5));
      crowds.add(
          new Crowd(
              new Crowd.Draft(dice, features, topics), letter, members, dice.percent(POOLED)));
    }
    crowds.forEach(crowd -> crowd.drawBody(room(crowd), toldApart));
    crowds.forEach(crowd -> main.addAll(crowd.owns()));
    crowds.forEach(crowd -> main.addAll(crowd.start()));
    work();
    crowds.forEach(crowd -> main.addAll(crowd.join(toldApart && dice.percent(40))));
    endings();
    return new SimilarProgram(
        dice.percent(50), crowds.stream().map(Crowd::written).toList(), main, features);
  }

  /** About as many fragments as can be explored without symmetry. */
  private int room(Crowd crowd) {
    if (crowds.size() > 1) {
      return dice.between(1, 2);
    }
    return switch (crowd.members()) {
      case 2 -> dice.between(1, 3);
      case 3 -> dice.between(1, 2);
      default -> 1;
    };
  }

  /** What main does while the members run. */
  private void work() {
    for (Crowd crowd : crowds) {
      for (String answer : crowd.answers()) {
        if (dice.percent(85)) {
          main.addAll(crowd.answer(answer));
        }
      }
      if (toldApart && dice.percent(50)) {
        main.addAll(crowd.draw(Catalogue.MAIN_TOLD_APART));
      }
    }
    if (dice.percent(20)) {
      main.addAll(crowds.get(0).draw(Catalogue.MAIN_ALIKE));
    }
  }

  private void endings() {
    main.addAll(crowds.get(0).draw(Catalogue.ENDINGS_ALIKE));
    if (dice.percent(40)) {
      main.addAll(dice.of(crowds).draw(Catalogue.ENDINGS_ALIKE));
    }
    if (toldApart && dice.percent(70)) {
      main.addAll(dice.of(crowds).draw(Catalogue.ENDINGS_TOLD_APART));
    }
  }
}
