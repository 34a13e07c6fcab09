package dev.jacquard.cluster.region;

import dev.jacquard.cluster.office.Ancestor;
import dev.jacquard.cluster.office.Lease;
import dev.jacquard.cluster.office.Letter;
import dev.jacquard.cluster.office.Mail;
import dev.jacquard.cluster.office.RegionId;
import dev.jacquard.explore.tree.OfferedSteps;
import dev.jacquard.explore.tree.RegionDpor;
import dev.jacquard.kernel.Program;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The letters of a slice; none is written twice. */
final class Post implements RegionDpor.Outbox {
  private record Content(int depth, ByteBuffer steps) {}

  private final Program program;
  private final Lease lease;
  private final Set<Content> written = new HashSet<>();
  private final List<Letter> letters = new ArrayList<>();

  Post(Program program, Lease lease) {
    this.program = program;
    this.lease = lease;
  }

  @Override
  public void offer(int depth, OfferedSteps steps) {
    byte[] bytes = Bytes.of(program, steps::save);
    if (written.add(new Content(depth, ByteBuffer.wrap(bytes)))) {
      letters.add(letter(depth, bytes));
    }
  }

  /** To the last ancestor that has the node, by way of the one below it. */
  private Letter letter(int depth, byte[] steps) {
    RegionId via = lease.region();
    for (int i = lease.ancestors().size() - 1; i >= 0; i--) {
      Ancestor ancestor = lease.ancestors().get(i);
      if (ancestor.depth() <= depth) {
        return new Letter(ancestor.region(), new Mail.Offer(via, depth, steps));
      }
      via = ancestor.region();
    }
    throw new IllegalStateException("the first region begins at the beginning");
  }

  List<Letter> letters() {
    return letters;
  }
}
