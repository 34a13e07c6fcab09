package dev.jacquard.check.saved;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.runtime.jvm.ClassResources;
import dev.jacquard.worker.ProgramLoader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;

/** The classes of a JVM program that were loaded so far, each with a digest of its file. */
public final class UsedClasses implements Saving.Program {
  private static final String MISSING = "";

  private final ProgramLoader loader;
  private final boolean resumable;
  private final Map<String, String> digests = new TreeMap<>();

  public UsedClasses(ProgramLoader loader, boolean resumable) {
    this.loader = loader;
    this.resumable = resumable;
  }

  @Override
  public boolean isResumable() {
    return resumable;
  }

  @Override
  public void save(StateWriter out) {
    loader.loaded().forEach(name -> digests.computeIfAbsent(name, this::digest));
    out.number(digests.size());
    digests.forEach(
        (name, digest) -> {
          out.text(name);
          out.text(digest);
        });
  }

  /** A class that was not used then does not matter. */
  @Override
  public void compare(StateReader in) {
    for (int count = in.count(); count > 0; count--) {
      String name = in.text();
      String then = in.text();
      if (!then.equals(digest(name))) {
        throw new CheckpointMistake(
            "the class "
                + name
                + " has changed since the checkpoint was written; begin again without --resume",
            null);
      }
      digests.put(name, then);
    }
  }

  private String digest(String name) {
    try (InputStream in = ClassResources.open(loader, name.replace('.', '/'))) {
      return in == null ? MISSING : Digest.of(in.readAllBytes());
    } catch (IOException unreadable) {
      return MISSING;
    }
  }
}
