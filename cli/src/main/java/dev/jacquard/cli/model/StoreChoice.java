package dev.jacquard.cli.model;

import dev.jacquard.model.store.CompactStore;
import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.MappedStore;
import dev.jacquard.model.store.StateStore;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Supplier;

/**
 * Where states are kept.
 *
 * @param bytes the most memory that they may take, if that is not left to the store
 */
public record StoreChoice(Type type, OptionalLong bytes) {
  private static final int FINGERPRINT_BITS = 64;

  /** The values of {@code --store}. */
  public enum Type {
    HEAP,
    MAPPED,
    COMPACT;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Makes a store for one search. */
  Supplier<StateStore> supplier() {
    if (bytes.isEmpty()) {
      return switch (type) {
        case HEAP -> HeapStore::new;
        case MAPPED -> MappedStore::new;
        case COMPACT -> CompactStore::new;
      };
    }
    long most = bytes.getAsLong();
    return switch (type) {
      case HEAP -> () -> new HeapStore(most);
      case MAPPED -> () -> new MappedStore(Path.of(System.getProperty("java.io.tmpdir")), most);
      case COMPACT -> () -> new CompactStore(FINGERPRINT_BITS, most);
    };
  }
}
