package dev.jacquard.libraries.bugs;

import dev.jacquard.libraries.FixedBug;
import dev.jacquard.libraries.Together;
import io.netty.util.AbstractReferenceCounted;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ReferenceCounted;

/**
 * Netty 8563: {@code retain} adds to the count first and takes it back if the object was dead. In
 * between, another thread sees a count that looks alive, and its {@code retain} succeeds.
 */
@FixedBug(
    issue = "https://github.com/netty/netty/issues/8563",
    library = "netty-common",
    broken = "4.1.31.Final",
    fixed = "4.1.32.Final",
    failure = "assertion")
final class NettyReferenceCount {
  private static final class Resource extends AbstractReferenceCounted {
    @Override
    protected void deallocate() {}

    @Override
    public ReferenceCounted touch(Object hint) {
      return this;
    }
  }

  void run() throws InterruptedException {
    Resource resource = new Resource();
    resource.release();
    Together.run(() -> retain(resource), () -> retain(resource));
  }

  private static void retain(Resource resource) {
    try {
      resource.retain();
    } catch (IllegalReferenceCountException dead) {
      return;
    }
    throw new AssertionError("a dead object was retained");
  }
}
