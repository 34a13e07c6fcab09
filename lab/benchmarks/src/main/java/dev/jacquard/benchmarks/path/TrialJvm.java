package dev.jacquard.benchmarks.path;

/** The main class of a worker JVM in which every benchmark is done once, to see that it works. */
final class TrialJvm {
  private TrialJvm() {}

  public static void main(String[] arguments) {
    PathBenchmarks.tryOut(System.out);
    System.exit(0); // the threads that carried the program's are still there
  }
}
