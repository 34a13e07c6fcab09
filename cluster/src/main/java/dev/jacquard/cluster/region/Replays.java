package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Found;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.SavedPlan;
import java.util.Base64;

/** Failures that others have found, as plans in the numbers of this process. */
public final class Replays {
  private Replays() {}

  /**
   * A plan that leads to a failure again.
   *
   * @throws dev.jacquard.kernel.saved.DamagedStateException if it was not found by a slice
   */
  public static Plan of(Found found, Program program) {
    byte[] plan = Base64.getDecoder().decode(found.plan());
    return SavedPlan.restored(Bytes.reader(program, plan));
  }
}
