package dev.jacquard.check;

import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.trace.Observed;
import dev.jacquard.runtime.setting.Settings;

/**
 * What was learned of a Java program since its search began for the first time: with it another
 * process runs the program in the same way. Not what is known of threads that are alike.
 *
 * @param observed what counts as a step because the program looks at it
 * @param carrier what threads can run on
 */
public record Knowledge(Observed observed, CarrierChoice carrier) {
  /** What there is in settings with which runs have been tried. */
  public static Knowledge of(Settings settings) {
    return new Knowledge(settings.learned(), settings.carrier());
  }

  /** Settings with it. */
  public Settings in(Settings settings) {
    return settings.learned(observed).with(carrier);
  }

  /** What {@link #toString()} wrote. */
  public static Knowledge parse(String text) {
    int end = text.indexOf('+') < 0 ? text.length() : text.indexOf('+');
    return new Knowledge(
        Observed.parse(text.substring(end)), CarrierChoice.valueOf(text.substring(0, end)));
  }

  @Override
  public String toString() {
    return carrier.name() + observed;
  }
}
