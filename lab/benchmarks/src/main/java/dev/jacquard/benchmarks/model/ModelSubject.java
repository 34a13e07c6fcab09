package dev.jacquard.benchmarks.model;

import dev.jacquard.model.Model;
import dev.jacquard.models.sample.ReadersWriters;
import dev.jacquard.models.sample.ResourceController;
import java.util.Arrays;
import java.util.List;

/**
 * A model in Java and in Promela.
 *
 * @param promela the name of the resource with the Promela text
 * @param defines what the text leaves open, as options of SPIN
 */
record ModelSubject(String name, Model model, String promela, List<String> defines) {
  static final List<ModelSubject> ALL =
      List.of(
          controller(12, 6),
          controller(14, 7),
          controller(16, 8),
          controller(18, 9),
          controller(18, 2),
          readersWriters(11, 2),
          philosophers(15));

  static ModelSubject controller(int processes, int size) {
    int[] sizes = new int[processes / size];
    Arrays.fill(sizes, size);
    return new ModelSubject(
        "resource controller, " + sizes.length + " x " + size,
        new ResourceController(sizes),
        "resource-controller.pml",
        List.of("-DN=" + processes, "-DSIZE=" + size));
  }

  static ModelSubject philosophers(int philosophers) {
    return new ModelSubject(
        "philosophers, " + philosophers,
        new Philosophers(philosophers),
        "philosophers.pml",
        List.of("-DN=" + philosophers));
  }

  static ModelSubject readersWriters(int readers, int writers) {
    return new ModelSubject(
        "readers-writers, " + readers + " + " + writers,
        new ReadersWriters(readers, writers),
        "readers-writers.pml",
        List.of("-DN=" + (readers + writers), "-DREADERS=" + readers));
  }
}
