package dev.jacquard.models.sample;

import dev.jacquard.models.action.ActionModel;
import dev.jacquard.models.action.Group;
import dev.jacquard.models.action.Place;

/**
 * Dining philosophers who eat once: the program of Godefroid 1999, Figure 2. Each waits for the
 * fork at its left and for the one at its right, then gives both back in this order.
 */
public final class PhilosophersOnce {
  private PhilosophersOnce() {}

  /** So many philosophers; fork i is object i. */
  public static ActionModel of(int philosophers) {
    ActionModel.Builder model = ActionModel.named("philosophers-once-" + philosophers);
    for (int i = 0; i < philosophers; i++) {
      model.semaphore("fork " + i, 1);
    }
    for (int i = 0; i < philosophers; i++) {
      int right = (i + 1) % philosophers;
      model.process("philosopher " + i).acquire(i).acquire(right).release(i).release(right);
    }
    return model.build();
  }

  /** Everybody moves on to the next seat, and every fork with its owner. */
  public static Group rotation(int philosophers) {
    return Group.rotation(Place.processesWithObjects(philosophers));
  }
}
