package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.PartitionFinder;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.description.Proposition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Computes the coarsest partitions of a diagram exactly, and checks those that it gives.
 *
 * <p>What is too large to be analysed gets the finest partition, which is never wrong, even if
 * another one is given; a note says so.
 */
public final class ExactPartitions implements PartitionFinder {
  private final boolean computeAll;

  private ExactPartitions(boolean computeAll) {
    this.computeAll = computeAll;
  }

  /** Given partitions are checked and then used; the others are computed. */
  public static ExactPartitions givenOrCoarsest() {
    return new ExactPartitions(false);
  }

  /** Given partitions are checked, but the coarsest ones are used everywhere. */
  public static ExactPartitions coarsest() {
    return new ExactPartitions(true);
  }

  /**
   * @throws WrongPartitionException if a given partition is wrong
   */
  @Override
  public Partitions of(Description description) {
    return new Run(description).partitions();
  }

  /** One diagram's partitions as they are found. */
  private final class Run {
    private final Description description;
    private final List<String> notes = new ArrayList<>();
    private Analysis analysis;

    Run(Description description) {
      this.description = description;
      this.analysis = new Analysis(description);
    }

    Partitions partitions() {
      List<Partition> edges = new ArrayList<>();
      for (Edge edge : description.edges()) {
        edges.add(partition(subject(edge), edge.partition(), analysis -> analysis.behaviour(edge)));
      }
      List<Partition> propositions = new ArrayList<>();
      for (Proposition proposition : description.propositions()) {
        propositions.add(
            partition(
                "proposition \"" + proposition.name() + "\"",
                proposition.partition(),
                analysis -> analysis.behaviour(proposition.condition())));
      }
      return new Partitions(edges, propositions, notes);
    }

    /** The name of an edge; if others have the same, with its place among all. */
    private String subject(Edge edge) {
      List<Edge> all = description.edges();
      boolean unique = all.stream().filter(other -> other.name().equals(edge.name())).count() == 1;
      return "edge " + edge + (unique ? "" : " (number " + (all.indexOf(edge) + 1) + ")");
    }

    private Partition partition(
        String subject, Optional<Partition> given, Function<Analysis, Behaviour> behaviour) {
      try {
        return partition(subject, given, behaviour.apply(analysis));
      } catch (AnalysisLimitException limit) {
        notes.add(note(subject, given, limit));
        // What was kept of this one may be most of what there is room for.
        analysis = new Analysis(description);
        return Partition.finest(description.processes());
      }
    }

    private Partition partition(String subject, Optional<Partition> given, Behaviour behaviour) {
      if (given.isPresent()) {
        check(subject, given.get(), behaviour);
      }
      return given.isPresent() && !computeAll
          ? given.get()
          : new Coarsest(analysis, behaviour).partition();
    }

    private void check(String subject, Partition given, Behaviour behaviour) {
      new Refutation(description, analysis, behaviour)
          .witness(given)
          .ifPresent(
              witness -> {
                throw new WrongPartitionException(
                    "%s: the partition %s is wrong: %s"
                        .formatted(subject, given, witness.sentence(description)));
              });
    }

    private static String note(
        String subject, Optional<Partition> given, AnalysisLimitException limit) {
      return given.isPresent()
          ? "%s: the partition %s was not checked and is not used, because %s"
              .formatted(subject, given.get(), limit.getMessage())
          : "%s: every process is taken to be different, because %s"
              .formatted(subject, limit.getMessage());
    }
  }
}
