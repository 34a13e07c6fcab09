package dev.jacquard.runtime.setting;

/**
 * Several threads take a monitor in the JDK's own code: those of all such objects are steps.
 *
 * @param type the name of the class of the objects
 * @param ofProgram whether objects of the program are meant, or those that the JDK made for itself
 */
public record SharedMonitor(String type, boolean ofProgram) implements Discovery {
  private static final String OF_JDK = "jdk/";

  /** How it is spelled among what was learned of a program. */
  public String word() {
    return ofProgram ? type : OF_JDK + type;
  }

  @Override
  public Settings in(Settings settings) {
    return settings.with(settings.observed().withMonitor(word()));
  }

  @Override
  public String sentence() {
    return "threads of the program share the monitor of a " + type + ", which the JDK takes";
  }
}
