package dev.jacquard.cli.doctor.programs;

/** Two threads take two monitors, each in an order of its own. */
public final class MonitorsInOppositeOrder {
  private MonitorsInOppositeOrder() {}

  public static void main(String[] args) throws InterruptedException {
    Object[] monitors = {new Object(), new Object()};
    Team.of(
        2,
        member -> {
          synchronized (monitors[member]) {
            synchronized (monitors[1 - member]) {
              Thread.onSpinWait();
            }
          }
        });
  }
}
