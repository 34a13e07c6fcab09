package dev.jacquard.runtime.setting;

/**
 * Several threads use an object of a class that the JDK made for itself: where plain accesses are
 * steps, those to all such objects are.
 */
public record SharedInside(String type) implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.with(settings.observed().withInside(type));
  }

  @Override
  public String sentence() {
    return "threads of the program share a " + type + ", which the JDK made";
  }
}
