package dev.jacquard.runtime.setting;

/**
 * The initialiser of a class does something that other threads can see, or that depends on which
 * thread runs it and when: to initialise the class is a step, and so is to find it initialised.
 */
public record SharedInitialiser(String type) implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.with(settings.observed().withInitialiser(type));
  }

  @Override
  public String sentence() {
    return "threads of the program can see when the class " + type + " is initialised";
  }
}
