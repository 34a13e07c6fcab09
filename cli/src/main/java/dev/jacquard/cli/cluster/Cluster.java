package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.line.Access;

/** Where a cluster is. */
public record Cluster(String url, Access access) {
  /** Somebody who speaks to it, for one thread. */
  Clerk clerk() {
    return new Clerk(Carriers.find().call(url, access));
  }
}
