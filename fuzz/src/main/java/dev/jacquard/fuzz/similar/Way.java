package dev.jacquard.fuzz.similar;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.setting.Settings;
import java.util.function.UnaryOperator;

/** With which symmetry a program is explored. */
enum Way {
  WITHOUT(Settings::withoutSymmetry),
  VALUES(settings -> settings.withSymmetry(Symmetry.Flavour.VALUES)),
  READS_FROM(settings -> settings.withSymmetry(Symmetry.Flavour.READS_FROM));

  private final UnaryOperator<Settings> choice;

  Way(UnaryOperator<Settings> choice) {
    this.choice = choice;
  }

  Settings settings(Settings base) {
    return choice.apply(base);
  }
}
