package dev.jacquard.cli.doctor.programs;

/** Two threads increment a plain field. */
public final class LostUpdate {
  private int count;

  private LostUpdate() {}

  public static void main(String[] args) throws InterruptedException {
    LostUpdate shared = new LostUpdate();
    Team.of(2, member -> shared.count++);
  }
}
