package dev.jacquard.runtime.setting;

/** The program does something with a class that its model does not know: it has to run deep. */
public record DeepClass(String name) implements Discovery {
  @Override
  public Settings in(Settings settings) {
    return settings.with(settings.observed().withDeep(name));
  }

  @Override
  public String sentence() {
    return "the program does something with " + name + " that its model does not know";
  }
}
