package dev.jacquard.cli.cluster;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that have a search made by a cluster. */
public final class ClusterOption {
  @Option(
      names = "--cluster",
      paramLabel = "URL",
      description =
          "the workers of a cluster make the search, without symmetry; what cluster serve says")
  private Optional<String> url;

  @Mixin private AccessOptions accessOptions;

  /** Whether there is one. */
  public boolean isUsed() {
    return url.isPresent();
  }

  /** The cluster, if there is one. */
  public Optional<Cluster> value() {
    return url.map(where -> new Cluster(where, accessOptions.value()));
  }
}
