package dev.jacquard.models.sample;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.differential.Agreement;
import dev.jacquard.model.differential.Expecting;
import dev.jacquard.model.dynamic.DynamicModel;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All samples, with random formulas: all searches, symmetries and stores agree. */
class SampleAgreementTest {
  static Stream<Model> samples() {
    return Stream.of(
        new ReadersWriters(2, 2),
        new ResourceController(1, 2, 1),
        PhilosophersOnce.of(3),
        new DiningPhilosophers(3, false),
        new DiningPhilosophers(4, true),
        new TwoPhaseCommit(2),
        new BoundedBuffer(1, 1, 1),
        new OrderedList(1, 1, 2),
        new MsiCache(2, 2, false),
        new RingElection(3, 2, false),
        new RingElection(3, 2, true));
  }

  static Stream<Model> largerSamples() {
    return Stream.of(
        new BoundedBuffer(2, 1, 2),
        new OrderedList(2, 1, 2),
        new BTree(2, 2, 2),
        new MsiCache(2, 2, true),
        new MsiCache(3, 2, false),
        new TwoPhaseCommit(3),
        new RingElection(4, 2, false),
        new ReadersWriters(4, 3),
        new ResourceController(3, 3, 2),
        PhilosophersOnce.of(5));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("largerSamples")
  void everySearchFindsTheSameInLargerSamples(Model model) {
    everySearchFindsTheSame(model);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySearchFindsTheSame(Model model) {
    Expecting expecting = Expecting.formulas(model, new Random(0), 5);
    Agreement agreement = Agreement.of(expecting, model.name() + ", " + expecting.more());
    if (model instanceof DynamicModel<?> dynamic) {
      for (StateSymmetry symmetry : model.symmetries()) {
        agreement.with(dynamic.space(symmetry, false), symmetry + ", no symmetric independence");
      }
    }
    agreement.withStores();
  }
}
